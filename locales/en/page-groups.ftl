# The page: groups of friends who compare their results.

page-groups-lead = In a group you see the rankings of the day and of the month among yourselves. Nobody else sees who is in it.
page-groups-new = New group
page-groups-name = Name of the group
page-groups-make = Create group
# Announced. $name: the group.
page-groups-made = Group { $name } created. Send its link to your friends.
page-groups-joined = You are in the group { $name } now.
page-groups-left = You are no longer in the group { $name }.

# Somebody comes by the link of a group.
page-groups-invited = You’re invited to a group
page-groups-invited-more = Its members will see your name and your results in their rankings.
page-groups-your-name = Your name
page-groups-join = Join
page-groups-not-now = Not now

# A group. $name: a member.
page-groups-members = Members
page-groups-owner = owner
page-groups-you = you
page-groups-remove = Remove
page-groups-remove-name = Remove: { $name }
page-groups-removed = { $name } was removed.
page-groups-keep = Cancel
page-groups-link = Send this link to your friends
page-groups-link-note = Anyone with this link can join. If it got into the wrong hands, make a new one; the old one stops working.
page-groups-renew = New link
page-groups-renewed = There is a new link. The old one no longer works.
# $who: member, who leaves; or owner, who dissolves the group.
page-groups-leave = { $who ->
    [member] Leave group
   *[owner] Dissolve group
}
page-groups-leave-sure = { $who ->
    [member] Leave this group?
   *[owner] Dissolve this group for everybody?
}
