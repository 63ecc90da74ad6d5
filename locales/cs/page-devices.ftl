## The reader's devices

page-devices = Tvoje zařízení
page-devices-how = Tato zařízení jsou přihlášená. Všechna mají tvoje jméno a tvoje místa.
page-devices-unnamed = Zařízení bez názvu
page-devices-this = Toto zařízení
# $day: a date.
page-devices-seen = Naposledy použito: { $day }
page-devices-rename = Přejmenovat
page-devices-name = Název zařízení
# $name: the new name of a device.
page-devices-renamed = Nový název zařízení: { $name }.
page-devices-sign-out = Odhlásit
# $name: of a device.
page-devices-sure = Odhlásit zařízení { $name }? Hry, které jsou tam otevřené, pokračují tady.
page-devices-sure-this = Odhlásit se tady? Vrátit se půjde jen odkazem z jiného zařízení nebo záložním kódem.
page-devices-last = Je to tvoje jediné zařízení a nemáš záložní kód. Nejdřív si ho níže vytvoř: bez něj už nebude cesta zpět.
page-devices-signed-out = Zařízení { $name } je odhlášené.
page-devices-cancel = Zrušit
page-devices-nobody = Tady není nikdo přihlášený.
page-devices-left = Toto zařízení je odhlášené.
page-devices-enter-code = Přihlásit se kódem

## Adding one

page-devices-add = Přidat zařízení
page-devices-add-how = Otevři odkaz na druhém zařízení. Toto zařízení zůstane přihlášené. Odkaz platí jednou a jeden den; nikomu ho nedávej.
page-devices-full = Více zařízení už přihlásit nejde. Nejdřív jedno odhlas.
page-device-make = Vytvořit odkaz
page-device-link = Odkaz pro druhé zařízení

## The backup code

page-devices-backup = Záložní kód
page-devices-backup-how = Zapiš si ho: s tímto kódem se přihlásíš, i když o všechna zařízení přijdeš. Kdo ho zná, může hrát za tebe.
# $day: a date.
page-devices-backup-since = Máš záložní kód ze dne { $day }. Nový ho nahradí.
page-devices-backup-make = Vytvořit záložní kód
page-devices-backup-replace = Nahradit záložní kód
page-devices-backup-once = Zobrazí se jen teď. Hned si ho zapiš.
page-devices-print = Vytisknout

## A link from another device, or a backup code

page-recover = Pokračovat tady?
page-recover-how = Budeš tu pokračovat pod stejným jménem a na stejných místech. Ostatní zařízení zůstanou přihlášená.
# $name: who this browser is now.
page-recover-loses = Na tomto zařízení jsi { $name }. Bez odkazu nebo záložního kódu se k tomuto jménu už nevrátíš.
page-recover-do = Pokračovat tady
page-recover-not = Zrušit
page-recover-code = Odkaz nebo záložní kód
page-recover-code-how = Zadej záložní kód, který máš zapsaný, nebo odkaz z jiného zařízení.
