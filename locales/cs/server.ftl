# What the server tells people: what is wrong, and what to do instead.

server-who-are-you = Server tě ještě nezná: nejdřív si zvol jméno.
server-host-only = To může jen hostitel: popros ho o to.
server-not-seated = Jen se díváš: nejdřív si sedni.
server-bot-plays = Hraje za tebe bot: nejdřív se vrať do hry.
# Only a player who is late can be replaced by the others.
server-not-late = Hráči na { seat.loc } čas nevypršel, takže tam může nechat hrát bota jen on sám nebo hostitel: chvíli počkej.
server-table-full = U tohoto stolu jsou všechna místa obsazená: dívej se, nebo otevři vlastní stůl.
server-stale = U stolu se právě stalo něco jiného: podívej se znovu a pak se rozhodni.
server-no-such-table = Tento odkaz nevede k žádnému stolu: zkontroluj ho, nebo si řekni o nový.
server-table-closed = Tento stůl byl zavřen: založ nový.
server-banned = Provozovatel serveru ti zakázal přístup: pokud je to omyl, obrať se na něj.
server-no-spectators = U tohoto stolu nejsou diváci povoleni: sedni si, je-li volné místo, nebo o nějaké popros.
server-no-record = Zatím tu není žádná dohraná partie: vrať se, až skončí.
server-cards-known = Ke stolu si přisedl někdo, kdo tyto karty nezná, ale protihráč je zná: rozdej nové.
server-deal-in-play = S těmito kartami se právě hraje znovu: rozbor bude k dispozici, až ta partie skončí.
server-newcomer = U stolu jsi teprve chvíli: kdy se rozdá a kdy se to vzdá, rozhodují ti, kdo už hráli, nebo hostitel.
server-barred-from = Hostitel odebral někoho, kdo používal tento prohlížeč nebo tvoji síť, takže odtamtud se k tomuto stolu už nikdo další nepřipojí. Pokud jsi to nebyl ty, požádej hostitele o nový stůl.
server-invite-needed = K tomuto stolu je potřeba pozvánka: požádej hostitele o aktuální odkaz s pozvánkou.
# $why: in English, for people who write a program that talks to the server.
server-unreadable = Server tuto zprávu nedokáže přečíst: { $why }. Pošli ji tak, jak popisuje /api/openapi.json.
# $most: the maximum number of bytes in a message.
server-too-big = Tato zpráva je moc dlouhá, server čte nejvýš { $most ->
    [one] jeden bajt
    [few] { $most } bajty
   *[other] { $most } bajtů
}: pošli najednou méně.
server-hello-first = První zpráva musí být hello a žádná další: začni jí, jednou.
server-enough-said = Signály, nápovědy a vrácení tahů máš pro tuto hru vyčerpané. S dalším rozdáním dostaneš nové.
# $wait: in seconds.
server-too-fast = To bylo příliš rychlé: zkus to znovu za { $wait ->
    [one] sekundu
    [few] { $wait } sekundy
   *[other] { $wait } sekund
}.
server-too-many-tables = Dnes už máš otevřených příliš mnoho stolů: hraj u některého z nich, nebo další otevři zítra.
server-too-many-connections = Je otevřeno příliš mnoho spojení: zavři okno, které nepotřebuješ, nebo to zkus později.
server-too-many-spectators = Dívá se už příliš mnoho lidí: zkus to později.
server-too-many-bot-games = Hraješ s boty příliš mnoho her najednou: nejdřív jednu z nich dohraj.
server-too-many-data-requests = Tvoje data se už připravují nebo mažou: počkej, až to skončí.
server-too-many-groups = Jeden člověk nemůže být ve víc skupinách: nejdřív některou z nich opusť.
server-too-many-group-members = Tato skupina je plná: víc členů už nemůže mít.
server-too-many-devices = Více zařízení už přihlásit nejde: nejdřív jedno odhlas.
server-too-much-today = Víc toho jeden člověk nebo jedno připojení na tomto serveru za den uložit nemůže. Rozehrané hry pokračují; zkus to znovu zítra.
server-too-much-table = Tento stůl je plný: už se tu toho odehrálo a napsalo příliš mnoho. Dohrajte hru a pak otevřete nový stůl.
server-too-much-database = Na tomto serveru teď není místo pro nové stoly, nové hry ani zprávy. Rozehrané hry pokračují.
server-foreign-origin = Tento požadavek přišel z jiného webu: otevři stránku tohoto serveru a zkus to tam.
server-foreign-host = Tento server na toto jméno neodpovídá: otevři ho na jeho vlastní adrese. Jeho správce může jméno povolit pomocí --public-url nebo --allowed-hosts.
server-bad-recovery = Tento kód neplatí: možná je v něm překlep, byl už použit, vypršel nebo ho nahradil novější. Vytvoř nový odkaz na přihlášeném zařízení nebo zkontroluj svůj záložní kód.
server-no-such-device = Takové zařízení tu není: možná už je odhlášené.
server-last-device = Je to tvoje jediné zařízení a nemáš záložní kód: nejdřív si ho vytvoř, jinak už se nikdy nepůjde přihlásit.
server-invited-only = Stoly tu mohou zakládat jen lidé, které pozval správce serveru: požádej o odkaz s pozvánkou, nebo se přidej ke stolu přátel.
server-local-only = Stoly se dají zakládat jen na počítači, na kterém tento server běží: přidej se ke stolu přes jeho odkaz.
server-bad-clock = Čas na tah musí být 5 až 3600 sekund: zvol něco mezi tím.
server-team-clock = V této hře hrají všichni společně a nikdo neprohrává na čas: vynech to, nebo hraj Face to Face.
server-not-stored = Nepodařilo se to uložit, takže se to nestalo: zkus to znovu. Když to zase nepůjde, řekni to tomu, kdo server provozuje.
server-internal = Na serveru se něco pokazilo. Provozovatel to uvidí v záznamu; zkus to prosím znovu.
server-no-such-page = Na této adrese nic není: zkontroluj odkaz, nebo začni na úvodní stránce.
server-no-such-puzzle = Taková úloha neexistuje: zkontroluj odkaz, nebo vyřeš jinou.
server-no-such-group = Taková skupina neexistuje, nebo do ní nepatříš: požádej o její odkaz.
server-no-such-member = Takového člena skupina nemá: načti seznam znovu. Toho, komu skupina patří, nejde odebrat, může ji ale zrušit.
server-bad-group-code = Tento odkaz už neplatí nebo není úplný: požádej o aktuální odkaz skupiny.
server-owner-only = To může jen ten, komu skupina patří.
server-no-such-day = Takové rozdání neexistuje: zkontroluj odkaz, nebo si zahraj některé z dnešních.
server-not-finished = To zůstane skryté, dokud toto rozdání nedohraješ nebo dokud se neodkryje všem.
server-not-in-contest = Tady ne: toto rozdání hrají všichni za stejných podmínek.
server-no-such-challenge = Taková výzva neexistuje: zkontroluj odkaz.
server-not-played = Vyzvat ostatní s těmito kartami může jen ten, kdo tuto partii hrál.
server-cards-seen = Tyto karty už znáš z jiné partie: tahle výzva je pro ostatní.
server-no-such-profile = Tady není žádný veřejný profil: odkaz je špatně, nebo je profil vypnutý.
# $line: of the record, $why: a whole sentence.
server-bad-record = Řádek { $line }: { $why }
# $most: the maximum number of steps that can be shown.
server-too-many-moments = Tato partie má příliš mnoho kroků, zobrazit jich jde nejvýš { $most }: vynech některé signály.
# $word: what was sent as a move. The words of moves are never translated.
server-bad-move = Pokyn „{ $word }“ se nedá přečíst: napiš číslo a hromádku, třeba 45a, nebo end, take-back, nebo begin a místo.
# $last: the number of the last step.
server-no-such-moment = Takový krok partie nemá: zvol některý od 0 do { $last }.
server-nothing-to-advise = Teď není co poradit: zeptej se znovu, až budeš na tahu.
server-shutting-down = Server se právě zastavuje: zkus to znovu za minutu.
server-unreachable = Server, na kterém tento stůl běží, teď není dostupný: zkus to za pár sekund znovu.

