# The page: the frame around every screen, and the home screen.

# The name of a player who has not chosen one.
page-guest = Host

## The frame

# Window titles, one per screen.
page-title-home = Tenback: vylož všechny karty
page-title-table = Stůl · Tenback
page-title-replay = Přehrávání · Tenback
page-title-rules = Pravidla · Tenback
page-title-learn = Lekce · Tenback
page-title-puzzles = Úlohy · Tenback
page-title-daily = Rozdání dne · Tenback
page-title-groups = Skupiny · Tenback
page-title-challenge = Výzva · Tenback
page-title-games = Moje partie · Tenback
page-title-statistics = Statistiky · Tenback
page-title-person = Profil · Tenback
page-title-recover = Jiné zařízení · Tenback
page-title-devices = Tvoje zařízení · Tenback
page-title-privacy = Tvoje data · Tenback
page-title-nothing = Nenalezeno · Tenback

# The first link of the page, for keyboards and screen readers.
page-skip = Přejít k obsahu
# The logo leads home.
page-to-start = Tenback: úvodní stránka
page-home = Úvodní stránka
page-menu = Nabídka a nastavení
page-language = Jazyk
page-theme = Vzhled
# $theme: light, dark or system.
page-theme-name = { $theme ->
    [light] Světlý
    [dark] Tmavý
   *[system] Podle zařízení
}
# On/off switches.
page-sounds = Zvuky
# Whether single letters and digits act at a table, without pressing a button.
page-letter-keys = Klávesové zkratky
page-letter-keys-why = Hraj u stolu písmeny a číslicemi, třeba 5a nebo e.
page-notify = Upozorňovat
page-notify-why = Oznámení, když jsi na tahu a díváš se jinam.
page-notify-forbidden = Oznámení jsou blokovaná: povol je pro tuto stránku v nastavení prohlížeče.
# Read out before the reader’s own name.
page-you-are = Jsi
page-rename = Změnit jméno
# A link to what the server keeps about the reader.
page-your-data = Tvoje data
page-your-devices = Tvoje zařízení
page-name = Tvé jméno
page-save = Uložit
# $name: the new name.
page-renamed = Tvé jméno je teď { $name }
page-close = Zavřít
# The name of the region where problems are reported.
page-notice = Upozornění

page-unreachable = Server neodpovídá. Zkontroluj připojení a zkus to znovu.
# After opening the operator’s link; whether it is valid turns out later.
page-invited = Pozvánka je uložená: použiješ ji, když založíš stůl.
page-invitation-invalid = Tenhle odkaz s pozvánkou neplatí. Požádej správce serveru o aktuální.
page-invitation-earlier = Naposledy otevřený odkaz s pozvánkou neplatí. Tvůj dřívější platí dál.
# A browser that blocks cookies: a heading, or the first of two sentences.
page-no-cookies = Tato stránka potřebuje cookies
page-no-cookies-more = Tvůj prohlížeč je blokuje, takže tě server nepozná. Povol pro tuto stránku cookies a pak ji načti znovu.
page-not-loaded = Tuto část stránky se nepodařilo načíst. Zkontroluj připojení a načti stránku znovu.
page-reload = Načíst znovu
page-broken = Něco se pokazilo
page-broken-more = Tuto obrazovku nelze zobrazit. Načti stránku znovu; pokud to nepomůže, mají stránka a server možná různé verze.
page-nothing = Tady nic není
page-nothing-why = Odkaz je možná neúplný nebo je v něm překlep. Máš-li ho od někoho, popros o něj znovu.

# While a file is dragged over the page.
page-drop-here = Pusť záznam sem a přehraje se
# $file: the name of the file.
page-record-unreadable = „{ $file }“ není záznam: vyber soubor, který končí na .tgn.
page-record-too-large = Tento soubor je příliš velký: záznam má nejvýš 256 kB. Partie zabere asi 2 kB, možná je to tedy jiný soubor.

## Home

# The motto, in two lines; the second is set apart.
page-motto = Vylož všechny karty.
page-motto-back = Zpátky jen přesně o deset.
page-lead = Čtyři hromádky: dvě stoupají, dvě klesají a vejít se musí všechny karty. Hraj sólo, s přáteli nebo s boty. Bez účtu.
page-how = Jak se to hraje?
# The lessons: a link, and for those who have never looked at them.
page-lessons = Lekce
page-lessons-first = Poprvé tady? Nauč se to hrou
page-puzzles = Úlohy
# Links to the deals that everybody plays, and to groups of friends who compare their results.
page-daily = Rozdání dne
page-groups = Skupiny přátel
# Below the name of the link on the start: what it is, and what the reader made of it. $result: as page-result says it.
page-daily-line = Každý den stejné karty pro všechny
page-daily-entry-result = { game }: { $result }
page-daily-play = Hrát
page-daily-resume = Pokračovat
page-daily-entry-streak = { $count ->
    [one] { $count } den v řadě
    [few] { $count } dny v řadě
   *[other] { $count } dní v řadě
}
page-my-games = Moje partie
page-statistics = Statistiky
page-my-pages = Tvoje partie a statistiky

