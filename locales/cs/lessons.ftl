# Lessons one plays: what the coach says. Short sentences: the message of a step also says what was good about the move
# before. The cards and piles are those of the positions in crates/lessons.

# Names of the other seat.
lesson-partner = Spoluhráč
lesson-opponent = Protihráč

# Moves that are legal but not what the coach asks for.
lesson-not-now = Teď ne: nejdřív udělej, co říká trenér.
# $card, $pile, $step: how far it advances the pile.
lesson-smaller-step = { $card } na { pile.acc } jde, ale je to krok o { $step }. Jde to i menším krokem: zkus ho najít.
lesson-end-now = Můžeš vykládat dál, ale tady už tah ukonči.
lesson-loses = Tím by byla hra prohraná: { lose-why }. Zkus něco jiného.

lesson-basics-rising = Hromádky a a b stoupají: každá karta musí být vyšší než ta navrchu. Vylož 33 na hromádku a: vyber kartu, pak hromádku.
lesson-basics-rising-other = Tahle hromádka klesá. Teď vykládej na vzestupnou: 33 na hromádku a.
lesson-basics-falling = Malý krok, to je dobře: přeskočená čísla jsou ztracená. Hromádky c a d klesají: každá karta musí být nižší. Najdi kartu, která tam udělá malý krok.
lesson-basics-falling-other = Tahle hromádka stoupá. Teď vykládej na hromádku c nebo d.
lesson-basics-end = Dvě karty jsou na stole a víc jich tah nežádá. Přidat můžeš, ale každá karta ubere čísla. Ukonči tah.
lesson-basics-end-other = Karet smíš vyložit, kolik chceš, ale tahle počká. Nech si ji a ukonči tah.
lesson-basics-back = Máš dvě nové karty a jedna je zvláštní: 23 je přesně o deset nižší než 33. To je jediná cesta zpět. Vylož 23 na hromádku a!
lesson-basics-back-other = To jde, ale nenech si ujít krok o deset zpět: vylož 23 na hromádku a.
lesson-basics-after-back = O deset zpět! Hromádka a získala deset čísel a 25, která se nikam nehodila, tam teď sedí. Vylož ji.
lesson-basics-end-again = Zase dvě karty. Ukonči tah a skočíme na konec jedné hry.
lesson-basics-last-turn = Zbývají čtyři karty, jedna z nich v dobírací hromádce. Vylož aspoň dvě a pak ukonči tah.
lesson-basics-win = Dobírací hromádka je prázdná. Odteď stačí jedna karta za tah. Vylož všechny karty, které ti zbyly!
lesson-basics-win-other = Pozor na pořadí: pak by jiná karta už neměla kam jít.
lesson-basics-done = Všechny karty jsou vyložené: výhra! Celá hra jich má 98 a můžeš ji hrát sólo nebo v týmu.

lesson-talk-heed = V týmu nikdo nevidí karty ostatních. Spoluhráč ale dal na hromádku a signál: ruce pryč! Vylož dvě karty jinam.
lesson-talk-heed-other = Spoluhráč tě prosí, ať hromádku a necháš být. Vykládej jinam.
lesson-talk-heed-again = Dobře. Ještě jednu kartu a zase ne na hromádku a.
lesson-talk-end = Teď ukonči tah a podívej se, co měl spoluhráč v plánu.
lesson-talk-why = O deset zpět: 11 na 21! K tomu signály jsou. Týkají se hromádek, nikdy čísel. Teď naopak.
lesson-talk-signal = Na tahu je spoluhráč. Máš 35, která může na hromádce b jít o deset zpět. Dej na hromádku b signál „ruce pryč“.
lesson-talk-signal-other = To spoluhráči nepomůže: signál „ruce pryč“ patří na hromádku b.
lesson-talk-signal-weak = Spoluhráč by tam stejně mohl vyložit. Řekni to jasněji: „ruce pryč“.
lesson-talk-back = Spoluhráč nechal hromádku být a jsi na tahu. Jdi o deset zpět: 35 na hromádku b.
lesson-talk-back-other = Nejdřív krok zpět, na který čekáš: 35 na hromádku b.
lesson-talk-words = Mluvit se smí také, jen to nesmí vést k číslu. Která věta je dovolená?
lesson-talk-words-number = „Mám 37.“
lesson-talk-words-number-other = To prozrazuje číslo, takže to říct nesmíš.
lesson-talk-words-pile = „Třetí hromádku nech prosím mně.“
lesson-talk-words-back = „Na hromádce b můžu přesně o deset zpět.“
lesson-talk-words-back-other = Přesně o deset zpět tam jde jediná karta, takže i to ji prozradí.
lesson-talk-done = Správně! Mluv o hromádkách, nikdy o číslech. Takového spoluhráče uvítá každý tým.

