# The plain mode: lines of text in and out, for screen readers and scripts. Whole sentences. The words to type are the
# same in every language and are put in quotation marks.

plain-welcome = Tenback. Tippe „help“ für alles, was du tun kannst, „quit“ zum Verlassen.
plain-lobby = Tippe „new classic“, „new extreme“ oder „new face-to-face“, um zu spielen, „games“ für deine gespeicherten Partien („delete 1“ löscht eine), „learn“ für Lektionen, „rules“ für die Regeln.
# A few words after new: as on the command line.
plain-lobby-options = Dahinter kannst du Optionen setzen: seats 3, bots expert,casual, names Ann,Ben, minimum 3, hand 7, talk none, seed 7. Bots sind random (Zufall), greedy (Gierig), casual (Locker), regular (Geübt), strong (Stark), expert (Experte) und master (Meister).
# $languages: their codes and own names.
plain-languages = Tippe „language“ und eines davon, um die Sprache zu wechseln: { $languages }.
plain-nothing-to-resume = Es gibt keine offene Partie zum Fortsetzen: Tippe „new classic“, um eine zu beginnen.
plain-no-game-before = Es wurde noch keine Partie gespielt: Tippe „new classic“, um eine zu beginnen.
# $index: a number to type; $what: the game and its state; $file: a name.
plain-game-open = { $index }: { $what }. Tippe „resume { $index }“, um sie fortzusetzen.
plain-game-over = { $index }: { $what }. Tippe „replay { $index }“, um sie anzusehen.
plain-no-such-game = Eine Partie { $index } steht nicht in der Liste: Tippe „games“.
plain-delete = { $what }. Tippe „delete { $index } yes“, um sie endgültig zu löschen.
plain-deleted = Die Partie ist gelöscht.
plain-dealt = { game }, { tui-list-seats }. Die Karten sind ausgeteilt.
plain-resumed = { game }, { tui-list-seats }. Es geht weiter mit Zug { $turn }.
plain-seats = Am Tisch: { $names }.

# A pile. $pile: its letter; $top; $count: the cards on it; $direction: ascending or descending.
plain-pile = { pile.start } ist { $direction ->
    [ascending] aufsteigend
   *[descending] absteigend
} und zeigt { $top }, { $count ->
    [0] noch ohne Karten
    [one] eine Karte liegt darauf
   *[other] { $count } Karten liegen darauf
}.
# The same in Face to Face. $name: whose pile.
plain-pile-owned = { pile.start } ({ $name }) ist { $direction ->
    [ascending] aufsteigend
   *[descending] absteigend
} und zeigt { $top }, { $count ->
    [0] noch ohne Karten
    [one] eine Karte liegt darauf
   *[other] { $count } Karten liegen darauf
}.
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
# $cards: their numbers, and where they fit.
plain-hand = Deine Handkarten: { $cards }.
plain-hand-empty = Deine Hand ist leer.
# One card in the hand. $lays: pile and cost of each move, such as a +3, c −10.
plain-card = { $card }: { $lays }
plain-card-command = { $card } mit „{ command }“: { $lays }
plain-card-nowhere = passt nirgends
plain-card-later = { $card }
plain-card-later-command = { $card } mit „{ command }“
plain-lay-trick = { $pile } { $cost } (zehn zurück)
plain-lay-help = { $pile } { $cost } (Hilfe)
plain-lay-loses = { $pile } { $cost } (verliert)

plain-todo-enough = Tippe „end“, um den Zug zu beenden, oder leg weiter.
plain-todo-begin = Wer beginnt? „begin“, wenn du es bist, „not-me“, wenn lieber jemand anders.
plain-todo-wish = Wer beginnt? „begin“, „not-me“, oder „next“, wenn es dir gleich ist.
plain-pass = Gib die Tastatur weiter an { $name } und tippe „next“.
plain-pass-on = Tippe „next“, um die Tastatur weiterzugeben an { $name }.
plain-cleared = An der Tastatur ist jetzt { $name }.
plain-over = Das Spiel ist vorbei. Es ist gespeichert in { $file }.
plain-over-unkept = Das Spiel ist vorbei.
plain-bye = Auf Wiedersehen.
plain-loses = Mit { $card } auf { pile } ist das Spiel verloren: { lose-why }. Tippe „{ $again }“, um sie trotzdem zu legen.
plain-resign = Tippe „resign yes“, um das Spiel aufzugeben.
plain-tried = Unbemerkt ausprobiert: { $lays }. { $state ->
    [over] Damit wäre der Zug zu Ende.
    [lost] Damit wäre das Spiel verloren.
    [enough] Damit könnte der Zug enden.
   *[more] Dann fehlten noch Karten.
}
plain-what = „{ $text }“ geht hier nicht: Tippe „help“.
plain-signals = Signale: „keep off a“ (Hände weg), „rather not a“ (lieber nicht), „small steps a“ (kleine Schritte), „go ahead a“ (nur zu); in Extreme auch „hold skull“ für eine Karte mit Befehl: stop (Stopp), skull (Schädel), three (3!), mute (Stumm), no-back (Nur vorwärts), one-pile (Ein Stapel), draw-one (Eine ziehen).
plain-replay-at = Schritt { $step } von { $steps }.
plain-replay-help = „next“ (vor), „back“ (zurück), „turn“ (ein ganzer Zug), „first“ (Anfang), „last“ (Ende), „go 12“, „look“ (der Tisch), „view 2“ oder „view all“ (Handkarten), „review“ (Gewinnchancen und Urteile), „mistake“ (der nächste Fehler), „better“ (der bessere Zug), „play“ zum Weiterspielen, „play shuffled“ neu gemischt, „quit“.

