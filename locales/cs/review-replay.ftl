# The review while a game is replayed in the terminal.

# The verdict on a turn, its loss and its luck are joined by dots.
# $turn: a number; $name: a player; $verdict: its word in JSON.
review-at-turn = Tah { $turn }, { $name }: { review-verdict }
# $points: of win chance, with one decimal.
review-points-lost = ztráta { $points } bodu
# $points: with a sign.
review-draw-luck = štěstí { $points }
# $percent: a whole number.
review-chance-now = šance na výhru { $percent } %
review-progress = rozbor { $percent } %
review-progress-of = Partie se rozebírá od nejdražších tahů: hotovo { $percent } %.
review-incomplete = Část rozboru se nezdařila: tady je zbytek.

# About the turn on the screen: each a sentence of its own.
review-pending = Tento tah ještě není rozebraný.
review-no-turn = Tady se žádný tah nehrál: přejdi na jiný krok.
# $lays: in the notation; $best, $value: chances to win in percent.
review-better-turn = Lépe: { $lays } ({ $best } % místo { $value } %).
# The same in a game that can hardly be won any more.
review-better-lays = Lépe: { $lays }.
review-none-better = Lepší tah se nenašel.
review-no-choice = Jiná možnost nebyla.
review-hopeless = Partie už byla prakticky rozhodnutá, ať se zahrálo cokoli.
review-cut-short = Tah nebyl dokončen, a proto se nehodnotí.

# About the whole game.
review-no-mistakes = Žádné chyby se nenašly.
review-no-mistakes-yet = Zatím žádné chyby; rozbor ještě běží.
review-only-mistake = Tohle je jediná chyba.
review-page = Rozbor
review-costly = Tahy, které snížily šanci na výhru
