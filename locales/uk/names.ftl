# Names of things, used by the messages of the other files. The attributes are cases; .start starts a sentence. The
# accusative of “стос” equals the nominative. The category one includes 21 and 31, so “одна” has the key 1.

# $pile: the letter of the notation, a to d. The attribute starts a sentence.
pile = стос { $pile }
    .start = Стос { $pile }
    .genitive = стосу { $pile }
    .locative = стосі { $pile }

# The second pile of a sentence. $other: its letter.
other-pile = стос { $other }
    .locative = стосі { $other }

# $seat: a number from 1. The attribute starts a sentence.
seat = місце { $seat }
    .start = Місце { $seat }
    .genitive = місця { $seat }
    .locative = місці { $seat }

# The command on a card of Extreme, as players call it. $command: the word of the notation.
command = { $command ->
    [stop] стоп
    [skull] череп
    [three] 3!
    [mute] тиша
    [no-back] тільки вперед
    [one-pile] один стос
    [draw-one] добери одну
   *[other] { $command }
}

# The same on a card, where space is short: at most 8 characters.
command-short = { $command ->
    [stop] стоп
    [skull] череп
    [three] 3!
    [mute] тиша
    [no-back] вперед
    [one-pile] 1 стос
   *[draw-one] добір 1
}

# The numbers further along on a pile, and those further back. $direction: ascending or descending;
# $top: what the pile shows.
further = { $direction ->
    [ascending] більшу за { $top }
   *[descending] меншу за { $top }
}
back = { $direction ->
    [ascending] меншу за { $top }
   *[descending] більшу за { $top }
}

# $more: how many more cards are required.
more-cards = { $more ->
    [1] ще одну карту
    [one] ще { $more } карту
    [few] ще { $more } карти
    [many] ще { $more } карт
   *[other] ще { $more } карти
}

# A game. $game: the word of the notation.
game = { $game ->
    [classic] The Game
    [extreme] Extreme
   *[face-to-face] Face to Face
}

# What a command demands, in few words, without a full stop. $command: the word of the notation.
command-rule = { $command ->
    [stop] хід одразу закінчується
    [skull] накрий його цього ж ходу
    [three] рівно три карти за цей хід
    [mute] без розмов і сигналів
    [no-back] ніхто не йде на десять назад
    [one-pile] за хід лише один стос
   *[draw-one] добирати лише одну карту
}

# What somebody says about a pile. $signal: the word of the notation.
pile-signal = { $signal ->
    [keep-off] не чіпати
    [rather-not] краще ні
    [small-steps] малі кроки
   *[go-ahead] сміливо
}

# The name of a bot’s level. $level: the word of the command line.
level = { $level ->
    [random] Випадковий
    [greedy] Жадібний
    [casual] Аматор
    [regular] Вправний
    [strong] Сильний
    [expert] Експерт
   *[master] Майстер
}

# What a bot is like, in a few words. $level: its level.
level-character = { $level ->
    [random] грає, що підходить
    [greedy] завжди обирає найменший крок
    [casual] грає як людина, часом щось пропускає
    [regular] знає хитрощі, часом прораховується
    [strong] добре планує, рідко помиляється
    [expert] планує наперед, рідко дає сигнали
   *[master] трохи думає, майже не помиляється
}

# A bot at a table. $seat: the number of its seat, to tell two bots apart.
bot-name = { level } { $seat }
# Two people with the same name. $seat: the number of the seat.
same-name = { $name } ({ $seat })
# A person who has been deleted from the server.
deleted-player = видалений гравець
