# Чому бажання відхилено: що не так, що зробити натомість, а в дужках пункти правил.

illegal-game-over = Партію закінчено: почни нову, щоб грати далі (A11, A13, C8, C9).
# $seats: скільки є місць.
illegal-no-such-seat = Такого місця немає: вибери { $seats ->
    [1] місце 1, єдине
   *[other] місце від 1 до { $seats }
} (A2, C1).
illegal-not-seated = Викладати й пробувати карти можуть лише ті, хто за столом: спершу займи місце (A16).
illegal-not-begun = Партія ще не почалася: спершу домовтеся, хто починає (A4).
illegal-already-begun = Партія вже триває: грай, коли настане твоя черга (A4).
illegal-nothing-to-begin-with = Хто починає, мусить мати карту на руках: нехай почне інше місце (A10).
illegal-turn-over = Хід закінчився сам на попередній карті: усе подальше належить до наступного ходу (A17, B6, B9).
# $seat: чий хід.
illegal-not-your-turn = Зараз хід { seat.genitive }: зачекай на свій (A4, C2).

# $number: що просили, може, це й зовсім не карта.
illegal-not-in-hand = Карти { $number } на руках немає: виклади одну з тих, що є (A7).

# $card не підходить у $pile, що йде в напрямку $direction і показує $top. $trick: число рівно на десять назад.
illegal-wrong-direction = { $card } не підходить у { pile }, який показує { $top }: виклади карту { further } або рівно { $trick } (A5, A6).
illegal-wrong-direction-no-trick = { $card } не підходить у { pile }, який показує { $top }: виклади карту { further } (A5).
illegal-wrong-direction-trick-only = { $card } не підходить у { pile }, який показує { $top }: туди вже піде лише { $trick } (A5, A6).
illegal-wrong-direction-full = { $card } не підходить у { pile }, який показує { $top }: туди зараз нічого не піде, вибери інший стос (A5).

# Стоси супротивника у Face to Face.
illegal-already-helped = До супротивника можна викласти лише одну карту за хід, тож у { pile } вже ні: вибери власний стос (C5).
illegal-not-improving = { $card } не покращує { pile.genitive }, який показує { $top }: до супротивника виклади карту { back } (C5).
illegal-not-improvable = { $card } не покращує { pile.genitive }, який показує { $top }: кращим він уже не стане, вибери інший стос (C5).

# $other: де лежить карта із забороною.
illegal-no-back = { $card } не може піти назад у { pile }, поки в { other-pile.locative } видно карту «{ command }»: спершу накрий її або виклади іншу (B13).
# $other: стос, якого треба триматися.
illegal-one-pile = Видно карту «{ command }», тож { pile } мусить зачекати: викладай у { other-pile } (B14, B15).

illegal-owes = Виклади { more-cards }, перш ніж закінчити хід (A7, C3).
illegal-owes-three = Виклади { more-cards }, перш ніж закінчити хід: з картою «{ command }» у ньому рівно три карти (B9).
illegal-skull-open = Накрий { command } у { pile.locative }, перш ніж закінчити хід (B7).

illegal-no-take-back-in-company = Коли грають інші, викладену карту не забирають: грай далі звідси (A16).
illegal-nothing-to-take-back = Цього ходу ще нема чого забирати: спершу виклади карту (A16).

illegal-no-signals-here = Між супротивниками немає сигналів: розмовляйте, якщо обоє охочі (C0).
illegal-muted = Карта «{ command }» у { pile.locative } забороняє сигнали: зачекай, поки її накриють (B12).
illegal-too-late-to-wish = Уже вирішено, хто починає: можеш подавати сигнали про стоси (A4, A15).
illegal-no-command-cards = У цій грі немає карт із вказівками: можеш подавати сигнали про стоси (A15, B18).
