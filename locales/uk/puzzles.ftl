# Puzzles.

# What `tenback puzzles make` says. $count: how many were found; $file: where they are.
puzzles-made = { $count ->
    [one] { $count } задача
    [few] { $count } задачі
    [many] { $count } задач
   *[other] { $count } задачі
} у файлі { $file }.
puzzles-interrupted = Зупинено достроково: { $count ->
    [one] { $count } задача
    [few] { $count } задачі
    [many] { $count } задач
   *[other] { $count } задачі
} у файлі { $file }.

# What `tenback puzzles check` says. $count: how many were proved.
puzzles-proved = { $count ->
    [one] Доведено { $count } задачу.
    [few] Доведено { $count } задачі.
    [many] Доведено { $count } задач.
   *[other] Доведено { $count } задачі.
}
# $id: the puzzle; $why: what is wrong with it.
puzzles-unproved = Задача { $id }: { $why ->
    [position] це не позиція для задачі такого виду.
    [solution] розв’язок не найкращий.
    [not-unique] є ще один розв’язок.
    [runner] другий найкращий хід не такий добрий, як сказано в записі.
   *[other] доведення тривало б надто довго.
}
# Why a record is not a puzzle. $number: its number in the file; $tag: a name such as Rating.
puzzles-no-tag = Запис { $number } не є задачею: тегу { $tag } немає або він хибний.
puzzles-over = Запис { $number } не є задачею: партія закінчується ще до першої карти.

# What a puzzle asks for. $cards: those to be drawn.
puzzles-task-line = Виклади всі карти. Є лише один спосіб.
puzzles-task-first-lay = Знайди першу карту та її стос: лише після неї ще можна викласти всі карти.
puzzles-task-both = Ти бачиш обидві руки й граєш за обидві.
puzzles-task-draw = Знайди хід, який виграє найчастіше. Лишилося добрати, порядок невідомий: { $cards }.
puzzles-task-duel = Знайди хід, який одразу виграє. Ти бачиш обидві руки.
puzzles-task-duel-forced = Знайди хід, який виграє за будь-якої відповіді. Ти бачиш обидві руки.

# What is wrong with an answer: each a sentence. $cards: numbers; $line: lays.
puzzles-loses = Це миттєва поразка.
puzzles-unplayable = Неправильно: { $count ->
    [one] карту { $cards } вже не викласти.
    [few] карти { $cards } вже не викласти.
    [many] карти { $cards } вже не викласти.
   *[other] карти { $cards } вже не викласти.
}
puzzles-no-way = Неправильно: решту карт уже не викласти в жодному порядку.
puzzles-no-win = Неправильно: жоден хід із таким початком не виграє.
puzzles-answer = Неправильно: супротивник може відповісти ходом { $line }.
# $left and $best: percent.
puzzles-fewer = Неправильно: звідси виграє щонайбільше { $left } % варіантів, а з розв’язком { $best } %.

# Why the solution is the only one. $best and $second: percent.
puzzles-proof-line = Інакше не вийде: в іншому порядку чи на інших стосах залишиться карта, яку вже не викласти.
puzzles-proof-first-lay = Після будь-якої іншої першої карти залишиться карта, яку вже не викласти.
puzzles-proof-draw = Цей хід виграє за { $best } % варіантів, другий найкращий – за { $second } %.
puzzles-proof-duel = Жоден інший хід не виграє одразу.
puzzles-proof-duel-forced = Після будь-якого іншого ходу супротивник має відповідь, яка не дасть виграти.

# In the terminal. $id: the puzzle; $themes: their names.
puzzles-title = задача { $id } · { $rating } · { $themes }
puzzles-right = Поки що правильно.
puzzles-solved = Розв’язано!
puzzles-solution = Розв’язок: { $line }.
# $rating with its $deviation; $solved of $tried: first attempts.
puzzles-your-rating = Твій рейтинг: { $rating } ± { $deviation } (з першої спроби розв’язано { $solved } з { $tried }).
puzzles-unsaved = Не вдається зберегти твій поступ: { $error }.
puzzles-unknown = Задачі { $id } немає.
puzzles-todo-then = n: наступна задача. u: ця ж іще раз.
puzzles-then = «next» дає наступну задачу, «again» – цю ж іще раз.
puzzles-help = Пиши карти зі стосом, наприклад «45a 44b», «end» закінчує хід, «look» показує стіл, а ще «solution», «again», «next», «today», «rating», «theme» з ten-back, chain, order, commands, race або all, «quit».
puzzles-key-solution = розв’язок
puzzles-key-again = ще раз
puzzles-key-next = наступна
puzzles-key-theme = тема
puzzles-key-today = сьогодні
tui-menu-puzzles = Задачі
