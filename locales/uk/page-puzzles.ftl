# The page: puzzles. What a puzzle asks for, and what is wrong with a move, comes from the server.

page-puzzles-lead = Позиції рівно з одним розв’язком і доведенням, що іншого немає. Розв’яжи, подивися чому – і далі.
page-puzzles-unrated = Твій рейтинг починається з 1500. Рахується лише перша спроба розв’язати задачу.
page-puzzles-rating = Твій рейтинг: { $rating } ± { $deviation }
# $solved of $tried: first attempts.
page-puzzles-results = З першої спроби розв’язано { $solved } з { $tried }.
# After the rating of somebody the server does not know.
page-puzzles-here = Він зберігається в цьому браузері.
page-puzzles-today = Задача дня
page-puzzles-difficulty = складність { $difficulty }
# Behind the puzzle of the day.
page-puzzles-badge-solved = розв’язано
page-puzzles-badge-tried = була спроба
page-puzzles-themes = Теми
# Below the name of a theme. $theme: as for puzzles-theme.
page-puzzles-about = { $theme ->
    [ten-back] одна карта йде рівно на десять назад
    [chain] кілька карт ідуть на десять назад
    [order] без кроку назад: вирішують порядок і стоси
    [commands] Extreme з картами команд
    [race] Face to Face: виграти одразу або за будь-якої відповіді
   *[all] суміш за твоїм рейтингом
}
page-puzzles-count = { $count ->
    [one] { $count } задача
    [few] { $count } задачі
    [many] { $count } задач
   *[other] { $count } задачі
}

# One puzzle. $id: letters and digits.
page-puzzles-title = Задача { $id }
page-puzzles-all = Усі задачі
page-puzzles-loading = Задача завантажується…
page-puzzles-other-hand = Інша рука
page-puzzles-their-hand = Рука супротивника
# Read aloud: the box with the task, and the list of moves.
page-puzzles-task = Завдання й результат
page-puzzles-solution = Розв’язок крок за кроком
page-puzzles-right = Поки що правильно.
page-puzzles-solved = Розв’язано!
page-puzzles-again = Це була не перша твоя спроба, тож вона не рахується.
# $change: such as +12.
page-puzzles-change = Твій рейтинг: { $rating } ({ $change }).
page-puzzles-show = Показати розв’язок
page-puzzles-retry = Спробувати ще раз
page-puzzles-next = Наступна задача
page-puzzles-share = Копіювати посилання
