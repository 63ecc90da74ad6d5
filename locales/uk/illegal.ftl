# Why a command is rejected: what is wrong, and what to do instead.

illegal-game-over = Партію закінчено: почни нову.
# $seats: how many there are.
illegal-no-such-seat = Такого місця немає: вибери { $seats ->
    [1] місце 1, єдине
   *[other] місце від 1 до { $seats }
}.
illegal-not-seated = Викладати й пробувати карти можуть лише ті, хто за столом: спершу займи місце.
illegal-not-begun = Партія ще не почалася: спершу домовтеся, хто починає.
illegal-already-begun = Партія вже триває: грай, коли настане твій хід.
illegal-first-seat-has-no-cards = Хто починає, мусить мати карту на руках: нехай почне інше місце.
illegal-turn-over = Хід закінчився сам на попередній карті: усе подальше належить до наступного ходу.
# $seat: whose turn it is.
illegal-not-your-turn = Зараз хід { seat.genitive }: зачекай на свій.

# $number: the number given, perhaps not a card at all.
illegal-not-in-hand = Карти { $number } на руках немає: виклади одну з тих, що є.

# $card does not fit on $pile, which runs in $direction and shows $top. $trick: the number exactly ten back.
illegal-wrong-direction = { $card } не підходить у { pile }, який показує { $top }: виклади карту { further } або рівно { $trick }.
illegal-wrong-direction-no-trick = { $card } не підходить у { pile }, який показує { $top }: виклади карту { further }.
illegal-wrong-direction-trick-only = { $card } не підходить у { pile }, який показує { $top }: туди підійде вже лише { $trick }.
illegal-wrong-direction-full = { $card } не підходить у { pile }, який показує { $top }: зараз туди нічого не підходить, вибери інший стос.

# The piles of the opponent, in Face to Face.
illegal-already-helped = Лише одна карта за хід може допомогти супротивнику, тож у { pile } вже ні: вибери власний стос.
illegal-not-improving = { $card } не покращує { pile.genitive }, який показує { $top }: щоб допомогти супротивнику, виклади карту { back }.
illegal-not-improvable = { $card } не покращує { pile.genitive }, який показує { $top }: кращим він уже не стане, вибери інший стос.

# $other: where the no-back card is.
illegal-no-back = { $card } не може піти назад у { pile.locative }, поки в { other-pile.locative } видно карту «{ command }»: спершу накрий її або виклади іншу.
# $other: the pile that binds.
illegal-one-pile = Поки зверху лежить карта «{ command }», не можна переходити на { pile }: викладай у { other-pile }.

illegal-owes = Виклади { more-cards }, перш ніж закінчити хід.
illegal-owes-three = Виклади { more-cards }, перш ніж закінчити хід: у ході з картою «{ command }» рівно три карти.
illegal-skull-open = Накрий { command } у { pile.locative }, перш ніж закінчити хід.

illegal-take-back-only-solo = Забирати карти можна лише тоді, коли граєш наодинці: грай далі звідси.
illegal-nothing-to-take-back = Цього ходу ще нема чого забирати: спершу виклади карту.

illegal-no-signals-here = Між супротивниками немає сигналів: розмовляйте, якщо обоє охочі.
illegal-muted = Карта «{ command }» у { pile.locative } забороняє сигнали: зачекай, поки її накриють.
illegal-too-late-for-preference = Уже вирішено, хто починає: можеш подавати сигнали про стоси.
illegal-no-command-cards = У цій грі немає карт вказівок: можеш подавати сигнали про стоси.
