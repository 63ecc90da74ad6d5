# Strona: rama wokół każdego ekranu i ekran startowy.

# Imię kogoś, kto nie podał innego.
page-guest = Gość

## Rama

# Tytuły okna, dla każdego ekranu.
page-title-home = Tenback: odłóż wszystkie karty
page-title-table = Stół · Tenback
page-title-replay = Powtórka · Tenback
page-title-rules = Zasady · Tenback
page-title-recover = Inne urządzenie · Tenback
page-title-nothing = Nic tu nie ma · Tenback

# Pierwszy link na stronie, dla klawiatur i czytników.
page-skip = Przejdź do treści
# Logo prowadzi na stronę główną.
page-to-start = Tenback: na stronę główną
page-menu = Menu i ustawienia
page-language = Język
page-theme = Jasny czy ciemny wygląd
# $theme: light, dark albo system.
page-theme-name = { $theme ->
    [light] Jasny
    [dark] Ciemny
   *[system] Jak na urządzeniu
}
# Przełączniki.
page-sounds = Dźwięki
# Czy pojedyncze litery i cyfry działają przy stole bez naciskania przycisku.
page-letter-keys = Klawisze liter
page-letter-keys-why = Litery i cyfry działają przy stole od razu, na przykład 5a albo e.
page-notify = Powiadomienia
page-notify-why = Powiadomienie, gdy jest twoja kolej, a patrzysz gdzie indziej.
page-notify-forbidden = Ta przeglądarka nie pozwala stronie wysyłać ci powiadomień: zezwól na nie w jej ustawieniach.
# Czytane przed własnym imieniem.
page-you-are = Twoje imię:
page-rename = Zmień imię
page-name = Twoje imię
page-save = Zapisz
# $name: nowe imię.
page-renamed = Twoje imię tutaj: { $name }
page-close = Zamknij
# Nazwa obszaru, w którym są komunikaty o problemach.
page-notice = Komunikat

page-unreachable = Serwer nie odpowiada. Sprawdź połączenie i spróbuj ponownie.
# Przeglądarka, która nie zachowuje ciasteczek: nagłówek albo pierwsze z dwóch zdań.
page-no-cookies = Ta strona potrzebuje ciasteczek
page-no-cookies-more = Twoja przeglądarka nie zachowuje ich dla tej strony, więc serwer cię nie rozpozna. Pozwól jej na ciasteczka (cookies) i wczytaj ją od nowa.
page-not-loaded = Nie udało się wczytać tej części strony. Sprawdź połączenie, potem wczytaj stronę od nowa.
page-reload = Wczytaj od nowa
page-broken = Coś tu się nie zgadza
page-broken-more = Nie da się pokazać tego widoku. Wczytaj go od nowa; jeśli to nie pomoże, strona i serwer mogą być w różnych wersjach.
page-nothing = Nic tu nie ma
page-nothing-why = Może link jest ucięty albo wpisany z błędem. Jeśli ktoś ci go dał, poproś o niego jeszcze raz.

# Nad stroną wisi plik.
page-drop-here = Upuść tu zapis, żeby obejrzeć partię
# $file: nazwa pliku.
page-record-unreadable = „{ $file }” to nie zapis: wybierz plik z końcówką .tgn.
page-record-too-large = Ten plik jest za duży: zapis ma najwyżej 256 kB. Partia zajmuje około 2 kB; może to inny plik?

## Ekran startowy

# Motto w dwóch wierszach; drugi jest wyróżniony.
page-motto = Odłóż wszystkie karty.
page-motto-back = Wstecz tylko dokładnie o dziesięć.
page-lead = Cztery stosy: dwa rosną, dwa maleją, a zmieścić się muszą wszystkie karty. Graj solo, ze znajomymi albo z botami. Bez konta.
page-how = Jak w to grać?

page-offline = Serwer jest nieosiągalny. Zasady można czytać; stoły i powtórki wymagają serwera. Strona sama spróbuje ponownie.

