# Stránka: rámec kolem všeho a úvodní stránka.

# Jak se jmenuje ten, kdo jiné jméno neřekl.
page-guest = Host

## Rámec

# Titulky okna.
page-title-home = Tenback: vyložte všechny
page-title-table = Stůl · Tenback
page-title-replay = Přehrávání · Tenback
page-title-rules = Pravidla · Tenback
page-title-recover = Jiné zařízení · Tenback
page-title-nothing = Nic tu není · Tenback

# První odkaz stránky, pro klávesnice a čtečky.
page-skip = Přejít k obsahu
# Logo vede na úvod.
page-to-start = Tenback: na úvod
page-menu = Nabídka a nastavení
page-language = Jazyk
page-theme = Světlý nebo tmavý vzhled
# $theme: light, dark nebo system.
page-theme-name = { $theme ->
    [light] Světlý
    [dark] Tmavý
   *[system] Podle zařízení
}
# Přepínače, které jsou zapnuté nebo vypnuté.
page-sounds = Zvuky
# Zda jednotlivá písmena a číslice u stolu něco dělají, aniž se stiskne tlačítko.
page-letter-keys = Písmenné klávesy
page-letter-keys-why = Písmena a číslice u stolu působí hned, třeba 5a nebo e.
page-notify = Dej mi vědět
page-notify-why = Oznámení, když jsi na tahu a díváš se jinam.
page-notify-forbidden = Prohlížeč nedovoluje stránce dát ti vědět: povol jí v jeho nastavení oznámení.
# Čte se před vlastním jménem.
page-you-are = Jsi
page-rename = Jiné jméno
page-name = Tvé jméno
page-save = Uložit
# $name: nové jméno.
page-renamed = Tvé jméno tady: { $name }
page-close = Zavřít
# Jméno oblasti, ve které se mluví o potížích.
page-notice = Upozornění

page-unreachable = Server neodpovídá. Zkontroluj spojení a zkus to znovu.
# Prohlížeč, který neukládá cookies: nadpis, nebo první ze dvou vět.
page-no-cookies = Tato stránka potřebuje cookies
page-no-cookies-more = Tvůj prohlížeč pro ni žádné neukládá, takže tě server znovu nepozná. Povol této stránce cookies a pak ji načti znovu.
page-not-loaded = Tuto část stránky se nepodařilo načíst. Zkontroluj spojení a načti stránku znovu.
page-reload = Načíst znovu
page-broken = Něco tu není v pořádku
page-broken-more = Tuto obrazovku nelze zobrazit. Načti ji znovu; pokud to nepomůže, stránka a server k sobě možná nepatří.
page-nothing = Tady nic není
page-nothing-why = Odkaz je možná neúplný nebo je v něm překlep. Máš-li ho od někoho, popros o něj znovu.

# Nad stránkou visí soubor.
page-drop-here = Pusť záznam sem a přehraje se
# $file: název souboru.
page-record-unreadable = „{ $file }“ není záznam: vyber soubor, který končí na .tgn.
page-record-too-large = Tento soubor je příliš velký: záznam má nejvýš 256 kB. Partie zabere asi 2 kB; není to jiný soubor?

## Úvod

# Motto na dvou řádcích; druhý je odlišený.
page-motto = Vyložte všechny.
page-motto-back = Zpátky jen přesně o deset.
page-lead = Čtyři hromádky: dvě stoupají, dvě klesají a vejít se musí všechny karty. Hraj o samotě, s přáteli nebo s boty. Bez účtu.
page-how = Jak se to hraje?

page-offline = Server není dostupný. Pravidla si můžeš přečíst; stoly a přehrávání server potřebují. Stránka to sama zkouší znovu.

# Jméno oblasti s velkými tlačítky.
page-play = Hrát
page-which-game = Která hra
# Jeden řádek ke každé hře. $game: slovo zápisu.
page-game-line = { $game ->
    [classic] Čtyři hromádky, jeden tým
    [extreme] Karty s příkazy
   *[face-to-face] Dva hráči, jeden vítěz
}

