# What is wrong with a game record, and what to do. Tags and marks are of the notation, never translated.

# The text is not a record.
record-not-text = Tohle není text: ulož záznam jako soubor v UTF-8.
# $limit: kibibytes.
record-too-long = Záznam je delší než { $limit } KiB: rozděl soubor na záznamy, každý ať začíná údajem Game.
record-open-comment = Komentář je otevřen znakem „{"{"}“ a nikdy není uzavřen: doplň „{"}"}“.
record-bad-tag = Řádek vypadá jako údaj, ale je chybně zapsaný: napiš [Jméno "hodnota"], samotné na řádku.
# $name: a tag.
record-tag-after-turns = Údaj { $name } stojí až za tahy: přesuň ho nahoru k ostatním.
record-tag-twice = Údaj { $name } je tu dvakrát: jeden vynech.
# $word: what was written.
record-no-turn-number = „{ $word }“ není číslo tahu: začni řádek číslem a tečkou, třeba „3. 45a 46a“.
record-bad-word = „{ $word }“ není ani vyložení, ani značka: napiš číslo a hromádku, třeba 45a, nebo * či # za poslední vyložení.
record-after-mark = „{ $word }“ stojí za značkou, ale značka řádek ukončuje: přesuň to před ni, nebo do dalšího tahu.
# $name: a tag; $value: what was written in it.
record-bad-value = { $name }: „{ $value }“ není platné: { $name ->
    [Result] napiš won, lost a počet zbylých karet, seat 1, seat 2, nebo open
    [Termination] napiš resigned nebo time a místo
    [Commands] napiš každý příkaz s jeho čísly, oddělené „;“, třeba „stop 4 28 73 97; skull 8 32 69 93“
    [Deck] napiš čísla oddělená mezerami, nebo - pro žádná
    [Hands] napiš čísla každé ruky, ruce oddělené „;“, - pro prázdnou
    [Piles] napiš čtyři čísla oddělená mezerami
   *[other] napiš číslo
}.

# The tags describe no game.
record-missing-tag = Údaj { $name } chybí: { $name ->
    [Game] začni záznam údajem [Game "classic"], [Game "extreme"] nebo [Game "face-to-face"]
   *[other] doplň ho, bez něj se nedá hrát
}.
record-unknown-game = Game: hra „{ $name }“ tu není: napiš classic, extreme, nebo face-to-face.
record-unknown-command = Commands: příkaz „{ $word }“ neexistuje: napiš stop, skull, three, mute, no-back, one-pile, nebo draw-one.
record-no-such-seat = Termination: místo { $number } v této hře není.

# The play.
record-game-over = Hra už skončila: vynech, co následuje.
# $expected: the number that comes next.
record-turn-number = Další tah má číslo { $expected }: čísluj řádky popořadě.
record-mark-not-open = „*“ říká, že tah ještě běží, ale ten už sám skončil: vynech značku.
record-mark-in-the-middle = „*“ říká, že tah ještě běží, ale následují další tahy: vynech značku.
record-mark-not-lost = „#“ říká, že toto místo v tomto tahu prohrálo, ale není to tak: vynech značku.
# $written and $played: values of the tag Result.
record-bad-result = Result říká „{ $written }“, ale z tahů vychází „{ $played }“: jedno z toho oprav.
record-bad-termination = Termination říká, že hru ukončilo některé místo, ale podle pravidel skončila s „{ $played }“: vynech tento údaj.
record-bad-commitment = Salt a Deck neodpovídají údaji Commitment: není to rozdání, které bylo slíbeno.
