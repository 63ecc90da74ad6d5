# The page: the rules with pictures. The texts of the rules themselves are in rules.ftl.

page-rules-play = Грати в цю гру
# To the lesson about this game.
page-rules-learn = Навчитися граючи
page-rules-command-cards = Карти вказівок
# $cards: commands with the numbers that carry them.
page-rules-own-cards = Карти вказівок за цим столом: { $cards }.

# What the pictures show.
page-rules-picture-goal = Чотири стоси як доріжки: два зростають від 1, два спадають від 100.
page-rules-picture-lay = 57 на 34 у висхідному стосі, 45 на 70 у спадному: пропущені числа втрачено.
page-rules-picture-trick = На десять назад: 37 на 47 у висхідному стосі, 75 на 65 у спадному.
page-rules-picture-turn = Дві карти викладено, дві добрано.
page-rules-picture-talk = Розмови про стоси: так. Числа: ніколи.
page-rules-picture-face-goal = Угорі два стоси супротивника, внизу твої.
page-rules-picture-help = Допомога: 17 на 38 у висхідному стосі супротивника повертає йому 21 число.
page-rules-picture-draw = Без допомоги: дві карти. Після допомоги: до шести на руках.

# The keys of the table, at the end of the rules: what each does, in few words.
page-keys = Клавіші
page-keys-walk = вибрати карту
page-keys-aim = вибрати для неї стос
page-keys-enter = викласти туди карту
page-keys-type = викласти карту: число, тоді літера стосу
page-keys-rub-out = стерти останню цифру
page-keys-end = закінчити хід
page-keys-back = забрати останню карту, де це дозволено
page-keys-try = спробувати хід або припинити пробу
page-keys-lay = викласти спробуване по-справжньому
page-keys-hint = попросити підказку
page-keys-rules = показати ці правила
page-keys-escape = повернути карту, закрити відкрите або перейти з чату до столу
page-keys-off = Літери й цифри вимкнено в налаштуваннях: { page-letter-keys }.