# Nazwa obszaru z dużymi przyciskami.
page-play = Graj
page-which-game = Która gra
# Po jednym wierszu o każdej grze. $game: słowo notacji.
page-game-line = { $game ->
    [classic] Cztery stosy, jedna drużyna
    [extreme] Karty, które wydają rozkazy
   *[face-to-face] Dwie osoby, jedna wygrana
}

page-alone = { $game ->
    [face-to-face] Zagraj z łatwym botem
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
# $company: kto jeszcze tam siedzi, na przykład „ekspert, ekspert”.
page-bots-line = { $game ->
    [face-to-face] przeciwnik: { $company }
   *[other] ty, { $company }
}
page-friends = { $game ->
    [face-to-face] Zagraj ze znajomym
   *[other] Zagraj ze znajomymi
}
page-friends-line = wyślesz im link
# Dalej liczby od 2 do 5 do wyboru.
page-how-many = Graczy razem z tobą

page-options = Opcje
page-options-bots = Z botami: kto tam siedzi
page-options-talk = Rozmowa i goście
page-options-rules = Dla profesjonalistów
# Kto zajmuje miejsce, jeśli nie bot. $company: friend albo nobody.
page-company = { $company ->
    [friend] ktoś znajomy
   *[nobody] nie ma
}
page-talk = Rozmowa
# $talk: none, signals albo chat.
page-talk-level = { $talk ->
    [none] brak
    [signals] sygnały
   *[chat] sygnały i czat
}
page-guard = Czat zatrzymuje to, co zdradza kartę
page-spectators = Inni mogą się przyglądać
page-open = Pokaż na liście otwartych stołów
page-three-cards = Trzy karty na turę
page-fewer-cards = O jedną kartę mniej na każdej ręce
page-clock = Czas na turę
# $seconds: na turę, 0 znaczy bez limitu; $minutes: to samo w minutach.
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
page-clock-loses = Koniec czasu to przegrana

page-my-tables = Twoje stoły
# Na telefonie, nad dużymi przyciskami: prowadzi do trwającej partii.
page-go-on = Graj dalej
page-open-tables = Otwarte stoły
page-no-open-tables = Żaden stół nie czeka teraz na graczy. Otwórz własny i pokaż go na liście: zajrzyj do opcji.
# Jak daleko jest gra przy stole. $stage: waiting, playing albo over.
page-stage = { $stage ->
    [waiting] czeka
    [playing] trwa gra
   *[over] koniec
}
# $free: ile miejsc jest wolnych.
page-free = { $free ->
    [one] jedno wolne miejsce
    [few] { $free } wolne miejsca
    [many] { $free } wolnych miejsc
   *[other] { $free } wolnego miejsca
}
# Bot na liście imion. $bot: jak silnie gra.
page-bot = { $bot } (bot)
page-just-now = przed chwilą
# $count: ile jest wszystkich.
page-show-all = Pokaż wszystkie ({ $count })

page-rules = Zasady
page-record = Obejrzyj zapis partii
page-record-how = Upuść plik .tgn gdziekolwiek na tej stronie albo wybierz go.
page-record-choose = Wybierz plik
page-device = Przejdź na inne urządzenie
page-device-how = Otwórz link na drugim urządzeniu i graj tam dalej, ze swoim imieniem i na swoich miejscach. To urządzenie zostanie wtedy wylogowane.
page-device-make = Utwórz link
page-device-link = Link na drugie urządzenie
page-copy = Kopiuj
page-copied = Skopiowano
# Na przycisku zamiast „Kopiuj”: link jest w polu obok.
page-copy-failed = Skopiuj go z pola

## Link z innego urządzenia

page-recover = Grać dalej tutaj?
page-recover-how = Osoba, która utworzyła ten link, gra dalej tutaj, z tym samym imieniem i na tych samych miejscach. Urządzenie, z którego pochodzi link, zostanie wylogowane. Link działa raz.
# $name: kim jest teraz ta przeglądarka.
page-recover-loses = Twoje imię na tym urządzeniu: { $name }. Potem do miejsc zajętych pod tym imieniem nie da się stąd wrócić.
page-recover-do = Graj dalej tutaj
page-recover-not = Lepiej nie
page-recover-no-code = W tym linku nie ma kodu. Utwórz nowy link na drugim urządzeniu.
