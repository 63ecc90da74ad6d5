# Co server lidem říká: co je špatně a co dělat místo toho.

server-who-are-you = Server tě ještě nezná: nejdřív si zvol jméno.
server-host-only = To smí jen ten, kdo tento stůl otevřel: popros ho o to.
server-not-seated = Jen se díváš: nejdřív si sedni.
server-bot-plays = Hraje za tebe bot: nejdřív se vrať na své místo.
# Ostatní mohou nechat zastoupit jen toho, kdo otálí.
server-not-late = Na { seat.loc } nikdo neotálí, takže tam bota může nechat hrát jen ten, kdo tam sedí nebo kdo stůl otevřel: chvíli počkej.
server-table-full = U tohoto stolu jsou všechna místa obsazená: dívej se, nebo otevři vlastní stůl.
server-stale = U stolu se mezitím stalo něco jiného: podívej se znovu a rozhodni se nově.
server-no-such-table = Za tímto odkazem žádný stůl není: zkontroluj ho, nebo si řekni o nový.
server-no-spectators = U tohoto stolu se nedá jen dívat: sedni si, je-li volné místo, nebo o nějaké popros.
server-no-record = Není tu žádná dohraná partie ke čtení: vrať se, až skončí.
server-cards-known = Ke stolu si přisedl někdo, kdo tyto karty nezná, a soupeř ano: rozdej nové.
# $why: anglicky, pro ty, kdo píšou programy pro server.
server-unreadable = Server tuto zprávu nedokáže přečíst: { $why }. Pošli ji tak, jak popisuje /api/openapi.json.
# $most: kolik bajtů smí zpráva mít.
server-too-big = Tato zpráva je moc dlouhá, server čte nejvýš { $most ->
    [one] jeden bajt
    [few] { $most } bajty
   *[other] { $most } bajtů
}: pošli najednou méně.
server-hello-first = První zpráva je hello a žádná další: začni jí, jednou.
server-enough-said = Kolem této partie se už řeklo a udělalo tolik, že se víc nevejde: dohrajte ji nebo rozdejte další, pak můžete pokračovat.
# $wait: v sekundách.
server-too-fast = To bylo moc najednou: zkus to znovu za { $wait ->
    [one] sekundu
    [few] { $wait } sekundy
   *[other] { $wait } sekund
}.
server-too-many-tables = Dnes už máš otevřených opravdu mnoho stolů: hraj u některého z nich, nebo další otevři zítra.
server-too-many-connections = Je otevřeno příliš mnoho spojení: zavři okno, které nepotřebuješ, nebo to zkus později.
server-too-many-spectators = Dívá se už tolik lidí, že není místo: zkus to později.
server-foreign-origin = Tento požadavek přišel z jiného webu: otevři stránku tohoto serveru a zkus to tam.
server-bad-recovery = Tento kód už byl použit, nebo existuje novější: vezmi si nový na svém druhém zařízení.
server-bad-clock = Hodiny dávají na tah 5 až 3600 sekund: zvol něco mezi tím.
server-team-clock = V této hře hrají všichni společně a nikdo neprohrává na čas: vynech to, nebo hraj Face to Face.
server-not-stored = Nepodařilo se to uložit, takže se to nestalo: zkus to znovu. Když to zase nepůjde, řekni to tomu, kdo server provozuje.
server-no-such-page = Na této adrese nic není: zkontroluj odkaz, nebo začni na úvodní stránce.
# $line: záznamu, $why: celá věta.
server-bad-record = Řádek { $line }: { $why }
# $most: kolik okamžiků partie se dá ukázat.
server-too-many-moments = V této partii se stalo víc, než se dá ukázat krok za krokem, nejvýš { $most }: vynech některé signály.
# $word: co bylo posláno. Slova pokynů se nikdy nepřekládají.
server-bad-move = Pokyn „{ $word }“ se nedá přečíst: napiš číslo a hromádku, třeba 45a, nebo end, take-back, nebo begin a místo.
# $last: číslo posledního kroku.
server-no-such-moment = Takový krok partie nemá, její poslední má číslo { $last }: zvol některý od 0 do { $last }.
server-nothing-to-advise = Teď není s čím radit: zeptej se znovu, až budeš na tahu.
server-shutting-down = Server se právě zastavuje: zkus to znovu za minutu.

# Proč spojení končí.
server-bye-restart = Server se restartuje. Spojení se obnoví samo.
server-bye-kicked = Od tohoto stolu tě poslal pryč ten, kdo ho otevřel: sedni si k jinému.
server-bye-no-spectators = U tohoto stolu se už nedá jen dívat: popros o místo.
server-bye-unheard = Spojení bylo otevřené, ale hello nepřišlo včas: připoj se znovu.
server-bye-abuse = Tímto spojením přišlo příliš mnoho toho, co server musel odmítnout: počkej minutu a pak se připoj znovu.

# Co odkaz ukáže tam, kde ho někdo sdílí, třeba v chatu.
server-preview-home = Tenback: vylož všechny karty
server-preview-table = Pozvánka ke stolu na Tenbacku
server-preview-replay = Přehrávka hry na Tenbacku
server-preview-rules = Pravidla na Tenbacku
server-preview-description = Vylož všechny karty na dvě stoupající a dvě klesající hromádky: The Game, Extreme a Face to Face, sólo, s přáteli nebo s boty. Bez účtu.
