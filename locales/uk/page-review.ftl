# The page: the review of a finished game. Words for verdicts and reasons are in review.ftl and reason.ftl.

page-review-heading = Розбір
# A switch: whether marks such as “mistake” are shown.
page-review-verdicts = Показувати оцінки
page-review-starting = Розбір починається…
# $done of $turns are known.
page-review-progress = Розібрано ходів: { $done } з { $turns }
page-review-done = Розбір готовий.
page-review-broken = Розбір зупинився, не дійшовши до кінця.
# After the sentence about what went wrong.
page-review-partial = Ось що вже відомо.

## The curve.

page-review-curve = Шанс на перемогу
# Between opponents. $name: whose chance it is.
page-review-curve-of = Шанс на перемогу: { $name }
# For screen readers. $title: one of the two above.
page-review-picture = { $title }, хід за ходом. Числа є в розділі «Усі ходи в таблиці».
# At the slider, for screen readers. $percent: with its sign.
page-review-now = Шанс на перемогу: { $percent }.

## The turn that is shown.

# $name: whose turn it was.
page-review-this = Хід { $number }: { $name }
page-review-not-yet = Хід { $number } ще не розібрано.
# After the verdict. A point is one percent of win chance.
page-review-lost = { $points ->
    [0] втрата менша за один пункт шансу на перемогу
    [1] втрата одного пункту шансу на перемогу
    [one] втрата { $points } пункту шансу на перемогу
    [few] втрата { $points } пунктів шансу на перемогу
    [many] втрата { $points } пунктів шансу на перемогу
   *[other] втрата { $points } пункту шансу на перемогу
}
# Shows the better turn.
page-review-on-board = Показати на столі
# $points: with a sign, such as −3.
page-review-luck = Удача в доборі: { $points }

## The whole game.

# Before buttons that lead to turns. Each says what it cost by play, or what luck gave or took; $points has a sign.
page-review-decisive = Найважливіші ходи
page-review-decisive-lost = гра { $points }
page-review-decisive-luck = удача { $points }
# A chart of bars: review-mean and what follows in review.ftl.
page-review-balance = Удача і вміння
page-review-adjusted-why = Результат без удачі в роздачі й доборі. В окремій партії він може бути нижчим за 0 % або вищим за 100 %.
# The word in quotes is review-rest.
page-review-rest-why = «Решта» – це ні удача, ні вміння: що саме інші мали на руках і де зіграно краще чи гірше, ніж зіграв би еталонний бот.
# A game that was lost: opens the list of turns that would have won it.
page-review-line = Як можна було виграти
page-review-table = Усі ходи в таблиці
# Between opponents.
page-review-side = Шанси й удача стосуються цього гравця: { $name }.

## Mistakes to play again.

# $count: how many there are.
page-review-retry = { $count ->
    [1] Виправити одну помилку
    [one] Виправити { $count } помилку
    [few] Виправити { $count } помилки
    [many] Виправити { $count } помилок
   *[other] Виправити { $count } помилки
}
page-review-retry-whose = Чиї помилки
page-review-no-mistakes = Помилок не знайдено.
page-review-retry-heading = Помилка { $number } з { $count }
page-review-retry-how = Ти граєш за: { $name }. Вибери карту, потім стос і закінчи хід: розбір скаже, чого він вартий.
# $lays: in the notation, such as “57b 59b”. One line, if possible.
page-review-retry-task = Хід { $turn }: зіграно { $lays }. Знайди кращий хід.
# What a turn is worth that somebody played instead. One line or two.
page-review-answer = { $answer ->
    [best] Так, це найкращий зі знайдених ходів.
    [close] Так, це не гірше за найкращий зі знайдених ходів.
    [played] Саме так і зіграли. Є кращий хід.
    [worse] { $points ->
        [1] Це коштує один пункт шансу на перемогу.
        [one] Це коштує { $points } пункт шансу на перемогу.
        [few] Це коштує { $points } пункти шансу на перемогу.
        [many] Це коштує { $points } пунктів шансу на перемогу.
       *[other] Це коштує { $points } пункту шансу на перемогу.
    } Є кращий хід.
    [cards] { $cards ->
        [1] Наприкінці залишиться приблизно на одну карту більше.
        [one] Наприкінці залишиться приблизно на { $cards } карту більше.
        [few] Наприкінці залишиться приблизно на { $cards } карти більше.
        [many] Наприкінці залишиться приблизно на { $cards } карт більше.
       *[other] Наприкінці залишиться приблизно на { $cards } карти більше.
    } Є кращий хід.
   *[unknown] Це не один із найкращих знайдених ходів. Чого він вартий, виміряти не вдалося.
}
page-review-judging = Оцінюємо хід…
page-review-hint = Підказка
# The best turn, its first card.
page-review-hint-lay = Перша карта – { $card } у { pile }.
# A button, as short as possible.
page-review-show-answer = Відповідь
page-review-retry-next = Наступна помилка
page-review-retry-finish = Готово
page-review-retried = Усі помилки опрацьовано
page-review-retry-result = Розв’язано { $solved } з { $count }.
page-review-back = До розбору
