# Strona: zasady z obrazkami. Same teksty zasad są w rules.ftl.

page-rules-play = Zagraj w tę grę
page-rules-command-cards = Karty z rozkazami
# $cards: rozkazy i liczby, na których są.
page-rules-own-cards = Przy tym stole rozkazy są na tych kartach: { $cards }.

# Co widać na obrazkach.
page-rules-picture-goal = Cztery stosy jako tory: dwa rosną od 1, dwa maleją od 100.
page-rules-picture-lay = 57 na rosnące 34, 45 na malejące 70: przeskoczone liczby przepadają.
page-rules-picture-trick = Dziesięć wstecz: 37 na rosnące 47, 75 na malejące 65.
page-rules-picture-turn = Dwie karty odłożone, dwie dobrane.
page-rules-picture-talk = Słowa o stosach: tak. Liczba: nigdy.
page-rules-picture-face-goal = U góry dwa stosy przeciwnika, na dole twoje.
page-rules-picture-help = Pomoc: 17 na rosnące 38 przeciwnika oddaje mu 21 liczb.
page-rules-picture-draw = Bez pomocy: dwie karty. Po pomocy: do sześciu na ręce.
