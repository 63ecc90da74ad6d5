# The page: the rules with pictures. The texts of the rules themselves are in rules.ftl.

page-rules-play = Zagraj w tę grę
# To the lesson about this game.
page-rules-learn = Naucz się, grając
page-rules-command-cards = Karty rozkazów
# $cards: commands with the numbers that carry them.
page-rules-own-cards = Karty rozkazów przy tym stole: { $cards }.

# What the pictures show.
page-rules-picture-goal = Cztery stosy jako tory: dwa rosną od 1, dwa maleją od 100.
page-rules-picture-lay = 57 na rosnące 34, 45 na malejące 70: przeskoczone liczby przepadają.
page-rules-picture-trick = Dziesięć wstecz: 37 na rosnące 47, 75 na malejące 65.
page-rules-picture-turn = Dwie karty odłożone, dwie dobrane.
page-rules-picture-talk = Rozmowa o stosach: tak. Liczby: nigdy.
page-rules-picture-face-goal = U góry dwa stosy przeciwnika, na dole twoje.
page-rules-picture-help = Pomoc: 17 na rosnące 38 przeciwnika oddaje mu 21 liczb.
page-rules-picture-draw = Bez pomocy: dwie karty. Po pomocy: do sześciu na ręce.

# The keys of the table, at the end of the rules: what each does, in few words.
page-keys = Klawisze
page-keys-walk = wybrać kartę
page-keys-aim = wybrać dla niej stos
page-keys-enter = odłożyć tam kartę
page-keys-type = odłożyć kartę: liczba, potem litera stosu
page-keys-rub-out = usunąć ostatnią cyfrę
page-keys-end = zakończyć turę
page-keys-back = cofnąć ostatnią kartę, gdzie wolno
page-keys-try = wypróbować turę albo przestać
page-keys-lay = odłożyć na serio to, co wypróbowano
page-keys-hint = poprosić o podpowiedź
page-keys-rules = pokazać te zasady
page-keys-escape = cofnąć wybór karty, zamknąć to, co otwarte, albo wrócić z czatu do stołu
page-keys-off = Litery i cyfry są wyłączone w ustawieniach: { page-letter-keys }.
