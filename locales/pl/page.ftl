# The page: the frame around every screen, and the home screen.

# The name of a player who has not chosen one.
page-guest = Gość

## The frame

# Window titles, one per screen.
page-title-home = Tenback: odłóż wszystkie karty
page-title-table = Stół · Tenback
page-title-replay = Powtórka · Tenback
page-title-rules = Zasady · Tenback
page-title-learn = Lekcje · Tenback
page-title-puzzles = Zagadki · Tenback
page-title-daily = Rozdanie dnia · Tenback
page-title-groups = Grupy · Tenback
page-title-challenge = Wyzwanie · Tenback
page-title-games = Moje partie · Tenback
page-title-statistics = Statystyki · Tenback
page-title-person = Profil · Tenback
page-title-recover = Inne urządzenie · Tenback
page-title-devices = Twoje urządzenia · Tenback
page-title-privacy = Twoje dane · Tenback
page-title-nothing = Nie znaleziono · Tenback

# The first link of the page, for keyboards and screen readers.
page-skip = Przejdź do treści
# The logo leads home.
page-to-start = Tenback: strona główna
page-home = Strona główna
page-menu = Menu i ustawienia
page-language = Język
page-theme = Wygląd
# $theme: light, dark or system.
page-theme-name = { $theme ->
    [light] Jasny
    [dark] Ciemny
   *[system] Jak na urządzeniu
}
# On/off switches.
page-sounds = Dźwięki
# Whether single letters and digits act at a table, without pressing a button.
page-letter-keys = Skróty klawiszowe
page-letter-keys-why = Graj przy stole literami i cyframi, na przykład 5a albo e.
page-notify = Powiadamiaj mnie
page-notify-why = Powiadomienie, gdy jest twoja tura, a patrzysz gdzie indziej.
page-notify-forbidden = Powiadomienia są zablokowane: zezwól na nie dla tej strony w ustawieniach przeglądarki.
# Read out before the reader’s own name.
page-you-are = Twoje imię:
page-rename = Zmień imię
# A link to what the server keeps about the reader.
page-your-data = Twoje dane
page-your-devices = Twoje urządzenia
page-name = Twoje imię
page-save = Zapisz
# $name: the new name.
page-renamed = Twoje imię to teraz { $name }
page-close = Zamknij
# The name of the region where problems are reported.
page-notice = Komunikat

page-unreachable = Serwer nie odpowiada. Sprawdź połączenie i spróbuj ponownie.
# After opening the operator’s link; whether it is valid turns out later.
page-invited = Zaproszenie zapisane: użyjesz go, zakładając stół.
page-invitation-invalid = Ten link z zaproszeniem jest nieważny. Poproś operatora o aktualny.
page-invitation-earlier = Ostatnio otwarty link z zaproszeniem jest nieważny. Twój wcześniejszy nadal działa.
# A browser that blocks cookies: a heading, or the first of two sentences.
page-no-cookies = Ta strona potrzebuje ciasteczek
page-no-cookies-more = Twoja przeglądarka je blokuje, więc serwer cię nie rozpozna. Zezwól tej stronie na ciasteczka (cookies), a potem odśwież ją.
page-not-loaded = Nie udało się wczytać tej części strony. Sprawdź połączenie, a potem odśwież stronę.
page-reload = Odśwież
page-broken = Coś poszło nie tak
page-broken-more = Nie da się pokazać tego widoku. Odśwież stronę; jeśli to nie pomoże, strona i serwer mogą być w różnych wersjach.
page-nothing = Nic tu nie ma
page-nothing-why = Link może być niepełny albo wpisany z błędem. Jeśli masz go od kogoś, poproś o niego jeszcze raz.

# While a file is dragged over the page.
page-drop-here = Upuść tu zapis, żeby obejrzeć partię
# $file: the name of the file.
page-record-unreadable = „{ $file }” to nie zapis: wybierz plik z końcówką .tgn.
page-record-too-large = Ten plik jest za duży: zapis ma najwyżej 256 kB. Partia zajmuje około 2 kB, więc to może być inny plik.

## Home

# The motto, in two lines; the second is set apart.
page-motto = Odłóż wszystkie karty.
page-motto-back = Wstecz tylko dokładnie o dziesięć.
page-lead = Cztery stosy: dwa rosną, dwa maleją, a zmieścić się muszą wszystkie karty. Graj solo, ze znajomymi albo z botami. Bez konta.
page-how = Jak w to grać?
# The lessons: a link, and for those who have never looked at them.
page-lessons = Lekcje
page-lessons-first = Pierwszy raz? Naucz się, grając
page-puzzles = Zagadki
# Links to the deals that everybody plays, and to groups of friends who compare their results.
page-daily = Rozdanie dnia
page-groups = Grupy znajomych
# Below the name of the link on the start: what it is, and what the reader made of it. $result: as page-result says it.
page-daily-line = Codziennie te same karty dla wszystkich
page-daily-entry-result = { game }: { $result }
page-daily-play = Graj
page-daily-resume = Wróć do gry
page-daily-entry-streak = { $count ->
    [one] { $count } dzień z rzędu
    [few] { $count } dni z rzędu
    [many] { $count } dni z rzędu
   *[other] { $count } dnia z rzędu
}
page-my-games = Moje partie
page-statistics = Statystyki
page-my-pages = Twoje partie i statystyki

