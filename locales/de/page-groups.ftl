# The page: groups of friends who compare their results.

page-groups-lead = In einer Gruppe seht ihr die Ranglisten des Tages und des Monats unter euch. Andere sehen nicht, wer dazugehört.
page-groups-new = Neue Gruppe
page-groups-name = Name der Gruppe
page-groups-make = Gruppe anlegen
# Announced. $name: the group.
page-groups-made = Gruppe { $name } angelegt. Schick deinen Freunden den Link.
page-groups-joined = Du gehörst jetzt zur Gruppe { $name }.
page-groups-left = Du gehörst nicht mehr zur Gruppe { $name }.

# Somebody comes by the link of a group.
page-groups-invited = Du bist in eine Gruppe eingeladen
page-groups-invited-more = Ihre Mitglieder sehen dann deinen Namen und deine Ergebnisse in ihren Ranglisten.
page-groups-your-name = Dein Name
page-groups-join = Beitreten
page-groups-not-now = Jetzt nicht

# A group. $name: a member.
page-groups-members = Mitglieder
page-groups-owner = Leitung
page-groups-you = du
page-groups-remove = Entfernen
page-groups-remove-name = Entfernen: { $name }
page-groups-removed = { $name } wurde entfernt.
page-groups-keep = Abbrechen
page-groups-link = Schick deinen Freunden diesen Link
page-groups-link-note = Wer diesen Link hat, kann beitreten. Ist er in falsche Hände geraten, erzeuge einen neuen; der alte gilt dann nicht mehr.
page-groups-renew = Neuer Link
page-groups-renewed = Es gibt einen neuen Link. Der alte gilt nicht mehr.
# $who: member, who leaves; or owner, who dissolves the group.
page-groups-leave = { $who ->
    [member] Gruppe verlassen
   *[owner] Gruppe auflösen
}
page-groups-leave-sure = { $who ->
    [member] Diese Gruppe verlassen?
   *[owner] Diese Gruppe für alle auflösen?
}
