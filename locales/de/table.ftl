# Warum ein Wunsch am Tisch abgelehnt wird, und was stattdessen zu tun ist.

table-not-dealt = Die Karten sind noch nicht ausgeteilt: Teile erst aus.
table-already-dealt = Die Karten sind schon ausgeteilt: Spielt diese Partie zu Ende oder eröffne einen anderen Tisch.

table-seat-taken = Auf { seat } sitzt schon jemand: Wähle einen freien.
table-seat-empty = Auf { seat } sitzt niemand: Setze erst einen Menschen oder einen Bot dorthin.
table-nobody-to-sit = Sag, wer dort sitzen soll: ein Mensch oder ein Bot.
table-not-a-person = Nur Menschen schreiben, und auf { seat } sitzt ein Bot: Sprich für einen eigenen Platz.
table-nothing-promised = Es sind noch keine Karten gemischt: Mische erst.
table-already-seated = Du sitzt schon an diesem Tisch, auf { seat }: Steh dort erst auf.
table-knows-another-hand = Du kennst in dieser Partie die Karten von { seat }: Setz dich wieder dorthin oder warte auf die nächste Partie.
table-barred = Du wurdest von diesem Tisch weggeschickt: Setz dich an einen anderen.
table-bot-plays = Auf { seat } spielt schon ein Bot.
table-no-stand-in = Auf { seat } spielt kein Bot für jemanden: Es gibt nichts zurückzunehmen.
table-no-clock = Für diesen Platz läuft gerade keine Uhr.

table-talk-off = An diesem Tisch wird nicht geredet: Lass deine Karten sprechen.
table-signals-only = An diesem Tisch gibt es nur Signale: Gib eines zu einem Stapel.
table-muted = Die Karte „{ command }“ auf { pile } verbietet jedes Wort: Warte, bis sie abgedeckt ist (B12).
table-names-a-card = Nicht gesendet: „{ $word }“ könnte eine Karte sein, und Zahlen werden nie genannt, auch nicht zum Zählen. Sag es ohne, etwa „Hände weg von diesem Stapel“ oder „dort nur kleine Schritte“ (A15).
table-names-a-card-or-command = Nicht gesendet: „{ $word }“ könnte auch die Karte sein. Wenn du den Befehl meinst, nimm das Signal „Ich habe: { command }“.
table-too-long = Nicht gesendet: Eine Nachricht hat höchstens { $most } Zeichen. Sag es kürzer oder in Stücken.
table-nothing-said = Es gibt nichts zu senden: Schreib erst etwas.

table-setup-of-other-rules = Diese Karten sind für ein anderes Spiel oder eine andere Zahl von Plätzen: Teile für diesen Tisch aus.
table-bad-salt = Das Salz beim Austeilen muss eine Zeile ohne „"]“ sein: Wähle ein anderes.

table-name-empty = Ein Name braucht mindestens einen Buchstaben: Schreib einen.
table-name-too-long = Ein Name hat höchstens { $most } Zeichen: Wähle einen kürzeren.
table-name-forbidden = Ein Name darf { $character ->
    [semicolon] kein Semikolon
    [quote] kein gerades Anführungszeichen
   *[invisible] kein unsichtbares Zeichen
} enthalten: Lass es weg.
table-name-reserved = Dieser Name läse sich wie ein Bot oder ein leerer Platz: Wähle einen anderen.
