# The page: deals that others play as well, at their tables and on the screens about them.

# Which of the deals of a day. $deal: the word of the protocol. Master is the level of a bot.
page-deal = { $deal ->
    [classic-1] The Game наодинці
    [extreme-1] Extreme наодинці
    [face-to-face] Face to Face проти Майстра
    [classic-2] The Game удвох
    [classic-3] The Game утрьох
   *[classic-4] The Game учотирьох
}
# How somebody did. $result: won, lost, duel-won or duel-lost. $left: the cards left; in Face to Face those of the loser.
page-contest-result = { $result ->
    [won] усі карти викладено
    [duel-won] { $left ->
        [one] перемога на { $left } карту
        [few] перемога на { $left } карти
        [many] перемога на { $left } карт
       *[other] перемога на { $left } карти
    }
    [duel-lost] { $left ->
        [one] поразка, лишилася { $left } карта
        [few] поразка, лишилися { $left } карти
        [many] поразка, лишилося { $left } карт
       *[other] поразка, лишилося { $left } карти
    }
   *[lost] { $left ->
        [one] лишилася { $left } карта
        [few] лишилися { $left } карти
        [many] лишилося { $left } карт
       *[other] лишилося { $left } карти
    }
}

# Above the board, in place of the name of the game. $day: such as “18 Nov”.
page-occasion-daily = Роздача дня, { $day }
page-occasion-challenge = Виклик
# Before the cards are dealt, and at the end: what counts.
page-occasion-challenge-why = Ви граєте тими самими картами, що й хтось до вас. Як він зіграв, побачите після кінця партії.
page-occasion-unranked = Ця партія не враховується в рейтинговій таблиці.
page-occasion-people = Грають лише люди, без ботів.
page-occasion-first-sight = Партія враховується, якщо ніхто з вас раніше не бачив цих карт і жодне місце не займе бот.
page-occasion-alone = Рахується твоя перша спроба, без підказок і без скасування ходів.

# At the end of a game.
page-after-ranking = До таблиці результатів
page-after-results = До результатів
page-after-deals = Інші роздачі дня
# $day: such as “18 Nov”; $deal: as for page-deal.
page-share-title = Tenback, роздача дня, { $day }: { page-deal }
page-share = Поділитися, нічого не розкриваючи
# While the server reviews the game, to say how good each turn was.
page-share-wait = Готуємо твій результат, щоб ним поділитися…
# Read aloud in place of a row of coloured signs.
page-share-signs = Наскільки вдалими були твої ходи, один знак на хід
page-after-challenge = Кинути виклик із цими картами
page-after-challenge-link = Надішли це посилання
page-after-challenge-how = Воно веде до тих самих карт. Хто ти і як зіграно, інші побачать лише після кінця своєї партії.
