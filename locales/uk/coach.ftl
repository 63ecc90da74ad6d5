# The coach: one line before a costly lay, one after a turn.

# A lay. $card: a number; $pile: a letter.
coach-lay = { $card } у { $pile }
# What something costs. $points: a number of percentage points, at least 1.
coach-points = шанс на перемогу на { $points ->
    [1] один пункт
    [one] { $points } пункт
    [few] { $points } пункти
    [many] { $points } пунктів
   *[other] { $points } пункту
}
# Before a lay. $better: a lay.
coach-warning = { coach-lay } зменшує { coach-points }; краще: { $better }.
coach-warning-end = { coach-lay } зменшує { coach-points }; краще закінчити хід.
# After a turn. $what: what was worse about it; $better: the lays of a better turn.
coach-remark = { $what ->
    [jump] Цей стрибок зменшив
    [trick] Пропущений крок на десять назад зменшив
    [signal] Проігнорований сигнал зменшив
   *[turn] Цей хід зменшив
} { coach-points }; краще: { $better }.
coach-great = Чудово: будь-який інший хід був помітно гіршим.

# In the terminal: the key, what the coach does, the line of the help screen, and the one in lines of text.
coach-key = тренер
coach-on = Тренера увімкнено: він попереджає про невигідні карти й коментує твої ходи.
coach-on-all = Тренера увімкнено для всіх за цією клавіатурою.
coach-off = Тренера вимкнено.
coach-help = увімкнути чи вимкнути тренера: попереджає про невигідні карти, коментує ходи
coach-help-plain = «coach on» попереджає про невигідні карти, коли їх пробуєш, і коментує твої ходи; «coach off» вимикає тренера.
# At a server, where the others have a say in it.
coach-key-agree = погодитися на тренера
coach-on-there = Тренер увімкнеться, коли погодяться всі за столом.
coach-agreed = Інші тепер можуть мати тренера.
# In the log. $name: a player.
coach-log-on = { $name }: тренера увімкнено.
coach-log-agreed = { $name }: згода на тренерів.
coach-log-off = { $name }: гра без тренера.
