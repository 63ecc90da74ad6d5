# tenback devices: де хто ввійшов.

# Заголовки стовпців. $what: стовпець.
devices-column = { $what ->
    [number] №
    [name] Пристрій
    [added] Додано
   *[seen] Востаннє
}
# $name: цього термінала у списку пристроїв.
devices-this = { $name } (цей)
devices-unnamed = без назви
# $day: дата.
devices-backup = Є резервний код від { $day }.
# $server: наприклад, http://localhost:8098
devices-no-backup = Резервного коду немає. Створи його у браузері: { $server }/devices
# Під посиланням, у терміналі також під його QR-кодом.
devices-link-how = Відкрий це посилання у браузері, в якому хочеш увійти. Воно діє один раз і один день; нікому його не давай.
devices-renamed = Нова назва пристрою: { $name }.
devices-signed-out = На пристрої { $name } виконано вихід.
devices-signed-out-here = У цьому терміналі виконано вихід із { $server }. Щоб повернутися: tenback devices add LINK
devices-added = Тепер і в цьому терміналі ти – { $name } на { $server }.

## Що може піти не так.

devices-no-link = Це не посилання для пристрою: воно має вигляд http://192.168.1.5:8098/recover#…, усе в лапках. Для резервного коду вкажи сервер через --at.
devices-nowhere = У цьому терміналі ще немає входу на жоден сервер. Створи у браузері посилання на сторінці «Твої пристрої» і використай його тут: tenback devices add LINK
devices-several = У цьому терміналі є вхід на кілька серверів. Вибери один через --at: { $servers }
# $name: ким цей термінал є там досі.
devices-somebody-else = У цьому терміналі вже є вхід на { $server } як { $name }. Нічого не змінено, і посилання не використано. Щоб більше не бути тут { $name }, додай --replace.
devices-no-such-device = { $total ->
    [one] Пристрою { $number } немає: їх лише { $total }.
    [few] Пристрою { $number } немає: їх лише { $total }.
    [many] Пристрою { $number } немає: їх лише { $total }.
   *[other] Пристрою { $number } немає: їх лише { $total }.
}
devices-forgotten = { $server } більше не знає цього термінала: у ньому виконано вихід або сервер утратив дані. Щоб знову бути тією самою людиною, скористайся посиланням з іншого пристрою або резервним кодом: tenback devices add LINK. Щоб почати там заново: tenback play --at { $server }
