# tenback devices: gdzie ktoś jest zalogowany.

# Nagłówki kolumn. $what: kolumna.
devices-column = { $what ->
    [number] Nr
    [name] Urządzenie
    [added] Dodano
   *[seen] Ostatnio używane
}
# $name: tego terminala na liście urządzeń.
devices-this = { $name } (to)
devices-unnamed = bez nazwy
# $day: data.
devices-backup = Masz kod zapasowy z dnia { $day }.
# $server: na przykład http://localhost:8098
devices-no-backup = Nie masz kodu zapasowego. Utwórz go w przeglądarce: { $server }/devices
# Pod linkiem, w terminalu także pod jego kodem QR.
devices-link-how = Otwórz ten link w przeglądarce, którą chcesz zalogować. Działa raz i przez jeden dzień; nie pokazuj go nikomu.
devices-renamed = Nowa nazwa urządzenia: { $name }.
devices-signed-out = Urządzenie { $name } jest wylogowane.
devices-signed-out-here = Ten terminal jest wylogowany z { $server }. Aby wrócić: tenback devices add LINK
devices-added = Teraz jesteś { $name } na { $server } także w tym terminalu.

## Co może pójść nie tak.

devices-no-link = To nie jest link dla urządzenia: wygląda jak http://192.168.1.5:8098/recover#…, cały w cudzysłowie. Przy kodzie zapasowym podaj serwer przez --at.
devices-nowhere = Ten terminal nie jest nigdzie zalogowany. Utwórz w przeglądarce link na stronie „Twoje urządzenia” i użyj go tutaj: tenback devices add LINK
devices-several = Ten terminal jest zalogowany na kilku serwerach. Wybierz jeden przez --at: { $servers }
# $name: kim ten terminal jest tam dotąd.
devices-somebody-else = Ten terminal jest już zalogowany na { $server } jako { $name }. Nic się nie zmieniło, a linku nie użyto. Aby nie być tu już { $name }, dodaj --replace.
devices-no-such-device = { $total ->
    [one] Nie ma urządzenia { $number }: masz tylko 1.
    [few] Nie ma urządzenia { $number }: masz tylko { $total }.
    [many] Nie ma urządzenia { $number }: masz ich tylko { $total }.
   *[other] Nie ma urządzenia { $number }: masz ich tylko { $total }.
}
devices-forgotten = { $server } nie zna już tego terminala: wylogowano go albo serwer stracił dane. Aby znów być tą samą osobą, użyj linku z innego urządzenia lub kodu zapasowego: tenback devices add LINK. Aby zacząć tam od nowa: tenback play --at { $server }
