# The review of a finished game.

# Why a record cannot be reviewed.
review-open = Partie ještě neskončila: dohraj ji, pak ji půjde rozebrat.
review-set-up = Partie začíná z připravené pozice: rozebrat lze jen partie, které začínají rozdáním.
review-no-reference = Partii s těmito pravidly žádný bot posoudit neumí.
# $file: the picture.
review-one-picture = { $file } může ukázat jen jednu partii: zadej soubor s jediným záznamem, nebo vynech --svg.
# $games: how many were reviewed.
review-interrupted = Předčasně ukončeno, počet rozebraných partií: { $games }.

# How good a turn was. $verdict: its word in JSON.
review-verdict = { $verdict ->
    [great] skvělý
    [best] nejlepší
    [good] dobrý
    [inaccuracy] nepřesnost
    [mistake] chyba
    [blunder] hrubá chyba
    [forced] vynucený
    [decided] rozhodnuto
   *[unfinished] nedokončený
}

# What was worse about a turn than about the best one: each a sentence of its own.
# $card: a number; $name: a player; $step: how far; $count: how many cards.
review-lost-at-once = Partie tím byla okamžitě prohraná.
review-cards-left = Na konci kvůli tomu zůstane asi o { $count ->
    [one] jednu kartu
    [few] { $count } karty
   *[other] { $count } karet
} víc.
review-missed-trick = { $card } mohla jít na { pile.loc } o deset zpět.
review-signal-ignored = Na { pile.loc } byla prosba o opatrnost ({ $name }).
review-long-step = { $card } na { pile.loc } znamenala krok o { $step }.
review-command-laid = Příkaz „{ command }“ mohl počkat.
review-more-cards = Lepší by bylo vyložit o { $count ->
    [one] jednu kartu
    [few] { $count } karty
   *[other] { $count } karet
} méně.
review-fewer-cards = Lepší by bylo vyložit o { $count ->
    [one] jednu kartu
    [few] { $count } karty
   *[other] { $count } karet
} více.
review-missed-help = Pomoc na { pile.loc } by zase doplnila ruku.
review-helped = Pomoc na { pile.loc } se nevyplatila.

# Headings of the table.
review-turn = Tah
review-seat = Místo
review-chance = Šance %
review-luck = Štěstí
review-loss = Ztráta
review-verdict-heading = Hodnocení
review-played = Vyloženo
review-better = Lépe

# About the whole game. $file, $record: where it is; $game: the word of the notation.
review-title = { $file }, záznam { $record }: { game }
# The same in a picture. $turn and $percent are on the axes.
review-picture = Šance na výhru po tazích
# $level: who plays on.
review-reference = Šance platí, pokud na každém místě hraje dál { level }.
# Between opponents. $name: a player or a seat.
review-side = Šance a štěstí platí pro: { $name }
review-accuracy = Přesnost
# $name: a player or a seat; $accuracy: in percent.
review-accuracy-seat = { $name } { $accuracy } %
# The parts of the result, in points of win chance.
review-mean = Průměr
review-deal = Rozdání
review-draws = Dobírání
review-skill = Hra
review-rest = Zbytek
review-result = Výsledek
review-adjusted = Bez vlivu štěstí
# $turn: a number.
review-winnable = Do tahu { $turn } šlo ještě vyložit všechny karty: našel se způsob, jak na to.
review-winnable-unknown = Od žádného tahu se nenašel způsob, jak vyložit všechny karty.
# $turns: numbers.
review-decisive = Nejdůležitější tahy: { $turns }
review-decisive-command = Poslední tah ztroskotal na příkazu „{ command }“.

# About many games. $won of $games were won; $rate, $adjusted, $error: percentages.
review-summary = Výhry: { $won } z { $games } ({ $rate } %); bez vlivu štěstí: { $adjusted } % ± { $error }
review-summary-accuracy = Průměrná přesnost: { $accuracy } %
review-dearest = Nejdražší chyby
# $place: file and record; $lays, $best: in the notation; $loss: in points.
review-dearest-line = { $place }, tah { $turn }, místo { $seat }: { $lays }, lépe { $best } (−{ $loss })
