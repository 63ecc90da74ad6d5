# Why a table rejects a command: what is wrong, and what to do instead.

table-not-dealt = Die Karten sind noch nicht ausgeteilt: Teile erst aus.
table-already-dealt = Die Karten sind schon ausgeteilt: Spielt diese Partie zu Ende oder eröffne einen anderen Tisch.

table-seat-taken = { seat.start } ist schon besetzt: Wähle einen freien.
# Before the deal, or when it is an empty seat’s turn.
table-seat-empty = { seat.start } ist leer: Setze erst eine Person oder einen Bot dorthin.
table-nobody-to-sit = Sag, wer dort sitzen soll: eine Person oder ein Bot.
table-not-a-person = Nur Menschen können chatten, und auf { seat } sitzt ein Bot: Sprich für einen eigenen Platz.
table-nothing-promised = Es sind noch keine Karten gemischt: Mische erst.
table-already-seated = Du sitzt schon an diesem Tisch, auf { seat }: Steh dort erst auf.
table-knows-another-hand = Du kennst in dieser Partie die Karten von { seat }: Setz dich wieder dorthin oder warte auf die nächste Partie.
table-barred = Du wurdest von diesem Tisch entfernt: Setz dich an einen anderen.
table-bot-plays = Auf { seat } spielt schon ein Bot.
table-no-stand-in = Auf { seat } spielt kein Bot für jemanden: Es gibt nichts zu übernehmen.
table-no-clock = Für diesen Platz läuft gerade keine Uhr.

table-vote-open = Dein Team stimmt schon übers Aufgeben ab: Antworte erst darauf.
table-already-proposed = Du hast in diesem Zug schon vorgeschlagen aufzugeben.
table-no-vote = Gerade gibt es nichts abzustimmen.
table-already-answered = Du hast schon geantwortet: Warte auf die anderen.
table-hints-off = An diesem Tisch gibt es keine Tipps.
table-talk-off = An diesem Tisch wird nicht geredet: Lass deine Karten sprechen.
table-signals-only = An diesem Tisch gibt es nur Signale: Gib eines zu einem Stapel.
table-muted = Die Karte „{ command }“ auf { pile } verbietet jedes Wort: Warte, bis sie abgedeckt ist.
# $word: the number as it was written, in the writer’s language.
table-names-a-card = Nicht gesendet: „{ $word }“ könnte eine Karte sein, und Zahlen werden nie genannt, auch nicht zum Zählen. Sag es ohne, etwa „Hände weg von diesem Stapel“ oder „dort bitte kleine Schritte“.
# The number could be a command card of Extreme too. $word: as above.
table-names-a-card-or-command = Nicht gesendet: „{ $word }“ könnte auch die Karte sein. Wenn du den Befehl meinst, nimm das Signal „Ich habe: { command }“.
# $most: the maximum number of characters in a message.
table-silenced = Der Gastgeber hat den Chat an diesem Tisch für dich abgeschaltet.
table-too-long = Nicht gesendet: Eine Nachricht hat höchstens { $most } Zeichen. Kürze sie oder teile sie auf.
table-nothing-said = Es gibt nichts zu senden: Schreib erst etwas.

table-setup-of-other-rules = Diese Karten sind für ein anderes Spiel oder eine andere Zahl von Plätzen: Teile für diesen Tisch aus.
table-bad-salt = Das Salz beim Austeilen muss eine Zeile ohne „"]“ sein: Wähle ein anderes.

# What is wrong with a person’s name.
table-name-empty = Ein Name braucht mindestens einen Buchstaben.
# $most: the maximum number of characters in a name.
table-name-too-long = Ein Name hat höchstens { $most } Zeichen: Wähle einen kürzeren.
# $character: what a name may not contain.
table-name-forbidden = Ein Name darf { $character ->
    [semicolon] kein Semikolon
    [quote] kein gerades Anführungszeichen
   *[invisible] kein unsichtbares Zeichen
} enthalten: Lass es weg.
table-name-reserved = Dieser Name sieht aus wie ein Bot oder ein leerer Platz: Wähle einen anderen.
