# tenback devices: wo jemand angemeldet ist.

# Überschriften von Spalten. $what: die Spalte.
devices-column = { $what ->
    [number] Nr.
    [name] Gerät
    [added] Seit
   *[seen] Zuletzt benutzt
}
# $name: der dieses Terminals in der Liste der Geräte.
devices-this = { $name } (dieses hier)
devices-unnamed = ohne Namen
# $day: ein Datum.
devices-backup = Du hast einen Ersatzcode vom { $day }.
# $server: wie http://localhost:8098
devices-no-backup = Du hast keinen Ersatzcode. Erstell einen im Browser: { $server }/devices
# Unter einem Link, im Terminal auch unter dessen QR-Code.
devices-link-how = Öffne diesen Link in dem Browser, den du anmelden willst. Er funktioniert ein Mal und einen Tag lang; behalt ihn für dich.
devices-renamed = Das Gerät heißt jetzt { $name }.
devices-signed-out = { $name } ist abgemeldet.
devices-signed-out-here = Dieses Terminal ist auf { $server } abgemeldet. So kommst du zurück: tenback devices add LINK
devices-added = Du bist jetzt auch in diesem Terminal { $name } auf { $server }.

## Was schiefgehen kann.

devices-no-link = Das ist kein Link für ein Gerät: Er sieht aus wie http://192.168.1.5:8098/recover#…, ganz in Anführungszeichen. Bei einem Ersatzcode nenn den Server mit --at.
devices-nowhere = Dieses Terminal ist nirgends angemeldet. Erstell im Browser auf der Seite „Deine Geräte“ einen Link und benutz ihn hier: tenback devices add LINK
devices-several = Dieses Terminal ist auf mehreren Servern angemeldet. Wähl einen mit --at: { $servers }
# $name: wer dieses Terminal dort bisher ist.
devices-somebody-else = Dieses Terminal ist auf { $server } schon als { $name } angemeldet. Es wurde nichts geändert und der Link nicht benutzt. Um hier nicht mehr { $name } zu sein, ergänze --replace.
devices-no-such-device = { $total ->
    [one] Es gibt kein Gerät { $number }: Du hast nur 1.
   *[other] Es gibt kein Gerät { $number }: Du hast nur { $total }.
}
devices-forgotten = { $server } kennt dieses Terminal nicht mehr: Es wurde abgemeldet, oder der Server hat seine Daten verloren. Um wieder dieselbe Person zu sein, nimm einen Link von einem anderen Gerät oder deinen Ersatzcode: tenback devices add LINK. Um dort neu anzufangen: tenback play --at { $server }
