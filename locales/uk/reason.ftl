# Why a bot would make a move: each a sentence of its own.

# $worlds: the number of possible games that were played out; $name: a player or a bot; $percent, $next: chances to win.
reason-chance = Шанс на перемогу: { $percent } %.
reason-chance-next = Шанс на перемогу: { $percent } %, за наступного найкращого ходу { $next } %.
reason-only-turn = Іншого ходу немає.
reason-trick = У { pile.locative } виходить рівно на десять назад.
reason-small-steps = Це малі кроки.
reason-enough = Цього досить: кожна наступна карта лише забрала б простір.
reason-signal-heeded = { $name } просить берегти { pile }.
reason-room-kept = Це зберігає простір у { pile.locative } на потім.
reason-help-given = Допомога у { pile.locative } дає змогу знову поповнити руку.
reason-command-used = Карта «{ command }» саме зараз не шкодить.
reason-endgame-solved = Усі карти вже відомі, і кращого ходу немає.
reason-searched = Це найкраще показало себе { $worlds ->
    [1] в одній партії, зіграній
    [one] у { $worlds } партії, зіграній
    [few] у { $worlds } партіях, зіграних
    [many] у { $worlds } партіях, зіграних
   *[other] у { $worlds } партії, зіграних
} звідси на пробу.
