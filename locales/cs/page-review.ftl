# The page: the review of a finished game. Words for verdicts and reasons are in review.ftl and reason.ftl.

page-review-heading = Rozbor
# A switch: whether marks such as “mistake” are shown.
page-review-verdicts = Ukazovat hodnocení
page-review-starting = Rozbor začíná…
# $done of $turns are known.
page-review-progress = Rozebráno tahů: { $done } z { $turns }
page-review-done = Rozbor je hotový.
page-review-broken = Rozbor skončil předčasně.
# After the sentence about what went wrong.
page-review-partial = Tohle zatím zjistil.

## The curve.

page-review-curve = Šance na výhru
# Between opponents. $name: whose chance it is.
page-review-curve-of = Šance na výhru: { $name }
# For screen readers. $title: one of the two above.
page-review-picture = { $title } tah po tahu. Čísla jsou v části „Všechny tahy v tabulce“.
# At the slider, for screen readers. $percent: with its sign.
page-review-now = Šance na výhru: { $percent }.

## The turn that is shown.

# $name: whose turn it was.
page-review-this = Tah { $number }: { $name }
page-review-not-yet = Tah { $number } ještě není rozebraný.
# After the verdict. A point is one percent of win chance.
page-review-lost = { $points ->
    [0] ztráta menší než jeden bod šance na výhru
    [one] ztráta jednoho bodu šance na výhru
    [few] ztráta { $points } bodů šance na výhru
   *[other] ztráta { $points } bodů šance na výhru
}
# Shows the better turn.
page-review-on-board = Ukázat na stole
# $points: with a sign, such as −3.
page-review-luck = Štěstí při dobírání: { $points }

## The whole game.

# Before buttons that lead to turns. Each says what it cost by play, or what luck gave or took; $points has a sign.
page-review-decisive = Nejdůležitější tahy
page-review-decisive-lost = hra { $points }
page-review-decisive-luck = štěstí { $points }
# A chart of bars: review-mean and what follows in review.ftl.
page-review-balance = Štěstí a umění
page-review-adjusted-why = Výsledek bez štěstí při rozdání a dobírání. V jedné partii může být pod 0 % nebo nad 100 %.
# The word in quotes is review-rest.
page-review-rest-why = „Zbytek“ není štěstí ani umění: co ostatní zrovna drželi v ruce a kde se hrálo lépe nebo hůře, než by hrál srovnávací bot.
# A game that was lost: opens the list of turns that would have won it.
page-review-line = Jak šlo vyhrát
page-review-table = Všechny tahy v tabulce
# Between opponents.
page-review-side = Šance a štěstí platí pro: { $name }.

## Mistakes to play again.

# $count: how many there are.
page-review-retry = { $count ->
    [one] Opravit jednu chybu
    [few] Opravit { $count } chyby
   *[other] Opravit { $count } chyb
}
page-review-retry-whose = Čí chyby
page-review-no-mistakes = Žádné chyby se nenašly.
page-review-retry-heading = Chyba { $number } z { $count }
page-review-retry-how = Hraješ za: { $name }. Vyber kartu, pak hromádku a ukonči tah: rozbor řekne, jak je dobrý.
# $lays: in the notation, such as “57b 59b”. One line, if possible.
page-review-retry-task = Tah { $turn }: hrálo se { $lays }. Najdi lepší tah.
# What a turn is worth that somebody played instead. One line or two.
page-review-answer = { $answer ->
    [best] Ano, to je nejlepší nalezený tah.
    [close] Ano, to je stejně dobré jako nejlepší nalezený tah.
    [played] Takhle se hrálo. Existuje lepší tah.
    [worse] { $points ->
        [one] To stojí jeden bod šance na výhru.
        [few] To stojí { $points } body šance na výhru.
       *[other] To stojí { $points } bodů šance na výhru.
    } Existuje lepší tah.
    [cards] { $cards ->
        [one] Na konci tak zbude asi o jednu kartu víc.
        [few] Na konci tak zbude asi o { $cards } karty víc.
       *[other] Na konci tak zbude asi o { $cards } karet víc.
    } Existuje lepší tah.
   *[unknown] To nepatří k nejlepším nalezeným tahům. Jakou to má cenu, se nepodařilo změřit.
}
page-review-judging = Hodnotí se tvůj tah…
page-review-hint = Rada
# The best turn, its first card.
page-review-hint-lay = Začíná kartou { $card } na { pile.acc }.
# A button, as short as possible.
page-review-show-answer = Řešení
page-review-retry-next = Další chyba
page-review-retry-finish = Hotovo
page-review-retried = Všechny chyby jsou za tebou
page-review-retry-result = Vyřešeno { $solved } z { $count }.
page-review-back = Zpět k rozboru