page-alone = { $game ->
    [face-to-face] Hrát proti slabšímu botovi
   *[other] Hrát sólo
}
page-alone-line = { $game ->
    [face-to-face] rychlá partie na zkoušku
   *[other] ty a čtyři hromádky
}
page-bots = { $game ->
    [face-to-face] Hrát proti botovi
   *[other] Hrát s boty
}
# $company: kdo tam ještě sedí, třeba „expert, expert“.
page-bots-line = { $game ->
    [face-to-face] proti: { $company }
   *[other] ty, { $company }
}
page-friends = { $game ->
    [face-to-face] Hrát proti příteli
   *[other] Hrát s přáteli
}
page-friends-line = pošleš jim odkaz
# Následují čísla 2 až 5 na výběr.
page-how-many = Hráčů i s tebou

page-options = Možnosti
page-options-bots = S boty: kdo kde sedí
page-options-talk = Domluva a hosté
page-options-rules = Pro profesionály
# Kdo na místě sedí, není-li to bot. $company: friend nebo nobody.
page-company = { $company ->
    [friend] člověk
   *[nobody] vynechat
}
page-talk = Domluva
# $talk: none, signals nebo chat.
page-talk-level = { $talk ->
    [none] žádná
    [signals] signály
   *[chat] signály a chat
}
page-guard = Zadržet zprávy, které jmenují kartu
page-spectators = Ostatní se mohou dívat
page-open = Ukázat v seznamu otevřených stolů
page-three-cards = Tři karty za tah
page-fewer-cards = O kartu méně v každé ruce
page-clock = Čas na tah
# $seconds: na tah, 0 bez omezení; $minutes: totéž v minutách.
page-clock-seconds = { $seconds ->
    [0] bez omezení
    [30] 30 sekund
    [60] jedna minuta
   *[other] { $minutes ->
        [one] { $minutes } minuta
        [few] { $minutes } minuty
        [many] { $minutes } minuty
       *[other] { $minutes } minut
    }
}
page-clock-loses = Když čas vyprší, hra je prohraná

page-my-tables = Tvé stoly
# Na telefonu, nad velkými tlačítky: vede k rozehrané hře.
page-go-on = Pokračovat ve hře
page-open-tables = Otevřené stoly
page-no-open-tables = Teď žádný stůl na hráče nečeká. Otevři vlastní a ukaž ho v seznamu: viz možnosti.
# Jak daleko stůl je. $stage: waiting, playing nebo over.
page-stage = { $stage ->
    [waiting] čeká
    [playing] hraje se
   *[over] dohráno
}
# $free: kolik míst je prázdných.
page-free = { $free ->
    [one] jedno volné místo
    [few] { $free } volná místa
   *[other] { $free } volných míst
}
# Bot ve výčtu jmen. $bot: jak je silný.
page-bot = { $bot } (bot)
page-just-now = právě teď
# $count: kolik jich je celkem, vždy aspoň pět.
page-show-all = Zobrazit všech { $count }

page-rules = Pravidla
page-record = Přehrát záznam
page-record-how = Přetáhni soubor .tgn kamkoli na tuto stránku, nebo ho vyber.
page-record-choose = Vybrat soubor
page-device = Přejít na jiné zařízení
page-device-how = Otevři odkaz na druhém zařízení a pokračuj tam pod svým jménem a na svých místech. Toto zařízení se tím odhlásí.
page-device-make = Vytvořit odkaz
page-device-link = Odkaz pro druhé zařízení
page-copy = Kopírovat
page-copied = Zkopírováno
# Na tlačítku místo „Kopírovat“: odkaz je v poli vedle.
page-copy-failed = Zkopíruj ho z pole

## Odkaz z jiného zařízení

page-recover = Pokračovat tady?
page-recover-how = Kdo tento odkaz vytvořil, bude pokračovat tady, pod stejným jménem a na stejných místech. Druhé zařízení se odhlásí. Odkaz platí jen jednou.
# $name: kdo je tento prohlížeč teď.
page-recover-loses = Na tomto zařízení jsi: { $name }. Potom se odtud k místům pod tímto jménem už nedostaneš.
page-recover-do = Pokračovat tady
page-recover-not = Raději ne
page-recover-no-code = V tomto odkazu není kód. Vytvoř nový na druhém zařízení.
