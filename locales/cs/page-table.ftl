# Stránka: stůl. Texty na tlačítkách jsou krátké; stránka se ukazuje i na telefonech.

# Dva lidé stejného jména. $seat: číslo místa.
page-same-name = { $name } ({ $seat })
# Hráč, který neuvedl jméno.
page-guest-seat = { page-guest } { $seat }
# Vlastní místo jako jméno: v events.ftl za ním stojí dvojtečka.
page-you = Ty
# Bot. $seat: číslo jeho místa, aby se dva daly rozeznat.
page-bot-name = { level } { $seat }
# Jaký bot je, několika slovy. $level: jeho úroveň.
page-bot-character = { $level ->
    [random] hraje, co se zrovna hodí
    [greedy] vždy volí nejmenší krok
    [casual] hraje jako člověk, občas něco přehlédne
    [expert] plánuje dopředu, málo signalizuje
   *[master] vidí nejdál dopředu, dává si na čas
}

# Průběh. $name: kdo, s dvojtečkou za jménem; $text: co kdo řekl.
page-log-said = { $name }: „{ $text }“
page-log-seated = { $name }: teď u stolu.
page-log-left = { $name }: už není u stolu.
page-log-kicked = { $name }: hostitel poslal pryč.
page-log-handed-over = { $name }: dál hraje bot.
page-log-returned = { $name }: zase zpátky místo bota.
page-log-time-up = { $name }: čas vypršel.
page-log-open = Ostatní se mohou dívat.
page-log-closed = Ostatní se už nemohou dívat.
page-log-dealt = Karty jsou rozdané.

# Příchod.
page-table-looking = Hledá se stůl …
page-table-connecting = Připojuji se …
page-table-unreachable = Server neodpovídá.
page-table-again = Zkusit znovu
page-table-home = Na úvod
# Proč u tohoto stolu být nejde: nadpisy.
page-table-gone = Takový stůl tu není
page-table-gone-more = Požádej o nový odkaz, nebo otevři vlastní stůl.
page-table-kicked = Poslali tě pryč
page-table-closed = Tady se nikdo dívat nesmí
page-table-closed-more = Všechna místa jsou obsazená a u tohoto stolu se hraje bez diváků.
page-table-stranger = Teď hraješ na jiném zařízení
page-table-stranger-more = Tento prohlížeč tě už nezná. Přijď jako nový host, nebo přejdi z druhého zařízení zpátky sem.
page-table-over = Spojení skončilo

# Někdo přišel přes odkaz. $game je hra; $free: kolik míst je prázdných; $names: kdo tam je.
page-greet = Pojď hrát { game }
page-greet-there = U stolu: { $names }.
page-greet-nobody = Zatím tu nikdo není.
page-greet-free = { $free ->
    [0] Žádné místo není volné.
    [one] Jedno místo je volné.
    [few] { $free } místa jsou volná.
   *[other] { $free } míst je volných.
}
page-greet-name = Tvé jméno
page-greet-sit = Sednout si
page-greet-look = Jen se dívat

# Spojení, v úzkém pruhu.
page-line-lost = Spojení ztraceno. Další pokus za { $seconds } s …
page-line-trying = Spojení ztraceno. Další pokus …
page-line-now = Zkusit hned
page-line-back = Spojení je zpátky.

# Místnost: kdo kde sedí, než se rozdají karty.
page-room = Místa
page-room-heading = { game } { $seats ->
    [1] sólo
    [2] ve dvou
    [3] ve třech
    [4] ve čtyřech
    [5] v pěti
   *[other] pro { $seats }
}
page-room-empty = prázdné
page-room-host = hostitel
page-room-you = ty
page-room-away = pryč
page-room-bot = bot
# Za tohoto člověka hraje bot.
page-room-stand-in = dál hraje bot
page-room-take = Sednout si sem
page-room-stand = Vstát
# Pro hostitele. $name: kdo. Předčítání začíná tím, co je na tlačítku (page-room-kick).
page-room-place = Přidat bota
page-room-place-level = Jak silně hraje bot na { seat.loc }
page-room-kick = Poslat pryč
page-room-kick-name = Poslat pryč: { $name }
page-room-kick-sure = Poslat pryč od stolu, navždy: { $name }?
page-room-kick-no = Nechat tu
page-room-link = Pošli tento odkaz přátelům
# Pro hostitele bez jména.
page-room-name = Tvoje jméno, aby přátelé věděli, kdo je zve
# Pod odkazem. $command: co napsat v terminálu.
page-room-only-here = Tento odkaz otevře jen tento počítač. Aby se mohli přidat ostatní, spusť server příkazem { $command }, nebo na veřejné adrese.
page-room-share = Sdílet
page-room-look = { $count ->
    [0] Nikdo se nedívá
    [one] Jeden se dívá
    [few] { $count } se dívají
   *[other] { $count } se dívá
}
page-room-allow = Ostatní se mohou dívat
page-room-forbid = Nikdo další se dívat nesmí
page-room-deal = Rozdat karty
page-room-missing = { $count ->
    [one] Čeká se ještě na jednoho hráče
    [few] Čeká se ještě na { $count } hráče
   *[other] Čeká se ještě na { $count } hráčů
}
page-room-missing-host = { $count ->
    [one] Jedno místo je prázdné: pošli odkaz, nebo přidej bota
    [few] { $count } místa jsou prázdná: pošli odkaz, nebo přidej boty
   *[other] { $count } míst je prázdných: pošli odkaz, nebo přidej boty
}
page-room-sit-first = Chceš-li hrát, vyber si místo
page-room-full = Díváš se: všechna místa jsou obsazená
page-room-agreed = Domluveno
# Co je u tohoto stolu domluveno, vždy jeden řádek.
page-room-talk = { $talk ->
    [none] Ani slovo, žádné signály
    [signals] Signály, ale žádný chat
   *[chat] Signály a chat
}
page-room-talk-duel = { $talk ->
    [chat] Chat
   *[other] Bez chatu
}
page-room-guard = Chat zadrží, co jmenuje kartu
page-room-clock = { $seconds ->
    [one] Jedna sekunda na tah
    [few] { $seconds } sekundy na tah
   *[other] { $seconds } sekund na tah
}
page-room-clock-loses = { page-room-clock }; kdo to nestihne, prohrává
page-room-hand = { $cards ->
    [one] Jedna karta v ruce
    [few] { $cards } karty v ruce
   *[other] { $cards } karet v ruce
}
page-room-minimum = { $cards ->
    [one] Aspoň jedna karta v každém tahu
    [few] Aspoň { $cards } karty v každém tahu
   *[other] Aspoň { $cards } karet v každém tahu
}

