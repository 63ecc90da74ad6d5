## The reader's devices

page-devices = Твої пристрої
page-devices-how = На цих пристроях виконано вхід. На всіх твоє ім’я і твої місця.
page-devices-unnamed = Пристрій без назви
page-devices-this = Цей пристрій
# $day: a date.
page-devices-seen = Останнє використання: { $day }
page-devices-rename = Перейменувати
page-devices-name = Назва пристрою
# $name: the new name of a device.
page-devices-renamed = Нова назва пристрою: { $name }.
page-devices-sign-out = Вийти
# $name: of a device.
page-devices-sure = Вийти на пристрої { $name }? Відкриті там партії тривають тут.
page-devices-sure-this = Вийти тут? Щоб повернутися, потрібне посилання з іншого пристрою або резервний код.
page-devices-last = Це твій єдиний пристрій, а резервного коду немає. Спершу створи його нижче: без нього повернутися буде неможливо.
page-devices-signed-out = На пристрої { $name } виконано вихід.
page-devices-cancel = Скасувати
page-devices-nobody = Тут ніхто не ввійшов.
page-devices-left = На цьому пристрої виконано вихід.
page-devices-enter-code = Увійти за кодом

## Adding one

page-devices-add = Додати пристрій
page-devices-add-how = Відкрий посилання на іншому пристрої. Тут нічого не зміниться. Посилання діє один раз і один день; нікому його не давай.
page-devices-full = Більше пристроїв додати не можна. Спершу вийди на одному з них.
page-device-make = Створити посилання
page-device-link = Посилання для іншого пристрою

## The backup code

page-devices-backup = Резервний код
page-devices-backup-how = Запиши його: з цим кодом можна увійти, навіть якщо всі пристрої втрачено. Хто його знає, може грати за тебе.
# $day: a date.
page-devices-backup-since = Є резервний код від { $day }. Новий замінить його.
page-devices-backup-make = Створити резервний код
page-devices-backup-replace = Замінити резервний код
page-devices-backup-once = Його показано лише цього разу. Запиши його зараз.
page-devices-print = Друкувати

## A link from another device, or a backup code

page-recover = Грати далі тут?
page-recover-how = Ти граєш далі тут, з тим самим іменем і на тих самих місцях. На інших пристроях вхід збережеться.
# $name: who this browser is now.
page-recover-loses = Твоє ім’я на цьому пристрої: { $name }. Без посилання чи резервного коду до цього імені вже не повернутися.
page-recover-do = Грати далі тут
page-recover-not = Скасувати
page-recover-code = Посилання або резервний код
page-recover-code-how = Введи записаний резервний код або посилання з іншого пристрою.
