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

# Klawisze przy stole, na końcu zasad: co robi każdy z nich, w kilku słowach.
page-keys = Klawisze
page-keys-walk = wybrać kartę
page-keys-aim = wybrać dla niej stos
page-keys-enter = odłożyć tam kartę
page-keys-type = wpisać zagranie: liczba, potem litera stosu
page-keys-rub-out = usunąć ostatnią cyfrę
page-keys-end = zakończyć turę
page-keys-back = cofnąć ostatnią kartę, gdzie wolno
page-keys-try = wypróbować turę albo przestać
page-keys-lay = odłożyć naprawdę to, co wypróbowano
page-keys-hint = poprosić o radę
page-keys-rules = pokazać te zasady
page-keys-escape = odłożyć kartę z powrotem do ręki, zamknąć to, co otwarte, albo wrócić z czatu do stołu
page-keys-off = Litery i cyfry są wyłączone w ustawieniach: { page-letter-keys }.
