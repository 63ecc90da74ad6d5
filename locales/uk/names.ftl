# Назви речей для повідомлень з інших файлів. Атрибути – це відмінки; .start починає речення.

# $pile: літера нотації, від a до d. Знахідний відмінок такий самий, як називний.
pile = стос { $pile }
    .start = Стос { $pile }
    .genitive = стосу { $pile }
    .locative = стосі { $pile }

# Другий стос у реченні. $other: його літера.
other-pile = стос { $other }
    .locative = стосі { $other }

# $seat: число від 1.
seat = місце { $seat }
    .start = Місце { $seat }
    .genitive = місця { $seat }
    .locative = місці { $seat }

# Місце, що виграло, на початку речення. $winner: його номер.
winner = Місце { $winner }

# Вказівка на карті в Extreme, коротко: стоїть на краю карти. $command: слово нотації.
command = { $command ->
    [stop] стоп
    [skull] череп
    [three] трійка
    [mute] тиша
    [no-back] вперед
    [one-pile] 1 стос
    [draw-one] добір 1
   *[other] { $command }
}

# Карта (у знахідному відмінку), що лежить у стосі далі, і та, що лежить позаду. $direction: ascending або descending;
# $top: що показує стос.
further = { $direction ->
    [ascending] більшу за { $top }
   *[descending] меншу за { $top }
}
back = { $direction ->
    [ascending] меншу за { $top }
   *[descending] більшу за { $top }
}

# $more: скільки карт ще треба викласти. Знахідний відмінок. Категорія one – це й 21, 31, тому «одну» має ключ 1.
more-cards = { $more ->
    [1] ще одну карту
    [one] ще { $more } карту
    [few] ще { $more } карти
    [many] ще { $more } карт
   *[other] ще { $more } карти
}

# Гра. $game: слово нотації.
game = { $game ->
    [classic] The Game
    [extreme] Extreme
   *[face-to-face] Face to Face
}

# Чого вимагає вказівка, кількома словами, без крапки. $command: слово нотації.
command-rule = { $command ->
    [stop] хід одразу закінчується
    [skull] накрий його цього ж ходу
    [three] рівно три карти за цей хід
    [mute] без розмов і сигналів
    [no-back] без зворотного трюку
    [one-pile] за хід лише один стос
   *[draw-one] добирати лише одну карту
}

# Що хтось каже про стос. $signal: слово нотації.
pile-signal = { $signal ->
    [keep-off] не чіпати
    [rather-not] краще ні
    [small-steps] малі кроки
   *[go-ahead] сміливо
}

# Наскільки сильно грає бот. $level: слово командного рядка.
level = { $level ->
    [random] випадковий
    [greedy] жадібний
    [casual] аматор
    [expert] експерт
   *[master] майстер
}