page-offline = Serwer jest nieosiągalny. Zasady możesz przeczytać mimo to; stoły i powtórki wymagają serwera. Strona próbuje dalej.

# The name of the region with the big buttons.
page-play = Graj
page-which-game = Wybierz grę
# One line about each game. $game: the word of the notation.
page-game-line = { $game ->
    [classic] Cztery stosy, jedna drużyna
    [extreme] Z kartami rozkazów
   *[face-to-face] Dwoje graczy, jeden zwycięzca
}

page-alone = { $game ->
    [face-to-face] Zagraj ze słabym botem
   *[other] Zagraj solo
}
page-alone-line = { $game ->
    [face-to-face] szybka partia na próbę
   *[other] ty i cztery stosy
}
page-bots = { $game ->
    [face-to-face] Zagraj z botem
   *[other] Zagraj z botami
}
# $company: who else plays, such as “Expert, Expert”.
page-bots-line = { $game ->
    [face-to-face] przeciwnik: { $company }
   *[other] ty, { $company }
}
page-friends = { $game ->
    [face-to-face] Zagraj z kimś znajomym
   *[other] Zagraj ze znajomymi
}
page-friends-line = wyślesz im link
# Followed by the numbers 2 to 5 to choose from.
page-how-many = Ty i twoi znajomi

page-options = Opcje
page-options-bots = Boty przy stole
page-options-talk = Rozmowa i widzowie
page-options-rules = Dla profesjonalistów
# Who gets a seat if no bot does. $company: friend or nobody.
page-company = { $company ->
    [friend] jeszcze ktoś
   *[nobody] nikt
}
page-talk = Rozmowa
# $talk: none, signals or chat.
page-talk-level = { $talk ->
    [none] brak
    [signals] sygnały
    [only-chat] czat
   *[chat] sygnały i czat
}
page-guard = Blokuj wiadomości zdradzające kartę
page-spectators = Zezwól na widzów
page-invite-only = Miejsca tylko dla zaproszonych
page-open = Pokaż na liście otwartych stołów
page-open-invite = Stołów tylko dla zaproszonych nie ma na liście.
page-three-cards = Trzy karty na turę
page-fewer-cards = O jedną kartę mniej na każdej ręce
page-clock = Czas na turę
# $seconds: for a turn, 0 for no limit; $minutes: the same in minutes.
page-clock-seconds = { $seconds ->
    [0] bez limitu
    [30] 30 sekund
    [60] jedna minuta
   *[other] { $minutes ->
        [one] jedna minuta
        [few] { $minutes } minuty
        [many] { $minutes } minut
       *[other] { $minutes } minuty
    }
}
page-clock-loses = Przekroczenie czasu to przegrana
# Czy wolno prosić o podpowiedź. Zwykle: w drużynie i przeciw botowi.
page-hints = Podpowiedzi
page-hints-choice = { $hints ->
    [yes] dozwolone
    [no] niedozwolone
   *[usual] w drużynie i przeciw botom
}

page-my-tables = Twoje stoły
# On a phone, above the big buttons: leads to a game in progress.
page-go-on = Graj dalej
page-open-tables = Otwarte stoły
page-no-open-tables = Żaden stół nie czeka teraz na graczy. Otwórz własny i pokaż go na liście: zajrzyj do opcji.
# The state of a table. $stage: waiting, playing or over.
page-stage = { $stage ->
    [waiting] czeka
    [playing] trwa gra
   *[over] koniec
}
# Gra czeka na czytelnika; i jak się skończyła. $result: won, lost z $left kartami albo lost-to w Face to Face.
page-your-turn = twoja kolej
page-result = { $result ->
    [won] wygrana
    [lost-to] przegrana
   *[lost] { $left ->
        [one] przegrana, została { $left } karta
        [few] przegrana, zostały { $left } karty
        [many] przegrana, zostało { $left } kart
       *[other] przegrana, zostało { $left } kart
    }
}
# $free: the number of empty seats.
page-free = { $free ->
    [one] jedno wolne miejsce
    [few] { $free } wolne miejsca
    [many] { $free } wolnych miejsc
   *[other] { $free } wolnego miejsca
}
# A bot in a list of names. $bot: its level.
page-bot = { $bot } (bot)
page-just-now = przed chwilą
# $count: the total.
page-show-all = Pokaż wszystkie ({ $count })

page-rules = Zasady
page-record = Obejrzyj partię
page-record-how = Upuść plik .tgn gdziekolwiek na tej stronie albo wybierz go.
page-record-choose = Wybierz plik
page-device = Twoje urządzenia
page-device-how = Graj dalej na innym urządzeniu ze swoim imieniem i na swoich miejscach i sprawdź, które urządzenia są zalogowane.
page-device-open = Pokaż urządzenia
page-copy = Kopiuj
page-copied = Skopiowano
# On the button, in place of “Copy”: the link is in a field next to it.
page-copy-failed = Skopiuj go z pola
# Sends a text or a link by what the device has for that; and, on the same button, that it could not be copied.
page-send = Udostępnij
page-send-failed = Nie udało się skopiować
