# The help screen: a key on the left, this on the right. One line each if possible.

help-title = Tasten
help-about = Die Linie eines Stapels ist seine Bahn: Der gefüllte Teil ist verbraucht, die Striche sind deine Karten, und ◆ ist eine Karte, die genau zehn zurückgeht. Unter deinen Karten steht, was sie kosten, das Billigste zuerst: a+3 sind drei Zahlen auf Stapel a; ! verliert das Spiel; ✕ passt nirgends. ▤ zählt die Karten auf einem Stapel.
help-lay = Karte und Stapel tippen, dann Enter: legen
help-arrows = Karte wählen, Stapel wählen
help-mouse = eine Karte anklicken, dann einen Stapel; oder eine Taste in der letzten Zeile
help-end = den Zug beenden
help-undo = letzte Karte zurücknehmen (allein oder beim Ausprobieren)
help-try = einen Zug unbemerkt ausprobieren; y legt ihn
help-hint = was ein Meister legen würde, und warum
help-signal-keep-off = dem Team zum gewählten Stapel sagen: Hände weg
help-signal-rather-not = lieber nicht
help-signal-small-steps = nur kleine Schritte
help-signal-go-ahead = nur zu
help-hold = dem Team sagen, welchen Befehl die gewählte Karte trägt
help-begin = vor dem ersten Zug: ich gern, ich nicht
help-log = der Spielverlauf
help-rules = die Regeln dieses Spiels
help-resign = das Spiel aufgeben
help-back = zurück; die Partie bleibt gespeichert und lässt sich fortsetzen
help-replay = in alten Partien: Ansicht wechseln, ab hier weiterspielen
help-review = nach der Partie und in alten Partien: analysieren; danach die Übersicht mit Glück und Können
help-mistakes = in der Analyse: der nächste Fehler, der bessere Zug
help-quit = das Programm beenden; die Partie bleibt gespeichert (auch Ctrl-D)
help-saved = Jede Karte wird sofort gespeichert in { $folder }.
