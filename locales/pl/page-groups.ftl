# The page: groups of friends who compare their results.

page-groups-lead = W grupie widzicie rankingi dnia i miesiąca tylko między sobą. Nikt inny nie widzi, kto do niej należy.
page-groups-new = Nowa grupa
page-groups-name = Nazwa grupy
page-groups-make = Utwórz grupę
# Announced. $name: the group.
page-groups-made = Grupa { $name } utworzona. Wyślij znajomym link.
page-groups-joined = Należysz teraz do grupy { $name }.
page-groups-left = Nie należysz już do grupy { $name }.

# Somebody comes by the link of a group.
page-groups-invited = Masz zaproszenie do grupy
page-groups-invited-more = Jej członkowie zobaczą twoją nazwę i wyniki w swoich rankingach.
page-groups-your-name = Twoja nazwa
page-groups-join = Dołącz
page-groups-not-now = Nie teraz

# A group. $name: a member.
page-groups-members = Członkowie
page-groups-owner = założyciel
page-groups-you = ty
page-groups-remove = Usuń
page-groups-remove-name = Usuń: { $name }
page-groups-removed = Usunięto z grupy: { $name }.
page-groups-keep = Anuluj
page-groups-link = Wyślij znajomym ten link
page-groups-link-note = Kto ma ten link, może dołączyć. Jeśli trafił w niepowołane ręce, utwórz nowy; stary przestanie działać.
page-groups-renew = Nowy link
page-groups-renewed = Jest nowy link. Stary już nie działa.
# $who: member, who leaves; or owner, who dissolves the group.
page-groups-leave = { $who ->
    [member] Opuść grupę
   *[owner] Rozwiąż grupę
}
page-groups-leave-sure = { $who ->
    [member] Opuścić tę grupę?
   *[owner] Rozwiązać tę grupę dla wszystkich?
}
