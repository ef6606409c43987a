"""Pages: a painting, widgets with one focus, headings, notices."""
