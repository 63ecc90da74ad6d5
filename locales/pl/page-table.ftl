# The page: the table.