lesson-extreme-stop = V Extreme nese 28 karet příkaz. Bleskové příkazy platí jen jednou. 28 je stop: hned ukončí tah, i jako první karta. Vylož ji na hromádku a.
lesson-extreme-stop-other = Nejdřív zkus stop: 28 na hromádku a.
lesson-extreme-skull = Jedna karta a bylo po tahu. Teď lebka: musí se zakrýt ještě v tomtéž tahu. Vylož 32 na hromádku a.
lesson-extreme-skull-other = Nejdřív zkus lebku: 32 na hromádku a.
lesson-extreme-cover = A teď lebku zakryj: vylož 35 na hromádku a.
lesson-extreme-cover-other = Lebka má přednost: zakryj ji kartou 35.
lesson-extreme-covered = Zakryto. Ukonči tah.
lesson-extreme-three = Třetí příkaz je „3!“: v tomto tahu přesně tři karty. Vylož 36 na hromádku a.
lesson-extreme-three-other = Nejdřív zkus „3!“: 36 na hromádku a.
lesson-extreme-three-more = Teď ještě dvě karty, ani víc, ani míň. Vylož, co se hodí.
lesson-extreme-lightning = Třetí kartou tah skončil sám. Zbylé čtyři příkazy trvají: platí pro všechny, dokud leží navrchu.
lesson-extreme-no-back = Hromádka b ukazuje „jen vpřed“: nikdo nesmí o deset zpět, ani ty se svou 20. Zakryj tu kartu: 48 na hromádku b.
lesson-extreme-no-back-other = Nejdřív zakryj „jen vpřed“: 48 na hromádku b.
lesson-extreme-back = Co je zakryté, neplatí. Teď smíš o deset zpět: 20 na hromádku a.
lesson-extreme-back-other = Nejdřív krok o deset zpět: 20 na hromádku a.
lesson-extreme-draw-one = Hromádka d ukazuje „dober jednu“: když tah ukončíš teď, dobereš jen jednu kartu. Zakryj příkaz kartou 72.
lesson-extreme-draw-one-other = Nejdřív zakryj „dober jednu“: 72 na hromádku d.
lesson-extreme-draw-one-end = Pak dobereš jen jednu kartu. Nejdřív zakryj „dober jednu“: 72 na hromádku d.
lesson-extreme-mute = Hromádka c ukazuje „ticho“: v týmu nikdo nesmí mluvit ani dávat signály. Zakryj příkaz kartou 61.
lesson-extreme-mute-other = Nejdřív zakryj „ticho“: 61 na hromádku c.
lesson-extreme-refill = Navrchu už žádný příkaz není. Ukonči tah a doplníš si celou ruku.
lesson-extreme-one-pile = Čtyři nové karty! Sedmý příkaz je „jedna hromádka“: dokud leží navrchu, jdou všechny karty tahu na jednu hromádku. Vylož 59 na hromádku c.
lesson-extreme-one-pile-other = Nejdřív zkus „jedna hromádka“: 59 na hromádku c.
lesson-extreme-same-pile = I další karta musí na hromádku c. Vylož tam 57: příkaz zakryje a všechny hromádky jsou zase volné.
lesson-extreme-done = To bylo všech sedm. Učit se je nemusíš: vyber kartu a uvidíš, co její příkaz znamená.

lesson-face-help = Hromádky a a b jsou tvoje, c a d protihráče. Za tah dobíráš jen dvě karty; když ale pomůžeš, doplníš si ruku na šest. Vylož 31 na hromádku c: dárek, který protihráči dá jen málo.
lesson-face-help-other = Dárek má protihráči dát co nejméně: 31 na hromádku c.
lesson-face-own = Dárek musí hromádku zlepšit a v tahu smí být jen jeden. Další kartu vylož na vlastní hromádku, malým krokem.
lesson-face-end = Ukonči tah a spočítej, kolik karet dobereš.
lesson-face-refilled = Pět karet místo dvou! Pomoc se vyplatí, když máš málo karet. Ale ne vždycky, jak hned uvidíš.
lesson-face-starve = Protihráčovy hromádky jsou skoro plné a každý dárek by ho zachránil. Vylož dvě karty na svoje hromádky.
lesson-face-starve-other = To by protihráče zachránilo. Vykládej na svoje hromádky.
lesson-face-starve-again = Ještě jednu kartu na svoje hromádky.
lesson-face-starve-end = Tentokrát žádný dárek. Ukonči tah.
lesson-face-starved = Protihráč nemůže vyložit dvě karty, takže vyhráváš! Druhá cesta k výhře: být rychlejší.
lesson-face-race = Dobírací hromádky jsou prázdné a protihráči zbývají dvě karty. Kdo první vyloží všechny, vyhrává. Vylož v tomto tahu všechny tři!
lesson-face-race-other = Pak by jedna tvoje karta už nikam nešla. Zkus jiné pořadí.
lesson-face-race-end = Pak protihráč vyloží poslední dvě karty a vyhraje. Vylož i třetí kartu!
lesson-face-done = Rychlejší než protihráč! Pomáhej s malou rukou, nic nedávej, když protihráč nemůže dál, a ke konci počítej karty.
