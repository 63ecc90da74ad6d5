# The page: after the game.
