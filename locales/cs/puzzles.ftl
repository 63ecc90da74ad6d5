# Puzzles.

# What `tenback puzzles make` says. $count: how many were found; $file: where they are.
puzzles-made = { $count ->
    [one] { $count } úloha je
    [few] { $count } úlohy jsou
    [many] { $count } úlohy je
   *[other] { $count } úloh je
} v souboru { $file }.
puzzles-interrupted = Předčasně ukončeno: { $count ->
    [one] { $count } úloha je
    [few] { $count } úlohy jsou
    [many] { $count } úlohy je
   *[other] { $count } úloh je
} v souboru { $file }.

# What `tenback puzzles check` says. $count: how many were proved.
puzzles-proved = { $count ->
    [one] Dokázána { $count } úloha.
    [few] Dokázány { $count } úlohy.
    [many] Dokázáno { $count } úlohy.
   *[other] Dokázáno { $count } úloh.
}
# $id: the puzzle; $why: what is wrong with it.
puzzles-unproved = Úloha { $id }: { $why ->
    [position] tohle není pozice pro úlohu tohoto druhu.
    [solution] řešení není nejlepší.
    [not-unique] existuje i jiné řešení.
    [runner] druhý nejlepší tah není tak dobrý, jak říká záznam.
   *[other] důkaz by trval příliš dlouho.
}
# Why a record is not a puzzle. $number: its number in the file; $tag: a name such as Rating.
puzzles-no-tag = Záznam { $number } není úloha: údaj { $tag } chybí nebo je neplatný.
puzzles-over = Záznam { $number } není úloha: hra končí ještě před první kartou.

# What a puzzle asks for. $cards: those to be drawn.
puzzles-task-line = Vylož všechny karty. Jde to jen jedním způsobem.
puzzles-task-first-lay = Najdi první kartu a její hromádku: jen pak půjde ještě vyložit všechny karty.
puzzles-task-both = Vidíš obě ruce a hraješ za obě.
puzzles-task-draw = Najdi tah, který vyhraje nejčastěji. K dobrání zbývá, v neznámém pořadí: { $cards }.
puzzles-task-duel = Najdi tah, který hned vyhraje. Vidíš obě ruce.
puzzles-task-duel-forced = Najdi tah, který vyhraje proti každé odpovědi. Vidíš obě ruce.

# What is wrong with an answer: each a sentence. $cards: numbers; $line: lays.
puzzles-loses = Tím hru hned prohraješ.
puzzles-unplayable = Špatně: { $count ->
    [one] kartu { $cards } už nepůjde vyložit.
    [few] karty { $cards } už nepůjde vyložit.
   *[other] karty { $cards } už nepůjde vyložit.
}
puzzles-no-way = Špatně: zbylé karty už nejdou vyložit v žádném pořadí.
puzzles-no-win = Špatně: žádný tah, který takhle začíná, nevyhrává.
puzzles-answer = Špatně: protihráč může odpovědět tahem { $line }.
# $left and $best: percent.
puzzles-fewer = Špatně: odsud vyhraje nejvýš { $left } % možností, s řešením { $best } %.

# Why the solution is the only one. $best and $second: percent.
puzzles-proof-line = Jinak to nejde: v jiném pořadí nebo na jiných hromádkách zbude karta, kterou už nepůjde vyložit.
puzzles-proof-first-lay = Po každé jiné první kartě zbude karta, kterou už nepůjde vyložit.
puzzles-proof-draw = Tento tah vyhraje při { $best } % možností, druhý nejlepší při { $second } %.
puzzles-proof-duel = Žádný jiný tah hned nevyhraje.
puzzles-proof-duel-forced = Po každém jiném tahu má protihráč odpověď, která výhře zabrání.

# In the terminal. $id: the puzzle; $themes: their names.
puzzles-title = úloha { $id } · { $rating } · { $themes }
puzzles-right = Zatím správně.
puzzles-solved = Vyřešeno!
puzzles-solution = Řešení: { $line }.
# $rating with its $deviation; $solved of $tried: first attempts.
puzzles-your-rating = Tvé hodnocení: { $rating } ± { $deviation } (napoprvé vyřešeno { $solved } z { $tried }).
puzzles-unsaved = Tvůj postup nelze uložit: { $error }.
puzzles-unknown = Úloha { $id } neexistuje.
puzzles-todo-then = n: další úloha. u: tahle znovu.
puzzles-then = „next“ dá další úlohu, „again“ tuhle znovu.
puzzles-help = Piš karty s hromádkou, třeba „45a 44b“, „end“ ukončí tah, „look“ ukáže stůl, dále „solution“, „again“, „next“, „today“, „rating“, „theme“ s ten-back, chain, order, commands, race nebo all, „quit“.
puzzles-key-solution = řešení
puzzles-key-again = znovu
puzzles-key-next = další
puzzles-key-theme = téma
puzzles-key-today = dnešní
tui-menu-puzzles = Úlohy
