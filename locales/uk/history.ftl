# tenback history: завершені партії в терміналі.

# Заголовки стовпців. $what: стовпець.
history-column = { $what ->
    [number] №
    [ended] Кінець
    [game] Гра
    [seats] Гравців
    [result] Результат
    [left] Лишилося
    [accuracy] Точність
   *[others] Інші
}
# Людина, за яку наприкінці грав бот. $bot: його назва.
history-replaced = { $name } (дограв бот { $bot })
# $value: ціле число.
history-percent = { $value } %
# $percent: зі знаком.
history-accuracy = точність { $percent }

## Під списком. $total: усі партії.

history-total = { $total ->
    [one] { $total } партія
    [few] { $total } партії
    [many] { $total } партій
   *[other] { $total } партії
}
history-part = Партії з { $first } по { $last } із { $total }.
# $page: її номер.
history-next-page = Наступна сторінка: --page { $page }
history-no-such-page = { $total ->
    [one] Є лише { $total } партія: вибери меншу --page.
    [few] Є лише { $total } партії: вибери меншу --page.
    [many] Є лише { $total } партій: вибери меншу --page.
   *[other] Є лише { $total } партії: вибери меншу --page.
}
# $server: наприклад, http://localhost:8098
history-at = Твої партії на { $server }: tenback history --at { $server }
history-none-here = На цьому комп’ютері ще немає завершених партій. Зіграй: tenback play
history-none-at = На { $server } у тебе ще немає завершених партій. Зіграй: tenback play --at { $server }
history-none-found = Жодна партія не підходить. Прибери якийсь фільтр, щоб побачити більше.
history-none-exported = Жодна партія не підходить, тож експортувати нічого.
history-no-account = У цьому терміналі немає входу на { $server }. Зіграй там партію (tenback play --at { $server }) або будь тією самою людиною, що й у браузері, за посиланням з його сторінки «Твої пристрої»: tenback devices add LINK
history-no-such-game = { $total ->
    [0] Партії { $number } немає: список порожній.
    [one] Партії { $number } немає: у списку лише { $total } партія.
    [few] Партії { $number } немає: у списку лише { $total } партії.
    [many] Партії { $number } немає: у списку лише { $total } партій.
   *[other] Партії { $number } немає: у списку лише { $total } партії.
}
history-cut-off = { $server } зупинився посеред файлу. Файл неповний: спробуй ще раз.

## Статистика. Числа вже мають знак відсотка.

history-no-statistics = Статистики ще немає: враховуються завершені партії за звичайними правилами.
history-played = Зіграно: { $played }, виграно: { $won }
history-rate = Частка перемог: { $rate } (95-відсотковий інтервал: від { $low } до { $high })
history-rate-adjusted = Без удачі: { $rate } (95-відсотковий інтервал: від { $low } до { $high })
history-streaks = Перемоги поспіль: { $now }, рекорд: { $longest }
# $mean: на партію.
history-ten-backs = На десять назад: { $backs }, { $mean } на партію
history-mean-accuracy = { $games ->
    [one] Точність: { $percent } в останній { $games } розібраній партії
    [few] Точність: { $percent } в останніх { $games } розібраних партіях
    [many] Точність: { $percent } в останніх { $games } розібраних партіях
   *[other] Точність: { $percent } в останніх { $games } розібраних партіях
}
# Над діаграмою, скільки партій скінчилося з якою кількістю карт.
history-mean-left = Лишилося карт: у середньому { $mean }
