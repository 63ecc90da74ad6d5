# The coach: one line before a costly lay, one after a turn.

# A lay. $card: a number; $pile: a letter.
coach-lay = { $card } na { $pile }
# What something costs. $points: a number of percentage points, at least 1.
coach-points = šanci na výhru o { $points ->
    [one] jeden bod
    [few] { $points } body
   *[other] { $points } bodů
}
# Before a lay. $better: a lay.
coach-warning = { coach-lay } sníží { coach-points }; lépe: { $better }.
coach-warning-end = { coach-lay } sníží { coach-points }; lepší je tah ukončit.
# After a turn. $what: what was worse about it; $better: the lays of a better turn.
coach-remark = { $what ->
    [jump] Ten skok
    [trick] Vynechaný krok o deset zpět
    [signal] Nerespektovaný signál
   *[turn] Ten tah
} snížil { coach-points }; lépe: { $better }.
coach-great = Výborně: každý jiný tah byl výrazně horší.

# In the terminal: the key, what the coach does, the line of the help screen, and the one in lines of text.
coach-key = trenér
coach-on = Trenér je zapnutý: varuje před drahými kartami a komentuje tvoje tahy.
coach-on-all = Trenér je zapnutý pro všechny u této klávesnice.
coach-off = Trenér je vypnutý.
coach-help = zapnout či vypnout trenéra: varuje před drahými kartami, komentuje tahy
coach-help-plain = „coach on“ varuje před drahými kartami, když je zkoušíš, a komentuje tvoje tahy; „coach off“ ho vypne.
# At a server, where the others have a say in it.
coach-key-agree = povolit trenéra
coach-on-there = Trenér se zapne, až budou souhlasit všichni u stolu.
coach-agreed = Ostatní teď mohou mít trenéra.
# In the log. $name: a player.
coach-log-on = { $name }: trenér je zapnutý.
coach-log-agreed = { $name }: souhlas s trenéry.
coach-log-off = { $name }: hra bez trenéra.