# Help: one line each.
plain-help-lay = „45a“ legt 45 auf Stapel a; du kannst mehrere auf einmal tippen.
plain-help-end = „end“ beendet den Zug, „undo“ nimmt eine Karte zurück, wenn du allein spielst.
plain-help-try = „try 45a 46a“ probiert Karten unbemerkt aus.
plain-help-hint = „hint“ sagt, was ein Meister legen würde.
plain-help-look = „look“ beschreibt den ganzen Tisch, „piles“ die Stapel, „hand“ deine Handkarten, „log“ zeigt den Spielverlauf.
plain-help-brief = „brief“ sagt nur, was sich ändert und was noch zu tun ist; „full“ beschreibt wieder in jedem Zug den Tisch.
plain-brief = Kurz: Gesagt wird nur, was sich ändert. „look“, „piles“ und „hand“ sagen den Rest.
plain-full = Ausführlich: Der Tisch wird in jedem Zug beschrieben.
plain-help-rest = „rules“ für die Regeln, „resign“ zum Aufgeben, „quit“ zum Verlassen; die Partie bleibt gespeichert.

# A table on a server.
plain-joined = Du bist an einem Tisch: { game }, { tui-list-seats }.
plain-room-seat = { seat.start }: { $name }.
plain-todo-sit = Tippe „sit“, um dich auf einen leeren Platz zu setzen.
plain-todo-seats-host = Schick den Link an Freunde, oder tippe „bot 2 expert“, um einen Bot auf Platz 2 zu setzen.
plain-todo-deal = Alle Plätze sind besetzt: Tippe „deal“, um die Karten auszuteilen.
plain-todo-wish-there = Wer beginnt? „begin“, wenn du gern möchtest, „not-me“, wenn nicht, „begin now“ beginnt sofort.
plain-again = „again“ teilt ein neues Spiel aus, „same“ dieselben Karten noch einmal, „review“ analysiert die Partie, „quit“ verlässt den Tisch.
plain-bot-plays = Ein Bot spielt für dich: Tippe „return“, um wieder selbst zu spielen.
plain-vote = { $name } schlägt vor aufzugeben: Tippe „yes“, um aufzugeben, „no“, um weiterzuspielen.
plain-seat-waits = Dein Platz bleibt dir erhalten: Komm mit demselben Link zurück.
plain-line-back = Die Verbindung ist wieder da.
# $time: such as 1:30.
plain-clock = Zeit für diesen Zug: { $time }.
plain-help-seats = „who“ sagt, wer wo sitzt, „sit“ oder „sit 2“ nimmt einen Platz, „stand“ verlässt ihn, „deal“ teilt die Karten aus.
plain-help-host = Als Gastgeber: „bot 2 expert“ setzt einen Bot auf einen Platz, „kick 2“ entfernt für immer, wer dort sitzt, „host 2“ macht ihn zum Gastgeber, „silence 2“ und „unsilence 2“ schalten ihm den Chat ab und an, „close table“ schließt den Tisch für alle. „invite on“ lässt nur Leute mit dem Einladungslink sitzen (jedes Mal mit einem neuen Link), „invite off“ wieder alle.
plain-help-there = „say hallo“ schreibt den anderen, „hand-over“ lässt einen Bot für dich spielen, „return“ übernimmt wieder selbst.

# Lessons.
plain-lessons = Lektionen: Tippe zum Beispiel „learn basics“.
plain-lesson-help = „45a“ legt die 45 auf Stapel a, „end“ beendet den Zug, „keep off a“ gibt ein Signal. „hint“ zeigt einen Zug, „look“ beschreibt den Tisch, „quit“ beendet die Lektion.
plain-lesson-next = Tippe „next“, um weiterzulesen.
