# Чому бот виклав би саме це: кожна причина – окреме речення.

# $worlds: скільки можливих партій зіграно на пробу.
reason-only-turn = Іншого ходу немає.
reason-trick = Це повертає { pile } на десять назад.
reason-small-steps = Це малі кроки.
reason-enough = Лежить уже досить: кожна наступна карта забрала б місце.
reason-signal-heeded = { seat.start } просить берегти { pile }.
reason-room-kept = Це зберігає простір у { pile.locative } на потім.
reason-help-given = Допомога у { pile.locative } дає змогу знову поповнити руку.
reason-command-used = Карта «{ command }» саме зараз не шкодить.
reason-endgame-solved = Усі карти вже відомі, і кращого немає.
reason-searched = Це найкраще показало себе { $worlds ->
    [1] в одній партії, зіграній
    [one] у { $worlds } партії, зіграній
    [few] у { $worlds } партіях, зіграних
    [many] у { $worlds } партіях, зіграних
   *[other] у { $worlds } партії, зіграних
} звідси на пробу.
