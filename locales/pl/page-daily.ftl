# The page: the deals of a day, their calendar and their rankings.

page-daily-loading = Wczytywanie…
page-daily-retry = Spróbuj ponownie
page-daily-lead = Sześć rozdań dziennie, takich samych dla wszystkich. W każdym liczy się pierwsza próba.
# Behind the date: of today, how long it lasts, and of a past day.
page-daily-hours-left = jeszcze { $hours } godz. { $minutes } min
page-daily-minutes-left = jeszcze { $minutes } min
page-daily-archive = Miniony dzień: gra dla przyjemności, już się nie liczy.
page-daily-today = Dzisiejsze rozdania

# The deals, and how the reader stands with each.
page-daily-deals = Rozdania
page-daily-ranking = Ranking
page-daily-begun = w trakcie
page-daily-team = ze znajomymi, przez link
# $count: how many people or teams.
page-daily-finished = { $count ->
    [0] nikt jeszcze nie rozegrał
    [one] rozegrano { $count } raz
    [few] rozegrano { $count } razy
    [many] rozegrano { $count } razy
   *[other] rozegrano { $count } razy
}
page-daily-unranked = nie liczy się
page-daily-place = miejsce { $rank } z { $of }
page-daily-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}

# The reader’s own record: days in a row, a rating with its interval, and a calendar.
page-daily-own = Twoje dni
page-daily-streak = Seria
page-daily-days = { $count ->
    [one] { $count } dzień
    [few] { $count } dni
    [many] { $count } dni
   *[other] { $count } dnia
}
page-daily-longest = { $count ->
    [one] najdłuższa: { $count } dzień
    [few] najdłuższa: { $count } dni
    [many] najdłuższa: { $count } dni
   *[other] najdłuższa: { $count } dnia
}
page-daily-rating = Ranking (w pojedynkę)
# The interval of a rating, and how many deals it comes from.
page-daily-interval = od { $low } do { $high },
page-daily-rated = { $count ->
    [one] z { $count } rozdania
    [few] z { $count } rozdań
    [many] z { $count } rozdań
   *[other] z { $count } rozdania
}
page-daily-unrated = po pierwszym rozdaniu w pojedynkę
# What the dots of a calendar mean.
page-daily-dot = { $result ->
    [won] wygrana
   *[lost] rozegrane
}
page-daily-earlier = Poprzedni miesiąc
page-daily-later = Następny miesiąc

# Rankings of a month and of a deal. $month: such as “November 2026”.
page-daily-month = Ranking miesiąca: { $month }
page-daily-month-empty = Nie ma jeszcze wyników: dzień liczy się od ujawnienia rozdań, dwie godziny po jego końcu.
page-daily-empty = W tym rankingu nikogo jeszcze nie ma.
page-daily-which = Rozdanie
page-daily-among = Wśród
page-daily-everybody = wszystkich
page-daily-make-group = Porównaj się ze znajomymi
# The columns: place, name, result, days, points.
page-daily-rank = Miejsce
page-daily-who = Kto
page-daily-result = Wynik
page-daily-column-days = Dni
page-daily-column-points = Punkty
# The reader’s own row. $name: the name, or all names of the team.
page-daily-you = { $name } (ty)
# Below a table that leaves out the middle. $shown of $total rows.
page-daily-of-all = Pokazano { $shown } z { $total } miejsc.

# How it works.
page-daily-about = Jak to działa
page-daily-about-same = Wszyscy grają tymi samymi kartami na tych samych warunkach: jedna próba, bez podpowiedzi, bez cofania, a boty myślą u każdego tak samo długo. Tam, gdzie to nie robi różnicy, część graczy dostaje lustrzane odbicie kart (101 − n).
page-daily-about-score = Punkty mówią, jaką część pozostałych, w tym botów, udało ci się pokonać: 100, gdy nikt nie zagrał tak dobrze, 50 w środku stawki; przy remisie punkty się dzielą.
page-daily-about-sealed = Karty są potasowane i zapieczętowane z góry. Dwie godziny po końcu dnia zostają odkryte i każdy może sprawdzić, że niczego nie zmieniono.
page-daily-worth = Ile wart jest ten ranking?
page-daily-worth-more = Nikt nie musi się tu rejestrować, więc nie da się zapobiec temu, że ktoś zagra drugi raz pod inną nazwą albo posłucha znajomego, który już grał. Duży ranking traktuj jak zabawę. Zaufać można rankingowi znajomych.
# A link that follows the sentence above.
page-daily-groups = Grupy znajomych
page-daily-seals = Pieczęcie na dziś i jutro
page-daily-seals-how = Każda pieczęć to SHA-256, które pasuje tylko do jednej kolejności kart. Gdy rozdanie zostanie odkryte, karty i sól są w zapisie partii: pieczęć sprawdza powtórka, a także „tenback verify”.
page-daily-seals-today = Dziś
page-daily-seals-tomorrow = Jutro

# The ranking of one deal: before it can be seen, and the reader’s own result.
page-daily-closed = Ranking jest jeszcze zamknięty.
page-daily-closed-why = Otworzy się, gdy zakończysz to rozdanie. Dzięki temu nikt nie dowie się wcześniej niczego o kartach.
# $time: such as “Thursday 02:00”.
page-daily-opens = Dla wszystkich otworzy się: { $time }.
page-daily-opened = Karty są już odkryte. Możesz nimi zagrać, ale to się już nie liczy.
page-daily-own-result = Twój wynik
page-daily-review = Analiza partii
page-daily-replay = Powtórka
# $percent: of the games of bots with these cards.
page-daily-difficulty = Jak trudne to rozdanie? Boty wygrały tymi kartami { $percent } % partii.
page-daily-points-how = Punkty: odsetek pozostałych, w tym botów, którym poszło gorzej; remis liczy się za połowę.
