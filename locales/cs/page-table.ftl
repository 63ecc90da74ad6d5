# The page: the table. Texts on buttons are short, because the page is used on phones, too.

# A player who has not chosen a name.
page-guest-seat = { page-guest } { $seat }
# The reader’s own seat, as a name: events.ftl puts a colon after it.
page-you = Ty
# The log. $name: who; $text: what they said. The name may be page-you.
page-log-said = { $name }: „{ $text }“
# In Face to Face: a card that helps the reader. $card, $pile.
page-log-helped = { $name }: { $card } na { pile.acc }, pomoc tobě.
page-log-seated = { $name }: příchod ke stolu.
page-log-left = { $name }: odchod od stolu.
page-log-kicked = Hostitel odebral od stolu: { $name }.
page-log-unsilenced = { $who ->
    [you] Hostitel ti znovu zapnul chat.
   *[other] { $name }: hostitel znovu zapnul chat.
}
page-log-silenced = { $who ->
    [you] Hostitel ti vypnul chat.
   *[other] { $name }: hostitel vypnul chat.
}
page-log-host-passed = { $who ->
    [you] Hostitelem jsi teď ty.
   *[other] Hostitelem je teď { $name }.
}
page-log-handed-over = { $name }: hru přebírá bot.
page-log-returned = { $name }: zpět ve hře místo bota.
page-log-time-up = { $name }: čas vypršel.
page-log-give-up-rejected = Tým hraje dál.
page-log-open = Diváci jsou teď povoleni.
page-log-closed = Diváci už nejsou povoleni.
page-log-invite-on = Kdo si chce sednout, potřebuje teď odkaz s pozvánkou.
page-log-invite-new = Odkaz s pozvánkou je teď nový.
page-log-invite-off = Sednout si teď zase může každý.
page-log-dealt = Karty jsou rozdané.

# Entering.
page-table-looking = Hledá se stůl…
page-table-connecting = Připojování…
page-table-unreachable = Server neodpovídá.
page-table-again = Zkusit znovu
page-table-home = Úvodní stránka
# Why the reader cannot be at this table: headings.
page-table-gone = Tento stůl neexistuje
page-table-gone-more = Požádej o nový odkaz, nebo otevři vlastní stůl.
page-table-kicked = Hostitel tě odebral
page-table-shut = Tento stůl byl zavřen
page-table-banned = Přístup zakázán
page-table-closed = Diváci tu nejsou povoleni
page-table-closed-more = Všechna místa jsou obsazená a diváci u tohoto stolu nejsou povoleni.
page-table-invite = Jen s pozvánkou
page-table-barred = K tomuto stolu se nemůžeš připojit
page-table-stranger = Toto zařízení je odhlášené
page-table-stranger-more = Přidej se jako nový hráč, nebo se znovu přihlas odkazem z jiného zařízení či záložním kódem.
page-table-over = Spojení bylo ukončeno

# A friend who opens a link. $game is a game; $free: the number of empty seats; $names: who is there.
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
page-greet-sit = Přidat se
page-greet-look = Jen se dívat

# The connection, in a slim bar.
page-line-lost = Spojení ztraceno. Další pokus za { $seconds } s…
page-line-trying = Spojení ztraceno. Další pokus…
page-line-now = Zkusit hned
page-line-back = Spojení obnoveno.

