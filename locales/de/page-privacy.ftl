# The page: what the server keeps about the reader, to download or to delete.

page-privacy = Deine Daten
page-privacy-nobody = Dieser Server kennt dich nicht: Es gibt nichts herunterzuladen oder zu löschen.
page-privacy-kept = Dieser Server speichert deinen Namen und deine Sprache, die Tische, an denen du gesessen hast, was du dort geschrieben hast, deine beendeten Spiele und deine Ergebnisse bei Rätseln. Eine E-Mail-Adresse oder ein Passwort hat er nicht von dir.
page-privacy-export = Kopie erhalten
page-privacy-export-how = Eine Datei mit allem, was der Server über dich speichert.
page-privacy-download = Herunterladen
page-privacy-delete = Alles löschen
page-privacy-delete-how = Dein Name, alles, was du geschrieben hast, und deine Ergebnisse bei Rätseln werden gelöscht. Beendete Spiele bleiben, mit „gelöschter Spieler“ an deiner Stelle.
page-privacy-delete-ask = Meine Daten löschen …
# $name: the reader’s own name.
page-privacy-sure = Alles über { $name } löschen? Du verlierst alle deine Plätze. Das lässt sich nicht rückgängig machen.
page-privacy-keep = Abbrechen
page-privacy-delete-now = Endgültig löschen
page-privacy-deleted = Deine Daten sind gelöscht.
