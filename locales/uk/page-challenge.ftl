# The page: a challenge, the cards of a finished game for others to do better.

page-challenge = Зіграєш цими картами краще?
# In place of it for those who have finished.
page-challenge-answered = Результати з цими картами
page-challenge-loading = Завантаження…
page-challenge-retry = Спробувати ще раз
# $seats: how many play.
page-challenge-game = { $seats ->
    [1] { game } наодинці
    [2] { game } удвох
    [3] { game } утрьох
    [4] { game } учотирьох
   *[other] { game } уп’ятьох
}
page-challenge-hand = { $cards ->
    [one] { $cards } карта на руках
    [few] { $cards } карти на руках
    [many] { $cards } карт на руках
   *[other] { $cards } карти на руках
}
page-challenge-minimum = { $cards ->
    [one] щонайменше { $cards } карта за хід
    [few] щонайменше { $cards } карти за хід
    [many] щонайменше { $cards } карт за хід
   *[other] щонайменше { $cards } карти за хід
}
# $bots: how many of the seats bots have.
page-challenge-bots = { $bots ->
    [one] з { $bots } ботом, для всіх тим самим
    [few] з { $bots } ботами, для всіх тими самими
    [many] з { $bots } ботами, для всіх тими самими
   *[other] з { $bots } ботами, для всіх тими самими
}
page-challenge-lead = Хтось зіграв партію саме цими картами й хоче знати, як вийде в тебе. Коли дограєш, побачиш усі результати поруч.
# $people: alone, team or duel.
page-challenge-fair = { $people ->
    [team] Грайте командою: ти отримаєш посилання для інших. Рахується перша спроба, без підказок і без скасування ходів.
    [duel] Грайте одне проти одного: ти отримаєш посилання для супротивника. Рахується перша спроба, без підказок і без скасування ходів.
   *[alone] Рахується перша спроба, без підказок і без скасування ходів.
}
page-challenge-your-name = Твоє ім’я
page-challenge-play = Зіграти цими картами
page-challenge-resume = Продовжити гру
# $count: how many people or teams, without the first.
page-challenge-finished = { $count ->
    [0] Цей виклик ще ніхто не прийняв.
    [one] Виклик прийнято { $count } раз.
    [few] Виклик прийнято { $count } рази.
    [many] Виклик прийнято { $count } разів.
   *[other] Виклик прийнято { $count } раза.
}

# All results, side by side.
page-challenge-results = Результати
page-challenge-who = Хто
page-challenge-result = Результат
page-challenge-record = Повтор
# Below results of two opponents each.
page-challenge-named-first = Результат належить гравцеві, названому першим: усі вони мали однакові карти.
page-challenge-you = ти
page-challenge-first = початкова партія
page-challenge-unranked = карти були знайомі або грав бот
page-challenge-replay = Повтор
page-challenge-replay-of = Повтор: { $names }

page-challenge-link = Кинути виклик іншим
page-challenge-seal = Однакові карти для всіх, запечатані
page-challenge-seal-how = Це число підходить лише до одного порядку карт. Після гри сторінка перевірить, що це були саме вони.
page-challenge-worth = Чого варті ці результати?
page-challenge-worth-more = Від роздачі й до кінця твоєї партії початкова партія та все, що її стосується, залишаються для тебе закритими. Але Tenback не може знати, чи хтось раніше спостерігав за нею або відкривав її повтор, грає ще раз під іншим іменем чи слухає поради друга. Кидай виклик тим, кому довіряєш.
