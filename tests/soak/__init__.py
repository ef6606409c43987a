"""Runs of minutes or hours, started by hand; pytest collects nothing here."""
