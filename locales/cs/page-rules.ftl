# The page: the rules with pictures.