# The room: who sits where before the cards are dealt.
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
# A bot plays for this person.
page-room-stand-in = hraje bot
page-room-take = Sednout si sem
page-room-stand = Vstát
# For the host. $name: who. What is read out begins with what the button shows (page-room-kick).
page-room-place = Přidat bota
page-room-place-level = Úroveň bota na { seat.loc }
page-room-kick = Odebrat
page-room-kick-name = Odebrat: { $name }
page-room-kick-sure = Natrvalo odebrat od stolu: { $name }?
# $invite: only, if an invite link is needed to take a seat.
page-room-kick-reach = { $invite ->
    [only] Nepřipojí se ani nikdo nový ze stejného prohlížeče nebo sítě. Odkaz s pozvánkou bude nový.
   *[none] Nepřipojí se ani nikdo nový ze stejného prohlížeče nebo sítě. Kdo opravdu chce, může si přesto najít cestu: pak pomůže odkaz s pozvánkou.
}
page-room-kick-no = Zrušit
page-menu-close-title = Zavřít tento stůl?
page-menu-close-sure = Zavře se pro všechny, a to natrvalo.
# Follows the sentence above during a game.
page-menu-close-game = Rozehraná hra skončí bez výsledku.
page-menu-close = Zavřít stůl
page-room-silenced = bez chatu
page-room-unsilence-name = Zapnout chat: { $name }
page-room-unsilence = Zapnout chat
page-room-silence-name = Vypnout chat: { $name }
page-room-silence = Vypnout chat
page-room-pass-host-name = Udělat hostitelem: { $name }
page-room-pass-host = Udělat hostitelem
page-room-link = Pošli tento odkaz přátelům
page-room-invite-note = Sednout si může jen ten, kdo otevře tento odkaz. Nový odkaz zruší platnost tohoto; kdo už sedí, zůstává.
page-room-invite-new = Nový odkaz
page-room-invite-needed = K tomuto stolu je potřeba pozvánka: požádej hostitele o aktuální odkaz s pozvánkou.
# For a host who has not chosen a name.
page-room-name = Tvoje jméno, aby přátelé věděli, kdo je zve
# Under the link. $command: what to type in a terminal.
page-room-only-here = Tento odkaz funguje jen na tomto počítači. Aby se mohli přidat ostatní, spusť server příkazem { $command }, nebo na veřejné adrese.
page-room-share = Sdílet
page-room-look = { $count ->
    [0] Žádní diváci
    [one] Jeden divák
    [few] { $count } diváci
   *[other] { $count } diváků
}
page-room-allow = Diváci povoleni
page-room-forbid = Bez diváků
page-room-deal = Rozdat karty
page-room-missing = { $count ->
    [one] Čeká se ještě na jednoho hráče
    [few] Čeká se ještě na { $count } hráče
   *[other] Čeká se ještě na { $count } hráčů
}
page-room-missing-host = { $count ->
    [one] Jedno místo je prázdné: pošli odkaz, nebo přidej bota
    [few] { $count } místa jsou prázdná: pošli odkaz, nebo přidej bota
   *[other] { $count } míst je prázdných: pošli odkaz, nebo přidej bota
}
page-room-sit-first = Chceš-li hrát, vyber si místo
page-room-full = Díváš se: všechna místa jsou obsazená
page-room-agreed = Pravidla stolu
# The settings of this table, one line each.
page-room-talk = { $talk ->
    [none] Ani slovo, žádné signály
    [signals] Signály, ale žádný chat
   *[chat] Signály a chat
}
page-room-talk-duel = { $talk ->
    [chat] Chat
   *[other] Bez chatu
}
page-room-guard = Zprávy, které prozrazují kartu, se blokují
page-room-seconds = { $seconds ->
    [one] Jedna sekunda na tah
    [few] { $seconds } sekundy na tah
   *[other] { $seconds } sekund na tah
}
page-room-clock = { page-room-seconds }; potom může převzít hru bot
page-room-clock-loses = { page-room-seconds }; kdo čas překročí, prohrává
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
page-room-hints = Rady jsou povoleny
page-room-no-hints = Bez rad

# Replays of the games that were played at this table before.
page-earlier = Předchozí hry
page-earlier-game = Hra { $number }

# Who goes first.
page-begin = Kdo začne?
page-begin-me = Chci začít
page-begin-not-me = Já ne
page-begin-now = Začínám hned
page-begin-how = „{ page-begin-me }“ je jen přání. „{ page-begin-now }“ zahájí hru.
page-begin-look = Hráči se domlouvají, kdo začne.
page-begin-wished = Čeká se, co řeknou ostatní.
# At a table with bots only.
page-begin-bots = Boti už řekli, co by chtěli. Stačí jedno klepnutí a hraje se.
page-begin-first = Začnu já
page-begin-let-bots = Ať rozhodnou boti
page-wish-me = chce začít
page-wish-not-me = raději ne
page-wish-none = přemýšlí
page-wish-either = je to jedno

