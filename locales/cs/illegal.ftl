# Why a command is rejected: what is wrong, and what to do instead.

illegal-game-over = Hra už skončila: začni novou.
# $seats: how many there are.
illegal-no-such-seat = Takové místo tu není: vyber { $seats ->
    [1] místo 1, jediné u stolu
   *[other] některé z míst 1 až { $seats }
}.
illegal-not-seated = Vykládat a zkoušet karty lze jen u stolu: nejdřív si sedni.
illegal-not-begun = Hra ještě nezačala: nejdřív se dohodněte, kdo začne.
illegal-already-begun = Hra už začala: hraj, až budeš na tahu.
illegal-first-seat-has-no-cards = Kdo začíná, musí mít v ruce kartu: nech začít jiné místo.
illegal-turn-over = Tah skončil sám už předchozí kartou: co následuje, patří do dalšího tahu.
# $seat: whose turn it is.
illegal-not-your-turn = Na tahu je { seat }: počkej, až budeš na řadě.

# $number: the number given, perhaps not a card at all.
illegal-not-in-hand = { $number } v ruce není: vylož kartu, kterou v ruce máš.

# $card does not fit on $pile, which runs in $direction and shows $top. $trick: the number exactly ten back.
illegal-wrong-direction = { $card } nejde vyložit na { pile.acc }, která ukazuje { $top }: vylož kartu { further }, nebo přesně { $trick }.
illegal-wrong-direction-no-trick = { $card } nejde vyložit na { pile.acc }, která ukazuje { $top }: vylož kartu { further }.
illegal-wrong-direction-trick-only = { $card } nejde vyložit na { pile.acc }, která ukazuje { $top }: jde tam už jen { $trick }.
illegal-wrong-direction-full = { $card } nejde vyložit na { pile.acc }, která ukazuje { $top }: teď tam nejde nic, vyber jinou hromádku.

# The piles of the opponent, in Face to Face.
illegal-already-helped = Protihráči smí pomoct jen jedna karta za tah, na { pile.acc } teď tedy žádná další: vykládej na vlastní hromádku.
illegal-not-improving = { $card } nevylepší { pile.acc }, která ukazuje { $top }: chceš-li protihráči pomoct, vylož kartu { back }.
illegal-not-improvable = { $card } nevylepší { pile.acc }, která ukazuje { $top } a lepší být nemůže: vyber jinou hromádku.

# $other: where the no-back card is.
illegal-no-back = { $card } nesmí na { pile.loc } zpět, dokud { other-pile } ukazuje „{ command }“: nejdřív zakryj tu kartu, nebo vylož jinou.
# $other: the pile that binds.
illegal-one-pile = Dokud leží navrchu karta „{ command }“, nemůžeš přejít na { pile.acc }: vykládej na { other-pile.acc }.

illegal-owes = Než ukončíš tah, vylož { more-cards }.
illegal-owes-three = Než ukončíš tah, vylož { more-cards }: tah s kartou 3! má přesně tři karty.
illegal-skull-open = Než ukončíš tah, zakryj lebku na { pile.loc }.

illegal-take-back-only-solo = Karty můžeš brát zpět jen v sólové hře: pokračuj odtud.
illegal-nothing-to-take-back = V tomto tahu není co vzít zpět: nejdřív vylož kartu.

illegal-no-signals-here = Protihráči si signály nedávají: povídejte si, chcete-li oba.
illegal-muted = Karta „{ command }“ na { pile.loc } zakazuje signály: počkej, až bude zakrytá.
illegal-too-late-for-preference = Kdo začne, už je rozhodnuto: dej raději signál k některé hromádce.
illegal-no-command-cards = V této hře nejsou příkazové karty: dej raději signál k některé hromádce.