# Přehrávky her, které se u tohoto stolu už hrály.
page-earlier = Předchozí hry
page-earlier-game = Hra { $number }

# Kdo začne.
page-begin = Kdo začne?
page-begin-me = Chci začít
page-begin-not-me = Já ne
page-begin-now = Začínám hned
page-begin-how = „{ page-begin-me }“ je jen přání. „{ page-begin-now }“ hru zahájí.
page-begin-look = Domlouvají se, kdo začne.
page-begin-wished = Řečeno. Teď ještě ostatní.
# U stolu jen s boty.
page-begin-bots = Boti už řekli, co by chtěli. Stačí jedno klepnutí a hraje se.
page-begin-first = Začnu já
page-begin-let-bots = Ať rozhodnou boti
page-wish-me = chce začít
page-wish-not-me = raději ne
page-wish-none = přemýšlí
page-wish-either = je to jedno

# Pruh nad hromádkami, za jménem hry. $turn: číslo.
page-bar-turn = tah { $turn }
page-bar-menu = Stůl
page-bar-seats = Místa a odkaz
page-bar-talk = Chat a průběh
page-bar-log = Co se zatím stalo
# $count: kolik zpráv ještě nebylo přečteno.
page-bar-unread = { $count ->
    [one] { $count } nová
    [few] { $count } nové
   *[other] { $count } nových
}
page-bar-rules = Pravidla
page-bar-bot = Ať za mě hraje bot
page-bar-return = Hrát zase za sebe
page-bar-bot-plays = Hraje za tebe bot.
page-bar-resign = Vzdát hru
page-bar-leave = Odejít od stolu
# Víc než deset sekund.
page-clock-left = zbývá { $seconds } s
page-clock-short = Rychle: { $seconds } s
page-clock-up = Čas vypršel

# Spoluhráči. $count: karty v ruce.
page-mates = U stolu
page-mate-cards = { $count ->
    [one] jedna karta
    [few] { $count } karty
   *[other] { $count } karet
}
page-mate-turn = na tahu
page-mate-your-turn = jsi na tahu
page-mate-late = čas vypršel
page-mate-hand-over = Ať hraje bot: { $name }
page-mate-hand-over-short = Ať hraje bot

# Otázky.
page-resign-sure = Vzdát hru?
page-resign-team = Prohraje ji celý tým.
page-resign-alone = Počítají se karty, které zbývají.
page-resign-duel = Vyhraje protihráč.
page-resign-yes = Vzdát hru
page-resign-no = Hrát dál
page-leave-sure = Odejít od stolu?
page-leave-more = Místo ti zůstane: otevři odkaz znovu a hraj dál.
page-leave-yes = Odejít
page-leave-no = Zůstat
page-leave-bot = Odejít a nechat hrát bota

# Signály. $name: kdo; pile: ke které hromádce.
page-signal-said = { $name }: { pile-signal }
page-signal-button = Signál k { pile.dat }
page-signal-heading = Řekni týmu něco o { pile.loc }
page-signal-stands = Platí, dokud neskončí tvůj příští tah.
page-signal-muted = Navrchu leží karta „ticho“: ani slovo, žádné signály.
page-hold-button = Mám …
page-hold-heading = Řekni týmu: mám kartu s příkazem …

# Domlouvání.
page-chat-say = Řekni něco
page-chat-send = Poslat
page-chat-none = U tohoto stolu se nemluví.
page-chat-signals = U tohoto stolu jsou dovolené jen signály: klepni na hromádku.
page-chat-look = Kdo se jen dívá, nemůže mluvit.
page-chat-bot = Hraje za tebe bot: chceš-li mluvit, hraj zase za sebe.
page-chat-left = { $count ->
    [one] Zbývá jeden znak
    [few] Zbývají { $count } znaky
   *[other] Zbývá { $count } znaků
}
page-log = Co se zatím stalo
page-log-empty = Zatím nic.
page-log-show = Zobrazit průběh
page-log-hide = Skrýt průběh
page-sent = Odesláno …

# Pro toho, kdo poslouchá, a titulek okna.
page-told-turn = Jsi na tahu.
page-told-away = { $name }: pryč.
page-told-there = { $name }: zase tady.
page-told-lost = Spojení je ztraceno. Zkouší se obnovit.
page-told-back = Spojení je zpátky.
page-told-missed = Mezitím { $count ->
    [one] se stala ještě jedna věc
    [few] se staly ještě { $count } věci
   *[other] se stalo ještě { $count } věcí
}.
page-title-turn = ● Jsi na tahu – Tenback
page-table-title = { game } – Tenback
page-notify-body = U stolu se čeká na tebe.
