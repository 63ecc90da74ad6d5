# The page: the table.

# A seat with who sits there, where a sentence says “seat 2”. $seat: its number; $name: such as Ben.
page-seat-named = { $seat } ({ $name })
