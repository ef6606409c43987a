"""The rooms around the tables: title, lobby, pause, rules book, options, results."""
