# Lessons one plays: what the coach says. Short sentences: the message of a step also says what was good about the move
# before. The cards and piles are those of the positions in crates/lessons.

# Names of the other seat.
lesson-partner = Partner
lesson-opponent = Gegenüber

# Moves that are legal but not what the coach asks for.
lesson-not-now = Jetzt nicht: Mach zuerst, was der Coach sagt.
# $card, $pile, $step: how far it advances the pile.
lesson-smaller-step = { $card } passt auf { pile }, aber das ist ein Schritt um { $step }. Es geht auch kleiner: Such weiter.
lesson-end-now = Du könntest weiterlegen, aber beende hier deinen Zug.
lesson-loses = Damit wäre das Spiel verloren: { lose-why }. Versuch etwas anderes.

lesson-basics-rising = Die Stapel a und b steigen auf: Jede Karte muss höher sein als die oberste. Lege die 33 auf Stapel a: erst die Karte wählen, dann den Stapel.
lesson-basics-rising-other = Dieser Stapel fällt. Lege diesmal auf einen aufsteigenden: die 33 auf Stapel a.
lesson-basics-falling = Ein kleiner Schritt, sehr gut: Übersprungene Zahlen sind verloren. Die Stapel c und d fallen: Jede Karte muss niedriger sein. Finde eine, die dort einen kleinen Schritt macht.
lesson-basics-falling-other = Dieser Stapel steigt auf. Lege diesmal auf Stapel c oder d.
lesson-basics-end = Du hast zwei Karten gelegt, so viele müssen es mindestens sein. Mehr sind erlaubt, aber jede Karte verbraucht Zahlen. Beende deinen Zug.
lesson-basics-end-other = Du darfst so viele Karten legen, wie du willst, aber diese hat Zeit. Behalte sie und beende deinen Zug.
lesson-basics-back = Du hast zwei Karten gezogen, und eine ist etwas Besonderes: Die 23 ist genau um zehn niedriger als die 33. Das ist der einzige Weg zurück. Lege die 23 auf Stapel a!
lesson-basics-back-other = Das ginge, aber lass dir den Schritt zurück nicht entgehen: die 23 auf Stapel a.
lesson-basics-after-back = Zehn zurück! Stapel a hat zehn Zahlen gewonnen, und die 25, die nirgends gut passte, passt jetzt dorthin. Lege sie.
lesson-basics-end-again = Wieder zwei Karten. Beende deinen Zug, dann springen wir ans Ende eines Spiels.
lesson-basics-last-turn = Noch vier Karten, eine davon im Nachziehstapel. Lege mindestens zwei und beende dann deinen Zug.
lesson-basics-win = Der Nachziehstapel ist leer. Ab jetzt genügt eine Karte pro Zug. Lege alle Karten, die du noch hast!
lesson-basics-win-other = Achte auf die Reihenfolge: Danach hätte eine andere Karte keinen Platz mehr.
lesson-basics-done = Alle Karten sind gelegt: gewonnen! Ein ganzes Spiel hat 98 davon, und du kannst es allein oder im Team spielen.

lesson-talk-heed = Im Team sieht niemand die Karten der anderen. Aber auf Stapel a liegt ein Signal deines Partners: Hände weg! Lege zwei Karten auf andere Stapel.
lesson-talk-heed-other = Dein Partner bittet dich, Stapel a in Ruhe zu lassen. Lege auf einen anderen.
lesson-talk-heed-again = Gut. Noch eine Karte, und wieder nicht auf Stapel a.
lesson-talk-end = Beende jetzt deinen Zug und schau, was dein Partner vorhatte.
lesson-talk-why = Zehn zurück: die 11 auf die 21! Dafür sind Signale da. Es geht dabei um Stapel, nie um Zahlen. Jetzt umgekehrt.
lesson-talk-signal = Dein Partner ist am Zug. Du hast die 35, mit der es auf Stapel b zehn zurückginge. Gib auf Stapel b das Signal „Hände weg“.
lesson-talk-signal-other = Das hilft deinem Partner nicht: „Hände weg“ gehört auf Stapel b.
lesson-talk-signal-weak = Dann könnte dein Partner trotzdem dort legen. Sei deutlicher: „Hände weg“.
lesson-talk-back = Dein Partner hat den Stapel frei gelassen, und du bist am Zug. Geh zehn zurück: die 35 auf Stapel b.
lesson-talk-back-other = Erst der Schritt zurück, den du dir aufgehoben hast: die 35 auf Stapel b.
lesson-talk-words = Reden dürft ihr auch, solange nichts davon zu einer Zahl führt. Welcher Satz ist erlaubt?
lesson-talk-words-number = „Ich habe die 37.“
lesson-talk-words-number-other = Das nennt eine Zahl und ist deshalb verboten.
lesson-talk-words-pile = „Überlass mir bitte den dritten Stapel.“
lesson-talk-words-back = „Auf Stapel b kann ich genau zehn zurück.“
lesson-talk-words-back-other = Genau zehn zurück führt dort nur eine Karte, also verrät auch das ihre Zahl.
lesson-talk-done = Richtig! Sprich über Stapel, nie über Zahlen. Jedes Team wird sich über dich freuen.