page-offline = Server není dostupný. Pravidla si můžeš přečíst i tak; stoly a přehrávání server potřebují. Stránka to zkouší dál.

# The name of the region with the big buttons.
page-play = Hrát
page-which-game = Vyber hru
# One line about each game. $game: the word of the notation.
page-game-line = { $game ->
    [classic] Čtyři hromádky, jeden tým
    [extreme] S příkazovými kartami
   *[face-to-face] Dva hráči, jeden vítěz
}

page-alone = { $game ->
    [face-to-face] Hrát proti slabému botovi
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
# $company: who else plays, such as “Expert, Expert”.
page-bots-line = { $game ->
    [face-to-face] proti: { $company }
   *[other] ty, { $company }
}
page-friends = { $game ->
    [face-to-face] Hrát proti příteli
   *[other] Hrát s přáteli
}
page-friends-line = pošleš jim odkaz
# Followed by the numbers 2 to 5 to choose from.
page-how-many = Ty a tvoji přátelé

page-options = Možnosti
page-options-bots = Boti u stolu
page-options-talk = Domluva a diváci
page-options-rules = Pro profesionály
# Who gets a seat if no bot does. $company: friend or nobody.
page-company = { $company ->
    [friend] další hráč
   *[nobody] nikdo
}
page-talk = Domluva
# $talk: none, signals or chat.
page-talk-level = { $talk ->
    [none] žádná
    [signals] signály
    [only-chat] chat
   *[chat] signály a chat
}
page-guard = Blokovat zprávy, které prozrazují kartu
page-spectators = Povolit diváky
page-invite-only = Místa jen s pozvánkou
page-open = Ukázat v seznamu otevřených stolů
page-open-invite = Stoly jen s pozvánkou v seznamu nejsou.
page-three-cards = Tři karty za tah
page-fewer-cards = O kartu méně v každé ruce
page-clock = Čas na tah
# $seconds: for a turn, 0 for no limit; $minutes: the same in minutes.
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
page-clock-loses = Kdo překročí čas, prohrává
# Zda se smí žádat o radu. Obvykle: v týmu a proti botovi.
page-hints = Rady
page-hints-choice = { $hints ->
    [yes] povoleny
    [no] zakázány
   *[usual] v týmu a proti botům
}

page-my-tables = Tvé stoly
# On a phone, above the big buttons: leads to a game in progress.
page-go-on = Pokračovat ve hře
page-open-tables = Otevřené stoly
page-no-open-tables = Teď žádný stůl na hráče nečeká. Otevři vlastní a ukaž ho v seznamu: viz možnosti.
# The state of a table. $stage: waiting, playing or over.
page-stage = { $stage ->
    [waiting] čeká
    [playing] hraje se
   *[over] dohráno
}
# Hra čeká na čtenáře; a jak skončila. $result: won, lost s $left kartami, nebo lost-to ve Face to Face.
page-your-turn = jsi na tahu
page-result = { $result ->
    [won] výhra
    [lost-to] prohra
   *[lost] { $left ->
        [one] prohra, zbyla { $left } karta
        [few] prohra, zbyly { $left } karty
       *[other] prohra, zbylo { $left } karet
    }
}
# $free: the number of empty seats.
page-free = { $free ->
    [one] jedno volné místo
    [few] { $free } volná místa
   *[other] { $free } volných míst
}
# A bot in a list of names. $bot: its level.
page-bot = { $bot } (bot)
page-just-now = právě teď
# $count: the total.
page-show-all = Zobrazit všech { $count }

page-rules = Pravidla
page-record = Přehrát partii
page-record-how = Přetáhni soubor .tgn kamkoli na tuto stránku, nebo ho vyber.
page-record-choose = Vybrat soubor
page-device = Tvoje zařízení
page-device-how = Hraj dál na jiném zařízení pod svým jménem a na svých místech a podívej se, která zařízení jsou přihlášená.
page-device-open = Zobrazit zařízení
page-copy = Kopírovat
page-copied = Zkopírováno
# On the button, in place of “Copy”: the link is in a field next to it.
page-copy-failed = Zkopíruj ho z pole
# Sends a text or a link by what the device has for that; and, on the same button, that it could not be copied.
page-send = Sdílet
page-send-failed = Nešlo zkopírovat
