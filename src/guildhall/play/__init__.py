"""People and programs at a table, without a network."""
