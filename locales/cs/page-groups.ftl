# The page: groups of friends who compare their results.

page-groups-lead = Ve skupině vidíte žebříčky dne a měsíce jen mezi sebou. Nikdo jiný nevidí, kdo do ní patří.
page-groups-new = Nová skupina
page-groups-name = Název skupiny
page-groups-make = Založit skupinu
# Announced. $name: the group.
page-groups-made = Skupina { $name } je založená. Pošli přátelům odkaz.
page-groups-joined = Teď patříš do skupiny { $name }.
page-groups-left = Do skupiny { $name } už nepatříš.

# Somebody comes by the link of a group.
page-groups-invited = Máš pozvánku do skupiny
page-groups-invited-more = Její členové pak uvidí tvé jméno a výsledky ve svých žebříčcích.
page-groups-your-name = Tvoje jméno
page-groups-join = Přidat se
page-groups-not-now = Teď ne

# A group. $name: a member.
page-groups-members = Členové
page-groups-owner = zakladatel
page-groups-you = ty
page-groups-remove = Odebrat
page-groups-remove-name = Odebrat: { $name }
page-groups-removed = Ze skupiny odebráno: { $name }.
page-groups-keep = Zrušit
page-groups-link = Pošli přátelům tento odkaz
page-groups-link-note = Kdo má tento odkaz, může se přidat. Pokud se dostal do nesprávných rukou, vytvoř nový; starý přestane platit.
page-groups-renew = Nový odkaz
page-groups-renewed = Odkaz je nový. Starý už neplatí.
# $who: member, who leaves; or owner, who dissolves the group.
page-groups-leave = { $who ->
    [member] Opustit skupinu
   *[owner] Zrušit skupinu
}
page-groups-leave-sure = { $who ->
    [member] Opustit tuto skupinu?
   *[owner] Zrušit tuto skupinu pro všechny?
}