# Why a connection ends.
server-bye-restart = Server se restartuje. Spojení se obnoví samo.
server-bye-moved = Stůl se přesouvá na jiný server. Spojení se obnoví samo.
server-bye-kicked = Hostitel tě odebral od tohoto stolu: sedni si k jinému.
server-bye-no-spectators = U tohoto stolu už nejsou diváci povoleni: popros o místo.
server-bye-unheard = Spojení bylo otevřené, ale hello nepřišlo včas: připoj se znovu.
server-bye-abuse = Server na tomto spojení odmítl příliš mnoho zpráv: počkej minutu a pak se připoj znovu.
server-bye-closed = Tento stůl byl zavřen: založ nový.

# What a link shows where it is shared, such as in a chat.
server-preview-home = Tenback: vylož všechny karty
server-preview-table = Pozvánka ke stolu na Tenbacku
server-preview-replay = Záznam hry na Tenbacku
server-preview-rules = Pravidla na Tenbacku
server-preview-description = Vylož všechny karty na dvě stoupající a dvě klesající hromádky: The Game, Extreme a Face to Face, sólo, s přáteli nebo s boty. Bez účtu.

# The default name of a new device. $browser and $system are names such as Firefox and Linux. At most 24 characters in all.
server-device-browser = { $browser } ({ $system })
server-device-terminal = Terminál
server-device-other = Zařízení
