# What is wrong with a game record, and what to do. Tags and marks are of the notation, never translated.

# The text is not a record.
record-not-text = To nie jest tekst: zachowaj zapis jako plik UTF-8.
# $limit: kibibytes.
record-too-long = Zapis jest dłuższy niż { $limit } KiB: podziel plik na zapisy, każdy zaczęty własnym znacznikiem Game.
record-open-comment = Komentarz zaczyna się od „{"{"}” i nigdy się nie kończy: dodaj „{"}"}”.
record-bad-tag = Wiersz wygląda jak znacznik, ale jest błędny: napisz [Nazwa "wartość"], sam w swoim wierszu.
# $name: a tag.
record-tag-after-turns = Znacznik { $name } stoi za turami: przenieś go wyżej, do pozostałych.
record-tag-twice = Znacznik { $name } występuje dwa razy: usuń jeden z nich.
# $word: what was written.
record-no-turn-number = „{ $word }” to nie numer tury: zacznij wiersz od liczby i kropki, na przykład „3. 45a 46a”.
record-bad-word = „{ $word }” to ani zagranie, ani znak: napisz liczbę i stos, na przykład 45a, albo * lub # za ostatnim zagraniem.
record-after-mark = „{ $word }” stoi za znakiem, a znak kończy wiersz: przenieś to przed znak albo do następnej tury.
# $name: a tag; $value: what was written in it.
record-bad-value = { $name }: „{ $value }” jest nieprawidłowe: { $name ->
    [Result] napisz won, lost i liczbę pozostałych kart, seat 1, seat 2 albo open
    [Termination] napisz resigned albo time i miejsce
    [Commands] napisz każdy rozkaz z jego liczbami, rozdzielając rozkazy „;”, na przykład „stop 4 28 73 97; skull 8 32 69 93”
    [Deck] napisz liczby oddzielone spacjami albo -, jeśli nie ma żadnej
    [Hands] napisz liczby każdej ręki, rozdzielając ręce „;”, a - dla pustej
    [Piles] napisz cztery liczby oddzielone spacjami
   *[other] napisz liczbę
}.

# The tags describe no game.
record-missing-tag = Brakuje znacznika { $name }: { $name ->
    [Game] zacznij zapis od [Game "classic"], [Game "extreme"] albo [Game "face-to-face"]
   *[other] dodaj go, bez niego nie da się grać
}.
record-unknown-game = Game: nie ma gry „{ $name }”: napisz classic, extreme albo face-to-face.
record-unknown-command = Commands: nie ma rozkazu „{ $word }”: napisz stop, skull, three, mute, no-back, one-pile albo draw-one.
record-no-such-seat = Termination: w tej grze nie ma miejsca { $number }.

# The play.
record-game-over = Partia skończyła się już wcześniej: usuń to, co następuje.
# $expected: the number that comes next.
record-turn-number = Następna tura ma numer { $expected }: numeruj wiersze po kolei.
record-mark-not-open = „*” mówi, że tura jest jeszcze otwarta, ale skończyła się sama: usuń ten znak.
record-mark-in-the-middle = „*” mówi, że tura jest jeszcze otwarta, ale są po niej następne: usuń ten znak.
record-mark-not-lost = „#” mówi, że to miejsce przegrało w tej turze, ale tak nie było: usuń ten znak.
# $written and $played: values of the tag Result.
record-bad-result = Result mówi „{ $written }”, a z przebiegu wychodzi „{ $played }”: popraw jedno z nich.
record-bad-termination = Termination mówi, że partię zakończyło jakieś miejsce, a skończyła się według zasad wynikiem „{ $played }”: usuń ten znacznik.
record-bad-commitment = Salt i Deck nie zgadzają się z Commitment: to nie jest obiecane rozdanie.
