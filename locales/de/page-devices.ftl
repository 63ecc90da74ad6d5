## The reader's devices

page-devices = Deine Geräte
page-devices-how = Auf diesen Geräten bist du angemeldet. Alle haben deinen Namen und deine Plätze.
page-devices-unnamed = Gerät ohne Namen
page-devices-this = Dieses Gerät
# $day: a date.
page-devices-seen = Zuletzt benutzt: { $day }
page-devices-rename = Umbenennen
page-devices-name = Name des Geräts
# $name: the new name of a device.
page-devices-renamed = Das Gerät heißt jetzt { $name }.
page-devices-sign-out = Abmelden
# $name: of a device.
page-devices-sure = { $name } abmelden? Spiele, die dort offen sind, gehen hier weiter.
page-devices-sure-this = Hier abmelden? Um zurückzukommen, brauchst du einen Link von einem anderen Gerät oder deinen Ersatzcode.
page-devices-last = Das ist dein einziges Gerät, und du hast keinen Ersatzcode. Erstelle zuerst unten einen: Ohne ihn könntest du nie zurückkommen.
page-devices-signed-out = { $name } ist abgemeldet.
page-devices-cancel = Abbrechen
page-devices-nobody = Hier ist niemand angemeldet.
page-devices-left = Du bist auf diesem Gerät abgemeldet.
page-devices-enter-code = Mit einem Code anmelden

## Adding one

page-devices-add = Gerät hinzufügen
page-devices-add-how = Öffne einen Link auf dem anderen Gerät. Hier bleibst du angemeldet. Der Link gilt einmal und einen Tag lang; behalte ihn für dich.
page-devices-full = Du bist schon auf so vielen Geräten angemeldet wie möglich. Melde zuerst eines ab.
page-device-make = Link erstellen
page-device-link = Link für das andere Gerät

## The backup code

page-devices-backup = Ersatzcode
page-devices-backup-how = Schreib ihn auf: Mit diesem Code kannst du dich anmelden, auch wenn alle deine Geräte verloren sind. Wer ihn kennt, kann als du spielen.
# $day: a date.
page-devices-backup-since = Du hast einen Ersatzcode vom { $day }. Ein neuer ersetzt ihn.
page-devices-backup-make = Ersatzcode erstellen
page-devices-backup-replace = Ersatzcode ersetzen
page-devices-backup-once = Er wird nur dieses eine Mal angezeigt. Schreib ihn jetzt auf.
page-devices-print = Drucken

## A link from another device, or a backup code

page-recover = Hier weitermachen?
page-recover-how = Du machst hier mit demselben Namen und denselben Plätzen weiter. Deine anderen Geräte bleiben angemeldet.
# $name: who this browser is now.
page-recover-loses = Auf diesem Gerät bist du { $name }. Ohne Link oder Ersatzcode kommst du zu diesem Namen nicht mehr zurück.
page-recover-do = Hier weitermachen
page-recover-not = Abbrechen
page-recover-code = Link oder Ersatzcode
page-recover-code-how = Gib den Ersatzcode ein, den du aufgeschrieben hast, oder einen Link von einem anderen Gerät.
