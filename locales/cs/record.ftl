# Co je špatně na záznamu hry: co to je a co s tím. Údaje a značky zápisu se nepřekládají.

record-not-text = Tohle není text: záznam je v UTF-8, ulož soubor tak.
record-too-long = Záznam je delší než { $limit } KiB: rozděl soubor na záznamy, každý ať začíná údajem Game.
record-open-comment = Komentář je otevřen znakem „{"{"}“ a nikdy není uzavřen: doplň „{"}"}“.
record-bad-tag = Řádek začíná jako údaj, ale žádný to není: napiš [Jméno "hodnota"], samotné na řádku.
record-tag-after-turns = Údaj { $name } stojí až za tahy: přesuň ho nahoru k ostatním.
record-tag-twice = Údaj { $name } je tu dvakrát: jeden vynech.
record-no-turn-number = „{ $word }“ není číslo tahu: začni řádek číslem a tečkou, třeba „3. 45a 46a“.
record-bad-word = „{ $word }“ není ani vyložení, ani značka: napiš číslo a hromádku, třeba 45a, nebo * či # za poslední vyložení.
record-after-mark = „{ $word }“ stojí za značkou, ale značka řádek ukončuje: přesuň to před ni, nebo do dalšího tahu.
record-bad-value = { $name }: „{ $value }“ nemá správný tvar: { $name ->
    [Result] napiš won, lost a počet zbylých karet, seat 1, seat 2, nebo open
    [Termination] napiš resigned nebo time a místo
    [Commands] napiš každý příkaz s jeho čísly, oddělené „;“, třeba „stop 4 28 73 97; skull 8 32 69 93“
    [Deck] napiš čísla oddělená mezerami, nebo - pro žádná
    [Hands] napiš čísla každé ruky, ruce oddělené „;“, - pro prázdnou
    [Piles] napiš čtyři čísla oddělená mezerami
   *[other] napiš číslo
}.

record-missing-tag = Údaj { $name } chybí: { $name ->
    [Game] začni záznam údajem [Game "classic"], [Game "extreme"] nebo [Game "face-to-face"]
   *[other] doplň ho, bez něj se nedá hrát
}.
record-unknown-game = Game: hra „{ $name }“ tu není: napiš classic, extreme, nebo face-to-face.
record-unknown-command = Commands: příkaz „{ $word }“ neexistuje: napiš stop, skull, three, mute, no-back, one-pile, nebo draw-one (B1).
record-no-such-seat = Termination: místo { $number } v této hře není (A2, C1).

record-game-over = Hra skončila už předtím: vynech, co následuje (A11, A13, C8, C9).
record-turn-number = Další tah má číslo { $expected }: čísluj řádky popořadě.
record-mark-not-open = „*“ říká, že tah ještě běží, ale ten už sám skončil: vynech značku.
record-mark-in-the-middle = „*“ říká, že tah ještě běží, ale následují další tahy: vynech značku.
record-mark-not-lost = „#“ říká, že toto místo v tomto tahu prohrálo, ale není to tak: vynech značku.
record-bad-result = Result říká „{ $written }“, ale ze hry vychází „{ $played }“: jedno z toho oprav.
record-bad-termination = Termination říká, že hru ukončilo některé místo, ale podle pravidel skončila s „{ $played }“: vynech tento údaj.
record-bad-commitment = Salt a Deck nedávají Commitment: není to rozdání, které bylo slíbeno.
