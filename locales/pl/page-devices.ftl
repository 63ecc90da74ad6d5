## The reader's devices

page-devices = Twoje urządzenia
page-devices-how = Te urządzenia są zalogowane. Każde ma twoje imię i twoje miejsca.
page-devices-unnamed = Urządzenie bez nazwy
page-devices-this = To urządzenie
# $day: a date.
page-devices-seen = Ostatnio używane: { $day }
page-devices-rename = Zmień nazwę
page-devices-name = Nazwa urządzenia
# $name: the new name of a device.
page-devices-renamed = Nowa nazwa urządzenia: { $name }.
page-devices-sign-out = Wyloguj
# $name: of a device.
page-devices-sure = Wylogować { $name }? Otwarte tam partie toczą się dalej tutaj.
page-devices-sure-this = Wylogować to urządzenie? Wrócisz tylko z linkiem z innego urządzenia albo z kodem zapasowym.
page-devices-last = To twoje jedyne urządzenie, a nie masz kodu zapasowego. Najpierw utwórz go poniżej: bez niego nie będzie powrotu.
page-devices-signed-out = Urządzenie { $name } jest wylogowane.
page-devices-cancel = Anuluj
page-devices-nobody = Nikt nie jest tu zalogowany.
page-devices-left = To urządzenie jest wylogowane.
page-devices-enter-code = Zaloguj się kodem

## Adding one

page-devices-add = Dodaj urządzenie
page-devices-add-how = Otwórz link na drugim urządzeniu. To urządzenie pozostaje zalogowane. Link działa raz i przez jeden dzień; nikomu go nie dawaj.
page-devices-full = Nie można zalogować więcej urządzeń. Najpierw wyloguj jedno z nich.
page-device-make = Utwórz link
page-device-link = Link na drugie urządzenie

## The backup code

page-devices-backup = Kod zapasowy
page-devices-backup-how = Zapisz go: tym kodem zalogujesz się nawet po utracie wszystkich urządzeń. Kto go zna, może grać jako ty.
# $day: a date.
page-devices-backup-since = Masz kod zapasowy z dnia { $day }. Nowy go zastąpi.
page-devices-backup-make = Utwórz kod zapasowy
page-devices-backup-replace = Zastąp kod zapasowy
page-devices-backup-once = Widać go tylko ten jeden raz. Zapisz go teraz.
page-devices-print = Drukuj

## A link from another device, or a backup code

page-recover = Grać dalej tutaj?
page-recover-how = Grasz dalej tutaj, z tym samym imieniem i na tych samych miejscach. Pozostałe urządzenia są nadal zalogowane.
# $name: who this browser is now.
page-recover-loses = Twoje imię na tym urządzeniu: { $name }. Bez linku lub kodu zapasowego nie da się do niego wrócić.
page-recover-do = Graj dalej tutaj
page-recover-not = Anuluj
page-recover-code = Link lub kod zapasowy
page-recover-code-how = Wpisz zapisany kod zapasowy albo link z innego urządzenia.
