# Der Textmodus: Zeilen hinein und heraus, für Screenreader und Skripte. Ganze Sätze. Was zu tippen ist, steht in
# Anführungszeichen und ist in jeder Sprache gleich.

plain-welcome = Tenback. Tippe „help“ für alles, was du tun kannst, „quit“ zum Verlassen.
plain-lobby = Tippe „new classic“, „new extreme“ oder „new face-to-face“, um zu spielen, „games“ für deine gespeicherten Partien, „rules“ für die Regeln.
plain-lobby-options = Dahinter darf stehen: seats 3, bots expert,casual, names Ann,Ben, minimum 3, hand 7, talk none, seed 7. Bots sind random (Zufall), greedy (Gierig), casual (Locker), expert (Experte) und master (Meister).
plain-languages = Tippe „language“ und eines davon, um die Sprache zu wechseln: { $languages }.
plain-nothing-to-resume = Es gibt keine offene Partie zum Fortsetzen: „new classic“ beginnt eine.
plain-game-open = { $index }: { $what }. „resume { $index }“ setzt sie fort.
plain-game-over = { $index }: { $what }. „replay { $index }“ zeigt sie.
plain-no-such-game = Eine Partie { $index } steht nicht in der Liste: Tippe „games“.
plain-dealt = { game }, { tui-list-seats }. Die Karten sind ausgeteilt.
plain-resumed = { game }, { tui-list-seats }. Es geht weiter mit Zug { $turn }.
plain-seats = Am Tisch: { $names }.

plain-pile = { pile.start } ist { $direction ->
    [ascending] aufsteigend
   *[descending] absteigend
} und zeigt { $top }; { $count ->
    [0] keine Karte liegt
    [one] eine Karte liegt
   *[other] { $count } Karten liegen
} darauf.
# $name kann „Du“ sein.
plain-pile-owned = { pile.start } ({ $name }) ist { $direction ->
    [ascending] aufsteigend
   *[descending] absteigend
} und zeigt { $top }; { $count ->
    [0] keine Karte liegt
    [one] eine Karte liegt
   *[other] { $count } Karten liegen
} darauf.
plain-pile-command = { pile.start } zeigt „{ command }“: { command-rule }.
plain-stock = { $stock ->
    [0] Der Nachziehstapel ist leer
    [one] Eine Karte ist im Nachziehstapel
   *[other] { $stock } Karten sind im Nachziehstapel
}, { $left ->
    [one] eine Karte ist
   *[other] { $left } Karten sind
} noch abzulegen.
plain-mate = { $name }: { $cards ->
    [0] keine Handkarten
    [one] eine Handkarte
   *[other] { $cards } Handkarten
}.
plain-hand = Deine Handkarten: { $cards }.
plain-hand-empty = Deine Hand ist leer.
plain-card = { $card }: { $lays }
plain-card-command = { $card } mit „{ command }“: { $lays }
plain-card-nowhere = passt nirgends
plain-card-later = { $card }
plain-card-later-command = { $card } mit „{ command }“
plain-lay-trick = { $pile } { $cost } (zehn zurück)
plain-lay-help = { $pile } { $cost } (eine Hilfe)
plain-lay-loses = { $pile } { $cost } (verliert)

plain-todo-enough = Genug gelegt: „end“ beendet den Zug, oder lege weiter.
plain-todo-begin = Wer beginnt? „begin“, wenn du es tust, „not-me“, wenn lieber jemand anders.
plain-todo-wish = Wer beginnt? „begin“, „not-me“, oder „next“, wenn es dir gleich ist.
plain-pass = Gib die Tastatur weiter an { $name } und tippe „next“.
plain-pass-on = Tippe „next“, um die Tastatur weiterzugeben an { $name }.
plain-cleared = An der Tastatur ist jetzt { $name }.
plain-over = Das Spiel ist vorbei. Es ist gespeichert in { $file }.
plain-over-unkept = Das Spiel ist vorbei.
plain-kept = Die Partie ist gespeichert: „resume“ oder „tenback play --resume“ setzt sie fort.
plain-bye = Auf Wiedersehen.
plain-loses = { $card } auf { pile } verliert das Spiel sofort. Tippe „{ $again }“, um sie trotzdem zu legen.
plain-resign = „resign yes“ gibt das Spiel auf.
plain-tried = Ausprobiert, ungesehen: { $lays }. { $state ->
    [over] Damit wäre der Zug zu Ende.
    [lost] Damit wäre das Spiel verloren.
    [enough] Damit könnte der Zug enden.
   *[more] Dann fehlten noch Karten.
}
plain-what = „{ $text }“ geht hier nicht: Tippe „help“.
# Getippt wird das englische Wort des Befehls, angezeigt wird das deutsche.
plain-signals = Signale: „keep-off a“ (Hände weg), „rather-not a“ (lieber nicht), „small-steps a“ (kleine Schritte), „go-ahead a“ (nur zu); in Extreme auch „hold skull“ für eine Karte mit Befehl: stop (Stopp), skull (Schädel), three (Drei), mute (Stumm), no-back (Vorwärts), one-pile (1 Stapel), draw-one (1 ziehen).
plain-replay-at = Schritt { $step } von { $steps }.
plain-replay-help = „next“ (vor), „back“ (zurück), „first“ (Anfang), „last“ (Ende), „go 12“, „view 2“, „view all“ (alle Hände), „play“ zum Weiterspielen, „play shuffled“ neu gemischt, „quit“.

plain-help-lay = „45a“ legt 45 auf Stapel a; mehrere dürfen aufeinander folgen.
plain-help-end = „end“ beendet den Zug, „undo“ nimmt eine Karte zurück, wenn du allein spielst.
plain-help-try = „try 45a 46a“ probiert Karten aus, ungesehen.
plain-help-hint = „hint“ sagt, was ein Meister legen würde.
plain-help-look = „look“ beschreibt den ganzen Tisch, „hand“ deine Handkarten, „log“, was geschah.
plain-help-rest = „rules“ für die Regeln, „resign“ zum Aufgeben, „quit“ zum Verlassen; die Partie bleibt gespeichert.

# Ein Tisch anderswo.
plain-joined = Du bist an einem Tisch: { game }, { tui-list-seats }.
plain-room-seat = { seat.start }: { $name }.
plain-todo-sit = „sit“ setzt dich auf einen leeren Platz.
plain-todo-seats-host = Schick den Link an Freunde, oder tippe „bot 2 expert“, um einen Bot auf Platz 2 zu setzen.
plain-todo-deal = Alle sitzen: „deal“ teilt die Karten aus.
plain-todo-wish-there = Wer beginnt? „begin“, wenn du gern möchtest, „not-me“, wenn nicht, „begin now“ beginnt sofort.
plain-again = „again“ teilt ein neues Spiel aus, „same“ dieselben Karten noch einmal, „quit“ geht.
plain-bot-plays = Ein Bot spielt für dich: „return“, um wieder selbst zu spielen.
plain-seat-waits = Dein Platz bleibt dir: Komm mit demselben Link zurück.
plain-line-back = Die Verbindung ist wieder da.
plain-clock = Zeit für diesen Zug: { $time }.
plain-help-seats = „who“ sagt, wer wo sitzt, „sit“ oder „sit 2“ nimmt einen Platz, „stand“ verlässt ihn, „deal“ teilt die Karten aus.
plain-help-host = Als Gastgeber: „bot 2 expert“ setzt einen Bot auf einen Platz, „kick 2“ schickt weg, wer dort sitzt.
plain-help-there = „say hallo“ spricht mit den anderen, „hand-over“ lässt einen Bot für dich spielen, „return“ nimmt den Platz zurück.