# The strip above the board, after the name of the game. $turn: a number.
page-bar-turn = tah { $turn }
page-bar-menu = Stůl
page-bar-seats = Místa a odkaz
page-bar-talk = Chat a průběh
page-bar-log = Průběh hry
# $count: the number of unread lines.
page-bar-unread = { $count ->
    [one] { $count } nová
    [few] { $count } nové
   *[other] { $count } nových
}
page-bar-rules = Pravidla
page-bar-bot = Ať za mě hraje bot
page-bar-return = Vrátit se do hry
page-bar-bot-plays = Hraje za tebe bot.
page-bar-resign = Vzdát hru
page-bar-leave = Odejít od stolu
page-clock-left = zbývá { $seconds } s
page-clock-short = Rychle: { $seconds } s
page-clock-up = Čas vypršel

# Team mates. $count: cards in hand.
page-mates = U stolu
page-mate-cards = { $count ->
    [one] jedna karta
    [few] { $count } karty
   *[other] { $count } karet
}
page-mate-turn = na tahu
page-mate-your-turn = jsi na tahu
page-mate-late = čas vypršel
page-mate-hand-over = Ať za hráče { $name } hraje bot

# Questions.
page-resign-sure = Vzdát hru?
page-resign-team = Ostatní o tom budou hlasovat.
page-resign-alone = Počítají se karty, které zbývají.
page-resign-duel = Vyhraje protihráč.
page-resign-yes = Vzdát hru
page-resign-no = Hrát dál
page-leave-sure = Odejít od stolu?
page-leave-more = Místo ti zůstane: otevři odkaz znovu a hraj dál.
page-leave-yes = Odejít
page-leave-no = Zůstat

# A vote of the team on giving up.
page-vote = { $who ->
    [you] Navrhuješ hru vzdát.
   *[other] { $name } navrhuje hru vzdát.
}
page-vote-wait = Čeká se na ostatní…
page-leave-bot = Odejít a nechat hrát bota

# Signals. $name: who; pile: about which.
page-signal-said = { $name }: { pile-signal }
page-signal-button = Signál k { pile.dat }
page-signal-heading = Řekni týmu něco o { pile.loc }
page-signal-stands = Tvůj signál platí do konce tvého příštího tahu.
page-signal-muted = Navrchu leží karta „ticho“: ani slovo, žádné signály.
page-hold-button = Mám…
page-hold-heading = Řekni týmu: mám kartu s příkazem…

# Talk.
page-chat-say = Řekni něco
page-chat-send = Poslat
page-chat-earlier = Zobrazit starší zprávy
page-chat-none = U tohoto stolu se nemluví.
page-chat-signals = U tohoto stolu jsou dovolené jen signály: klepni na hromádku.
page-chat-look = Diváci nemohou psát do chatu.
page-chat-silenced = Hostitel ti vypnul chat.
page-chat-bot = Hraje za tebe bot: chceš-li psát, vrať se do hry.
page-chat-left = { $count ->
    [one] Zbývá jeden znak
    [few] Zbývají { $count } znaky
   *[other] Zbývá { $count } znaků
}
page-log = Průběh hry
page-log-empty = Zatím nic.
page-log-show = Zobrazit průběh
page-log-hide = Skrýt průběh
page-sent = Odesílání…

# Announced by screen readers, and the title of the window.
page-told-turn = Jsi na tahu.
page-told-away = { $name }: pryč.
page-told-there = { $name }: zase tady.
page-told-lost = Spojení ztraceno. Další pokus.
page-told-back = Spojení je zpátky.
page-told-missed = Mezitím { $count ->
    [one] se stala ještě jedna věc
    [few] se staly ještě { $count } věci
   *[other] se stalo ještě { $count } věcí
}.
page-title-turn = ● Jsi na tahu – Tenback
page-table-title = { game } – Tenback
page-notify-body = U stolu se čeká na tebe.
