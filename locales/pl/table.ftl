# Why a table rejects a command: what is wrong, and what to do instead.

table-not-dealt = Karty nie są jeszcze rozdane: najpierw je rozdaj.
table-already-dealt = Karty są już rozdane: dograj tę partię do końca albo otwórz inny stół.

table-seat-taken = { seat.start } jest zajęte: wybierz wolne.
# Before the deal, or when it is an empty seat’s turn.
table-seat-empty = { seat.start } jest puste: najpierw posadź tam osobę albo bota.
table-nobody-to-sit = Powiedz, kto ma tam usiąść: osoba czy bot.
table-not-a-person = Na czacie piszą tylko ludzie, a na { seat.locative } siedzi bot: pisz z własnego miejsca.
table-nothing-promised = Karty nie są jeszcze potasowane: najpierw je potasuj.
table-already-seated = Siedzisz już przy tym stole, na { seat.locative }: najpierw stamtąd wstań.
table-knows-another-hand = W tej partii znasz karty na { seat.locative }: usiądź tam znowu albo poczekaj na następną partię.
table-barred = Usunięto cię od tego stołu: usiądź przy innym.
table-bot-plays = Na { seat.locative } gra już bot.
table-no-stand-in = Na { seat.locative } żaden bot nikogo nie zastępuje: nie ma do czego wracać.
table-no-clock = Dla tego miejsca zegar teraz nie chodzi.

table-vote-open = Drużyna już głosuje nad poddaniem partii: najpierw odpowiedz.
table-already-proposed = W jednej turze możesz zaproponować poddanie się tylko raz.
table-no-vote = Teraz nie ma nad czym głosować.
table-already-answered = Twoja odpowiedź jest już zapisana: poczekaj na innych.
table-hints-off = Przy tym stole gra się bez podpowiedzi.
table-talk-off = Przy tym stole gra się bez rozmów: niech mówią twoje karty.
table-signals-only = Przy tym stole są tylko sygnały: daj sygnał o stosie.
table-muted = Karta „{ command }” na { pile.locative } zabrania wszelkich rozmów: poczekaj, aż będzie zakryta.
# $word: the number as it was written, in the writer’s language.
table-names-a-card = Nie wysłano: „{ $word }” może oznaczać kartę, a liczb się nie podaje, nawet przy liczeniu. Powiedz to inaczej, na przykład „nie ruszaj tego stosu” albo „tam proszę małe kroki”.
# The number could be a command card of Extreme too. $word: as above.
table-names-a-card-or-command = Nie wysłano: „{ $word }” może też oznaczać kartę. Jeśli chodzi o rozkaz, użyj sygnału „Mam: { command }”.
# $most: the maximum number of characters in a message.
table-silenced = Gospodarz wyłączył ci czat przy tym stole.
table-too-long = Nie wysłano: wiadomość może mieć najwyżej { $most ->
    [one] { $most } znak
    [few] { $most } znaki
    [many] { $most } znaków
   *[other] { $most } znaku
}. Skróć ją albo podziel.
table-nothing-said = Nie ma czego wysłać: najpierw coś napisz.

table-setup-of-other-rules = Te karty są do innej gry albo dla innej liczby miejsc: rozdaj karty dla tego stołu.
table-bad-salt = Sól rozdania musi być jednym wierszem bez „"]”: wybierz inną.

# What is wrong with a person’s name.
table-name-empty = Imię musi mieć choć jedną literę.
# $most: the maximum number of characters in a name.
table-name-too-long = Imię może mieć najwyżej { $most ->
    [one] { $most } znak
    [few] { $most } znaki
    [many] { $most } znaków
   *[other] { $most } znaku
}: wybierz krótsze.
# $character: what a name may not contain.
table-name-forbidden = Imię nie może zawierać { $character ->
    [semicolon] średnika
    [quote] cudzysłowu
   *[invisible] niewidocznego znaku
}: pomiń go.
table-name-reserved = To imię wygląda jak bot albo puste miejsce: wybierz inne.
