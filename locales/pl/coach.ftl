# The coach: one line before a costly lay, one after a turn.

# A lay. $card: a number; $pile: a letter.
coach-lay = { $card } na { $pile }
# What something costs. $points: a number of percentage points, at least 1.
coach-points = szansę na wygraną o { $points ->
    [one] jeden punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
# Before a lay. $better: a lay.
coach-warning = { coach-lay } zmniejsza { coach-points }; lepiej: { $better }.
coach-warning-end = { coach-lay } zmniejsza { coach-points }; lepiej zakończyć turę.
# After a turn. $what: what was worse about it; $better: the lays of a better turn.
coach-remark = { $what ->
    [jump] Ten skok zmniejszył
    [trick] Przegapione dziesięć wstecz zmniejszyło
    [signal] Zlekceważenie sygnału zmniejszyło
   *[turn] Ta tura zmniejszyła
} { coach-points }; lepiej: { $better }.
coach-great = Świetnie: każda inna tura była wyraźnie gorsza.

# In the terminal: the key, what the coach does, the line of the help screen, and the one in lines of text.
coach-key = trener
coach-on = Trener jest włączony: ostrzega przed kosztownymi kartami i komentuje twoje tury.
coach-on-all = Trener jest włączony dla wszystkich przy tej klawiaturze.
coach-off = Trener jest wyłączony.
coach-help = włącz lub wyłącz trenera: ostrzega przed kosztownymi kartami, komentuje tury
coach-help-plain = „coach on” ostrzega przed kosztownymi kartami, gdy je wypróbowujesz, i komentuje twoje tury; „coach off” go wyłącza.
# At a server, where the others have a say in it.
coach-key-agree = zgoda na trenera
coach-on-there = Trener włączy się, gdy zgodzą się wszyscy przy stole.
coach-agreed = Pozostali mogą teraz mieć trenera.
# In the log. $name: a player.
coach-log-on = { $name }: trener włączony.
coach-log-agreed = { $name }: zgoda na trenerów.
coach-log-off = { $name }: gra bez trenera.
