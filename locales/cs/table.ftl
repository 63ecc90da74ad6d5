# Why a table rejects a command: what is wrong, and what to do instead.

table-not-dealt = Karty ještě nejsou rozdané: nejdřív rozdej.
table-already-dealt = Karty už jsou rozdané: dohrajte tuto partii, nebo otevři jiný stůl.

table-seat-taken = { seat.start } je obsazené: vyber volné.
# Before the deal, or when it is an empty seat’s turn.
table-seat-empty = { seat.start } je prázdné: nejdřív tam posaď člověka nebo bota.
table-nobody-to-sit = Řekni, kdo tam má sedět: člověk, nebo bot.
table-not-a-person = Psát si mohou jen lidé a na { seat.loc } sedí bot: mluv za vlastní místo.
table-nothing-promised = Karty ještě nejsou zamíchané: nejdřív zamíchej.
table-already-seated = U tohoto stolu už sedíš, na { seat.loc }: nejdřív vstaň.
table-knows-another-hand = V této partii znáš karty na { seat.loc }: sedni si zase tam, nebo počkej na další partii.
table-barred = Hostitel tě odebral od tohoto stolu: sedni si k jinému.
table-bot-plays = Na { seat.loc } už hraje bot.
table-no-stand-in = Na { seat.loc } žádný bot za nikoho nehraje: není k čemu se vrátit.
table-no-clock = Tomuto místu teď neběží čas.

table-vote-open = Tým už o vzdání hry hlasuje: nejdřív odpověz.
table-already-proposed = Vzdát to se v tomto tahu dá navrhnout jen jednou.
table-no-vote = Teď není o čem hlasovat.
table-already-answered = Tvoje odpověď už je zaznamenaná: počkej na ostatní.
table-hints-off = U tohoto stolu se hraje bez nápovědy.
table-talk-off = U tohoto stolu se nemluví: nech mluvit své karty.
table-signals-only = U tohoto stolu jsou dovolené jen signály: dej signál k některé hromádce.
table-muted = Karta „{ command }“ na { pile.loc } zakazuje mluvit: počkej, až bude zakrytá.
# $word: the number as it was written, in the writer’s language.
table-names-a-card = Neodesláno: „{ $word }“ může být karta a čísla se nikdy neříkají, ani při počítání. Řekni to bez nich, třeba „ruce pryč od té hromádky“ nebo „tam prosím malé kroky“.
# The number could be a command card of Extreme too. $word: as above.
table-names-a-card-or-command = Neodesláno: „{ $word }“ může být i karta. Jestli myslíš příkaz, použij signál „Mám: { command }“.
# $most: the maximum number of characters in a message.
table-silenced = Hostitel ti u tohoto stolu vypnul chat.
table-too-long = Neodesláno: zpráva má nejvýš { $most ->
    [one] jeden znak
    [few] { $most } znaky
   *[other] { $most } znaků
}. Zkrať ji, nebo ji rozděl.
table-nothing-said = Není co odeslat: nejdřív něco napiš.

table-setup-of-other-rules = Tyto karty jsou pro jinou hru nebo jiný počet míst: rozdej pro tento stůl.
table-bad-salt = Sůl k rozdání musí být jeden řádek bez „"]“: zvol jinou.

# What is wrong with a person’s name.
table-name-empty = Jméno potřebuje aspoň jedno písmeno.
# $most: the maximum number of characters in a name.
table-name-too-long = Jméno má nejvýš { $most ->
    [one] jeden znak
    [few] { $most } znaky
   *[other] { $most } znaků
}: zvol kratší.
# $character: what a name may not contain.
table-name-forbidden = Jméno nesmí obsahovat { $character ->
    [semicolon] středník
    [quote] rovné uvozovky
   *[invisible] neviditelný znak
}: vynech to.
table-name-reserved = Takové jméno by vypadalo jako bot nebo prázdné místo: zvol jiné.
