# The page: the frame around every screen, and the home screen.

page-guest = Guest