lesson-extreme-stop = In Extreme tragen 28 Karten einen Befehl. Blitzbefehle gelten nur einmal. Die 28 ist ein Stopp: Sie beendet deinen Zug sofort, auch als erste Karte. Lege sie auf Stapel a.
lesson-extreme-stop-other = Probiere zuerst den Stopp: die 28 auf Stapel a.
lesson-extreme-skull = Eine Karte, und der Zug war vorbei. Nun ein Schädel: Er muss im selben Zug abgedeckt werden. Lege die 32 auf Stapel a.
lesson-extreme-skull-other = Probiere zuerst den Schädel: die 32 auf Stapel a.
lesson-extreme-cover = Decke den Schädel jetzt ab: die 35 auf Stapel a.
lesson-extreme-cover-other = Der Schädel geht vor: Decke ihn mit der 35 ab.
lesson-extreme-covered = Abgedeckt. Beende deinen Zug.
lesson-extreme-three = Der dritte Befehl heißt „3!“: genau drei Karten in diesem Zug. Lege die 36 auf Stapel a.
lesson-extreme-three-other = Probiere zuerst die „3!“: die 36 auf Stapel a.
lesson-extreme-three-more = Jetzt noch zwei Karten, nicht mehr und nicht weniger. Lege, was passt.
lesson-extreme-lightning = Mit der dritten Karte endete der Zug von selbst. Die anderen vier Befehle bleiben: Sie gelten für alle, solange sie oben liegen.
lesson-extreme-no-back = Stapel b zeigt „Nur vorwärts“: Niemand darf zehn zurück, auch du nicht mit der 20. Decke die Karte ab: die 48 auf Stapel b.
lesson-extreme-no-back-other = Decke zuerst „Nur vorwärts“ ab: die 48 auf Stapel b.
lesson-extreme-back = Abgedeckt heißt aufgehoben. Jetzt darfst du zehn zurück: die 20 auf Stapel a.
lesson-extreme-back-other = Zuerst zehn zurück: die 20 auf Stapel a.
lesson-extreme-draw-one = Stapel d zeigt „Eine ziehen“: Wäre dein Zug jetzt zu Ende, dürftest du nur eine Karte nachziehen. Decke den Befehl mit der 72 ab.
lesson-extreme-draw-one-other = Decke zuerst „Eine ziehen“ ab: die 72 auf Stapel d.
lesson-extreme-draw-one-end = Dann ziehst du nur eine Karte nach. Decke zuerst „Eine ziehen“ ab: die 72 auf Stapel d.
lesson-extreme-mute = Stapel c zeigt „Stumm“: Im Team darf niemand reden oder Signale geben. Decke die Karte mit der 61 ab.
lesson-extreme-mute-other = Decke zuerst „Stumm“ ab: die 61 auf Stapel c.
lesson-extreme-refill = Kein Befehl liegt mehr oben. Beende deinen Zug, dann füllst du die ganze Hand auf.
lesson-extreme-one-pile = Vier neue Karten! Der siebte Befehl ist „Ein Stapel“: Solange er oben liegt, kommen alle Karten eines Zuges auf einen Stapel. Lege die 59 auf Stapel c.
lesson-extreme-one-pile-other = Probiere zuerst „Ein Stapel“: die 59 auf Stapel c.
lesson-extreme-same-pile = Auch die nächste Karte muss auf Stapel c. Lege dort die 57: Sie deckt den Befehl ab, und alle Stapel sind wieder frei.
lesson-extreme-done = Das waren alle sieben. Auswendig lernen musst du sie nicht: Wähle eine Karte, und du siehst, was ihr Befehl bedeutet.

lesson-face-help = Die Stapel a und b gehören dir, c und d deinem Gegenüber. Du ziehst pro Zug nur zwei Karten nach; wenn du aber hilfst, füllst du auf sechs auf. Lege die 31 auf Stapel c, ein Geschenk, das dort wenig bringt.
lesson-face-help-other = Schenke möglichst wenig her: die 31 auf Stapel c.
lesson-face-own = Ein Geschenk muss den Stapel verbessern, und mehr als eins pro Zug geht nicht. Die nächste Karte kommt auf einen eigenen Stapel, mit kleinem Schritt.
lesson-face-end = Beende deinen Zug und zähle, wie viele Karten du ziehst.
lesson-face-refilled = Fünf Karten statt zwei! Helfen lohnt sich, wenn du wenige Karten hast. Aber nicht immer, wie du gleich siehst.
lesson-face-starve = Die Stapel deines Gegenübers sind fast voll, und jedes Geschenk wäre die Rettung. Lege zwei Karten auf deine eigenen Stapel.
lesson-face-starve-other = Das wäre die Rettung für dein Gegenüber. Lege auf deine eigenen Stapel.
lesson-face-starve-again = Noch eine Karte auf deine eigenen Stapel.
lesson-face-starve-end = Diesmal kein Geschenk. Beende deinen Zug.
lesson-face-starved = Dein Gegenüber kann keine zwei Karten legen: Du gewinnst! Der andere Weg zum Sieg: schneller sein.
lesson-face-race = Die Nachziehstapel sind leer, und dein Gegenüber hat noch zwei Karten. Wer zuerst alle gelegt hat, gewinnt. Lege alle drei in diesem Zug!
lesson-face-race-other = Danach würde eine deiner Karten nicht mehr passen. Versuch eine andere Reihenfolge.
lesson-face-race-end = Dann legt dein Gegenüber die letzten zwei Karten und gewinnt. Lege auch deine dritte Karte!
lesson-face-done = Du warst schneller! Hilf, wenn deine Hand klein ist, schenke nichts, wenn es beim Gegenüber klemmt, und zähle am Ende die Karten.
