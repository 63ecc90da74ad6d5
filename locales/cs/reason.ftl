# Why a bot would make a move: each a sentence of its own.

# $worlds: the number of possible games that were played out; $name: a player or a bot; $percent, $next: chances to win.
reason-chance = Šance na výhru: { $percent } %.
reason-chance-next = Šance na výhru: { $percent } %, u druhého nejlepšího tahu { $next } %.
reason-only-turn = Jiný tah není.
reason-trick = Na { pile.loc } to jde přesně o deset zpět.
reason-small-steps = Jsou to malé kroky.
reason-enough = To stačí: každá další karta by jen ubrala prostor.
reason-signal-heeded = { $name } prosí o opatrnost na { pile.loc }.
reason-room-kept = Na { pile.loc } zůstane prostor na později.
reason-help-given = Pomoc na { pile.loc } ti zase doplní ruku.
reason-command-used = Příkaz „{ command }“ teď neuškodí.
reason-endgame-solved = Všechny karty jsou už známé a lepší tah není.
reason-searched = Nejlépe to dopadlo podle { $worlds ->
    [one] jedné partie dohrané
    [few] { $worlds } partií dohraných
   *[other] { $worlds } partií dohraných
} odtud.
