# tenback devices: kde je kdo přihlášen.

# Nadpisy sloupců. $what: sloupec.
devices-column = { $what ->
    [number] Č.
    [name] Zařízení
    [added] Přidáno
   *[seen] Naposledy použito
}
# $name: tohoto terminálu v seznamu zařízení.
devices-this = { $name } (toto)
devices-unnamed = bez názvu
# $day: datum.
devices-backup = Máš záložní kód ze dne { $day }.
# $server: třeba http://localhost:8098
devices-no-backup = Nemáš záložní kód. Vytvoř si ho v prohlížeči: { $server }/devices
# Pod odkazem, v terminálu i pod jeho QR kódem.
devices-link-how = Otevři tento odkaz v prohlížeči, který chceš přihlásit. Funguje jednou a jeden den; nikomu ho nedávej.
devices-renamed = Nový název zařízení: { $name }.
devices-signed-out = Zařízení { $name } je odhlášeno.
devices-signed-out-here = Tento terminál je na { $server } odhlášen. Zpátky se dostaneš takto: tenback devices add LINK
devices-added = Teď jsi na { $server } i v tomto terminálu { $name }.

## Co se může pokazit.

devices-no-link = Tohle není odkaz pro zařízení: vypadá jako http://192.168.1.5:8098/recover#…, celý v uvozovkách. U záložního kódu uveď server volbou --at.
devices-nowhere = Tento terminál není nikde přihlášen. Vytvoř v prohlížeči na stránce „Tvoje zařízení“ odkaz a použij ho tady: tenback devices add LINK
devices-several = Tento terminál je přihlášen na několika serverech. Vyber jeden volbou --at: { $servers }
# $name: kým je tam tento terminál dosud.
devices-somebody-else = Tento terminál už je na { $server } přihlášen jako { $name }. Nic se nezměnilo a odkaz nebyl použit. Jestli tu už nechceš být { $name }, přidej --replace.
devices-no-such-device = { $total ->
    [one] Zařízení { $number } tu není: máš jen 1.
    [few] Zařízení { $number } tu není: máš jen { $total }.
   *[other] Zařízení { $number } tu není: máš jich jen { $total }.
}
devices-forgotten = { $server } už tento terminál nezná: byl odhlášen, nebo server přišel o data. Chceš-li být zase tatáž osoba, použij odkaz z jiného zařízení nebo záložní kód: tenback devices add LINK. Jako nový hráč tam můžeš začít takto: tenback play --at { $server }
