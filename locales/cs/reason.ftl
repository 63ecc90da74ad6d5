# Proč by bot vyložil to, co by vyložil: vždy samostatná věta.

reason-only-turn = Jiný tah není.
reason-trick = Na { pile.loc } vyjde reverzní trik.
reason-small-steps = Jsou to malé kroky.
reason-enough = Vyloženo je dost: každá další karta by ubrala místo.
reason-signal-heeded = { seat.start } žádalo o opatrnost na { pile.loc }.
reason-room-kept = Na { pile.loc } zůstane prostor na později.
reason-help-given = Pomoc na { pile.loc } zase doplní ruku.
reason-command-used = Příkaz „{ command }“ teď neuškodí.
reason-endgame-solved = Všechny karty jsou už známé a nic lepšího není.
reason-searched = Nejlépe to dopadlo podle { $worlds ->
    [one] jedné partie dohrané
    [few] { $worlds } partií dohraných
   *[other] { $worlds } partií dohraných
} odtud.
