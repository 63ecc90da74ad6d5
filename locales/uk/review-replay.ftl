# The review while a game is replayed in the terminal.

# The verdict on a turn, its loss and its luck are joined by dots.
# $turn: a number; $name: a player; $verdict: its word in JSON.
review-at-turn = Хід { $turn }, { $name }: { review-verdict }
# $points: of win chance, with one decimal.
review-points-lost = втрачено { $points } пункту
# $points: with a sign.
review-draw-luck = удача { $points }
# $percent: a whole number.
review-chance-now = шанс на перемогу { $percent } %
review-progress = розбір { $percent } %
review-progress-of = Розбір партії, спершу найдорожчі ходи: готово { $percent } %.
review-incomplete = Частина розбору не вдалася: ось решта.

# About the turn on the screen: each a sentence of its own.
review-pending = Цей хід ще не розібрано.
review-no-turn = Тут не було ходу: перейди до іншого кроку.
# $lays: in the notation; $best, $value: chances to win in percent.
review-better-turn = Краще: { $lays } ({ $best } % замість { $value } %).
# The same in a game that can hardly be won any more.
review-better-lays = Краще: { $lays }.
review-none-better = Кращого ходу не знайдено.
review-no-choice = Іншого вибору не було.
review-hopeless = Партію вже було практично вирішено, хоч би як грати.
review-cut-short = Хід не завершено, тому його не оцінено.

# About the whole game.
review-no-mistakes = Помилок не знайдено.
review-no-mistakes-yet = Поки що без помилок; розбір ще триває.
review-only-mistake = Це єдина помилка.
review-page = Розбір
review-costly = Ходи, що зменшили шанс на перемогу
