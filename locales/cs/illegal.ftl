# Proč je přání odmítnuto: co nejde, co dělat místo toho, a v závorce články pravidel.

illegal-game-over = Hra už skončila: chceš-li hrát dál, začni novou (A11, A13, C8, C9).
illegal-no-such-seat = Takové místo tu není: vyber { $seats ->
    [1] místo 1, jediné u stolu
   *[other] jedno z míst 1 až { $seats }
} (A2, C1).
illegal-not-seated = Vykládat a zkoušet karty lze jen u stolu: nejdřív si sedni (A16).
illegal-not-begun = Ještě nikdo nezačal: nejdřív se dohodněte, kdo začne (A4).
illegal-already-begun = Hra už začala: hraj, až budeš na tahu (A4).
illegal-nothing-to-begin-with = Kdo začíná, musí mít v ruce kartu: nech začít jiné místo (A10).
illegal-turn-over = Tah skončil sám už předchozí kartou: co následuje, patří do dalšího tahu (A17, B6, B9).
illegal-not-your-turn = Na tahu je { seat }: počkej, až budeš na řadě (A4, C2).

illegal-not-in-hand = { $number } v ruce není: vylož kartu, kterou v ruce máš (A7).

illegal-wrong-direction = { $card } nejde vyložit na { pile.acc }, která ukazuje { $top }: vylož kartu { further }, nebo přesně { $trick } (A5, A6).
illegal-wrong-direction-no-trick = { $card } nejde vyložit na { pile.acc }, která ukazuje { $top }: vylož kartu { further } (A5).
illegal-wrong-direction-trick-only = { $card } nejde vyložit na { pile.acc }, která ukazuje { $top }: jde tam už jen { $trick } (A5, A6).
illegal-wrong-direction-full = { $card } nejde vyložit na { pile.acc }, která ukazuje { $top }: teď tam nejde nic, zvol jinou hromádku (A5).

illegal-already-helped = Protihráči smíš dát jen jednu kartu za tah, na { pile.acc } teď tedy žádnou: vykládej na vlastní hromádku (C5).
illegal-not-improving = { $card } nevylepší { pile.acc }, která ukazuje { $top }: protihráči vylož kartu { back } (C5).
illegal-not-improvable = { $card } nevylepší { pile.acc }, která ukazuje { $top } a lepší být nemůže: zvol jinou hromádku (C5).

illegal-no-back = { $card } nesmí na { pile.acc } zpět, dokud { other-pile } ukazuje „{ command }“: nejdřív zakryj tuto kartu, nebo vylož jinou (B13).
illegal-one-pile = Navrchu leží karta „{ command }“, { pile } proto musí počkat: vykládej na { other-pile.acc } (B14, B15).

illegal-owes = Než ukončíš tah, vylož { more-cards } (A7, C3).
illegal-owes-three = Než ukončíš tah, vylož { more-cards }: tah s trojkou má přesně tři karty (B9).
illegal-skull-open = Než ukončíš tah, zakryj lebku na { pile.loc } (B7).

illegal-no-take-back-in-company = Když hrají i ostatní, vyložená karta zůstává ležet: pokračuj odtud (A16).
illegal-nothing-to-take-back = V tomto tahu není co vzít zpět: nejdřív vylož kartu (A16).

illegal-no-signals-here = Protihráči si signály nedávají: povídejte si, chcete-li oba (C0).
illegal-muted = Karta „{ command }“ na { pile.loc } zakazuje signály: počkej, až bude zakrytá (B12).
illegal-too-late-to-wish = Kdo začne, už je rozhodnuto: dej raději signál k některé hromádce (A4, A15).
illegal-no-command-cards = V této hře nejsou příkazové karty: dej raději signál k některé hromádce (A15, B18).
