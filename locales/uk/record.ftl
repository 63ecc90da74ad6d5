# What is wrong with a game record, and what to do. Tags and marks are of the notation, never translated.

# The text is not a record.
record-not-text = Це не текст: збережи запис як файл UTF-8.
# $limit: kibibytes.
record-too-long = Запис довший за { $limit } КіБ: поділи файл на записи, кожен із власним тегом Game на початку.
record-open-comment = Коментар починається з «{"{"}» і ніде не закінчується: додай «{"}"}».
record-bad-tag = Рядок схожий на тег, але записаний з помилкою: напиши [Назва "значення"] в окремому рядку.
# $name: a tag.
record-tag-after-turns = Тег { $name } стоїть після ходів: перенеси його вгору, до решти.
record-tag-twice = Тег { $name } трапляється двічі: прибери один із них.
# $word: what was written.
record-no-turn-number = «{ $word }» – не номер ходу: почни рядок із числа й крапки, наприклад «3. 45a 46a».
record-bad-word = «{ $word }» – не хід і не позначка: напиши число і стос, наприклад 45a, або * чи # після останнього.
record-after-mark = «{ $word }» стоїть після позначки, а вона закінчує рядок: перенеси це перед нею або до наступного ходу.
# $name: a tag; $value: what was written in it.
record-bad-value = { $name }: «{ $value }» – хибне значення: { $name ->
    [Result] напиши won, lost і кількість решти карт, seat 1, seat 2 або open
    [Termination] напиши resigned або time і місце
    [Commands] напиши кожну вказівку з її числами, розділяючи вказівки «;», наприклад «stop 4 28 73 97; skull 8 32 69 93»
    [Deck] напиши числа через пробіл або -, якщо немає жодного
    [Hands] напиши числа кожної руки, розділяючи руки «;», а для порожньої -
    [Piles] напиши чотири числа через пробіл
   *[other] напиши число
}.

# The tags describe no game.
record-missing-tag = Бракує тегу { $name }: { $name ->
    [Game] почни запис із [Game "classic"], [Game "extreme"] або [Game "face-to-face"]
   *[other] додай його, без нього не зіграти
}.
record-unknown-game = Game: гри «{ $name }» немає: напиши classic, extreme або face-to-face.
record-unknown-command = Commands: вказівки «{ $word }» немає: напиши stop, skull, three, mute, no-back, one-pile або draw-one.
record-no-such-seat = Termination: у цій грі немає місця { $number }.

# The play.
record-game-over = Партія вже закінчилася: прибери все, що далі.
# $expected: the number that comes next.
record-turn-number = Наступний хід має номер { $expected }: нумеруй рядки поспіль.
record-mark-not-open = «*» каже, що хід іще відкритий, але він закінчився сам: прибери позначку.
record-mark-in-the-middle = «*» каже, що хід іще відкритий, але далі є інші ходи: прибери позначку.
record-mark-not-lost = «#» каже, що це місце програло цього ходу, але це не так: прибери позначку.
# $written and $played: values of the tag Result.
record-bad-result = Result каже «{ $written }», а з перебігу виходить «{ $played }»: виправ одне з двох.
record-bad-termination = Termination каже, що партію закінчило якесь місце, а вона скінчилася за правилами з «{ $played }»: прибери тег.
record-bad-commitment = Salt і Deck не відповідають Commitment: це не та роздача, яку обіцяно.
