# Was am Tisch geschah, als Zeile im Verlauf und als Satz im Textmodus. Hinter $name steht ein Doppelpunkt, damit kein
# Verb dazu passen muss; der Name kann auch „Du“ sein (tui-you).

event-turn = Zug { $number }: { $name }.
event-began = { $name }: der erste Zug.
event-laid = { $name }: { $card } auf { pile }, { $cost }.
event-laid-trick = { $name }: { $card } auf { pile }, zehn zurück!
event-laid-help = { $name }: { $card } auf { pile }, eine Hilfe fürs Gegenüber.
event-command = Befehl „{ command }“: { command-rule }.
event-taken-back = { $name }: { $card } von { pile } zurückgenommen.
event-drew = { $name }: { $count ->
    [one] eine Karte nachgezogen
   *[other] { $count } Karten nachgezogen
}.
event-drew-own = Nachgezogen: { $cards }.

event-pile-signal = { $name } zu { pile }: { pile-signal }.
event-let-me-begin = { $name }: Lasst mich beginnen.
event-not-me = { $name }: Lieber nicht ich.
event-hold = { $name }: Ich habe eine Karte mit „{ command }“.
