# The page: the deals of a day, their calendar and their rankings.

page-daily-loading = Načítá se…
page-daily-retry = Zkusit znovu
page-daily-lead = Šest rozdání denně, stejných pro všechny. U každého se počítá první pokus.
# Behind the date: of today, how long it lasts, and of a past day.
page-daily-hours-left = ještě { $hours } h { $minutes } min
page-daily-minutes-left = ještě { $minutes } min
page-daily-archive = Minulý den: hraje se pro radost, už se nepočítá.
page-daily-today = Dnešní rozdání

# The deals, and how the reader stands with each.
page-daily-deals = Rozdání
page-daily-ranking = Žebříček
page-daily-begun = rozehráno
page-daily-team = s přáteli přes odkaz
# $count: how many people or teams.
page-daily-finished = { $count ->
    [0] zatím nikdo nedohrál
    [one] odehráno jednou
    [few] odehráno { $count }krát
   *[other] odehráno { $count }krát
}
page-daily-unranked = nepočítá se
page-daily-place = { $rank }. místo z { $of }
page-daily-points = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}

# The reader’s own record: days in a row, a rating with its interval, and a calendar.
page-daily-own = Tvoje dny
page-daily-streak = Série
page-daily-days = { $count ->
    [one] { $count } den
    [few] { $count } dny
   *[other] { $count } dní
}
page-daily-longest = { $count ->
    [one] nejdelší: { $count } den
    [few] nejdelší: { $count } dny
   *[other] nejdelší: { $count } dní
}
page-daily-rating = Hodnocení (pro jednoho)
# The interval of a rating, and how many deals it comes from.
page-daily-interval = { $low } až { $high },
page-daily-rated = { $count ->
    [one] z { $count } rozdání
    [few] ze { $count } rozdání
   *[other] z { $count } rozdání
}
page-daily-unrated = po prvním rozdání pro jednoho
# What the dots of a calendar mean.
page-daily-dot = { $result ->
    [won] výhra
   *[lost] dohráno
}
page-daily-earlier = Předchozí měsíc
page-daily-later = Další měsíc

# Rankings of a month and of a deal. $month: such as “November 2026”.
page-daily-month = Žebříček měsíce: { $month }
page-daily-month-empty = Zatím žádné výsledky: den se počítá, až se jeho rozdání odkryjí, dvě hodiny po jeho konci.
page-daily-empty = V tomto žebříčku zatím nikdo není.
page-daily-which = Rozdání
page-daily-among = Mezi
page-daily-everybody = všemi
page-daily-make-group = Porovnat se s přáteli
# The columns: place, name, result, days, points.
page-daily-rank = Místo
page-daily-who = Kdo
page-daily-result = Výsledek
page-daily-column-days = Dny
page-daily-column-points = Body
# The reader’s own row. $name: the name, or all names of the team.
page-daily-you = { $name } (ty)
# Below a table that leaves out the middle. $shown of $total rows.
page-daily-of-all = Zobrazeno { $shown } z { $total } míst.

# How it works.
page-daily-about = Jak to funguje
page-daily-about-same = Všichni hrají se stejnými kartami za stejných podmínek: jeden pokus, žádné rady, žádné vracení tahů a boti, kteří přemýšlejí u všech stejně dlouho. Kde na tom nezáleží, dostanou někteří karty zrcadlově (101 − n).
page-daily-about-score = Body říkají, jaká část ostatních včetně botů dopadla hůř než ty: 100, pokud nikdo nehrál tak dobře, 50 uprostřed; stejné výsledky se dělí.
page-daily-about-sealed = Karty jsou zamíchané a zapečetěné předem. Dvě hodiny po konci dne se odkryjí a každý si může ověřit, že se nic nezměnilo.
page-daily-worth = Jakou má žebříček cenu?
page-daily-worth-more = Nikdo se tu nemusí registrovat, takže nejde zabránit tomu, aby někdo hrál znovu pod druhým jménem nebo si nechal poradit od přítele, který už hrál. Velký žebříček ber jako hru. Věřit se dá tomu mezi přáteli.
# A link that follows the sentence above.
page-daily-groups = Skupiny přátel
page-daily-seals = Pečeti na dnešek a zítřek
page-daily-seals-how = Každá pečeť je SHA-256, která odpovídá jen jednomu pořadí karet. Jakmile se rozdání odkryje, jsou karty a sůl v záznamu partie: pečeť ověří přehrání i „tenback verify“.
page-daily-seals-today = Dnes
page-daily-seals-tomorrow = Zítra

# The ranking of one deal: before it can be seen, and the reader’s own result.
page-daily-closed = Žebříček je zatím zavřený.
page-daily-closed-why = Otevře se ti, až toto rozdání dohraješ. Nikdo se tak předem nic nedozví o kartách.
# $time: such as “Thursday 02:00”.
page-daily-opens = Všem se otevře: { $time }.
page-daily-opened = Karty už jsou odkryté. Zahrát si je můžeš, už se to ale nepočítá.
page-daily-own-result = Tvůj výsledek
page-daily-review = Rozbor partie
page-daily-replay = Přehrát
# $percent: of the games of bots with these cards.
page-daily-difficulty = Jak je to těžké? Boti s těmito kartami vyhráli { $percent } % partií.
page-daily-points-how = Body: podíl ostatních včetně botů, kteří dopadli hůř; stejný výsledek se počítá napůl.
