# The page: groups of friends who compare their results.

page-groups-lead = У групі ви бачите таблиці дня й місяця лише між собою. Ніхто інший не бачить, хто до неї входить.
page-groups-new = Нова група
page-groups-name = Назва групи
page-groups-make = Створити групу
# Announced. $name: the group.
page-groups-made = Групу { $name } створено. Надішли друзям посилання.
page-groups-joined = Тепер ти в групі { $name }.
page-groups-left = Ти більше не в групі { $name }.

# Somebody comes by the link of a group.
page-groups-invited = Тебе запрошено до групи
page-groups-invited-more = Її учасники бачитимуть твоє ім’я і результати у своїх таблицях.
page-groups-your-name = Твоє ім’я
page-groups-join = Приєднатися
page-groups-not-now = Не зараз

# A group. $name: a member.
page-groups-members = Учасники
page-groups-owner = засновник
page-groups-you = ти
page-groups-remove = Вилучити
page-groups-remove-name = Вилучити: { $name }
page-groups-removed = Вилучено з групи: { $name }.
page-groups-keep = Скасувати
page-groups-link = Надішли друзям це посилання
page-groups-link-note = Хто має це посилання, може приєднатися. Якщо воно потрапило не в ті руки, створи нове; старе перестане діяти.
page-groups-renew = Нове посилання
page-groups-renewed = Є нове посилання. Старе вже не діє.
# $who: member, who leaves; or owner, who dissolves the group.
page-groups-leave = { $who ->
    [member] Вийти з групи
   *[owner] Розпустити групу
}
page-groups-leave-sure = { $who ->
    [member] Вийти з цієї групи?
   *[owner] Розпустити цю групу для всіх?
}
