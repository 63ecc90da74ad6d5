# The page: what the server keeps about the reader, to download or to delete.

page-privacy = Твої дані
page-privacy-nobody = Цей сервер тебе не знає: нема чого завантажувати чи видаляти.
page-privacy-kept = Цей сервер зберігає твоє ім’я та мову, твої столи, твої повідомлення, твої завершені партії та твої результати в задачах. Твоєї електронної адреси чи пароля він не має.
page-privacy-export = Отримати копію
page-privacy-export-how = Файл з усім, що сервер про тебе зберігає.
page-privacy-download = Завантажити
page-privacy-delete = Видалити все
page-privacy-delete-how = Твоє ім’я, усі твої повідомлення та результати в задачах буде видалено. Завершені партії залишаться, а на твоєму місці буде «видалений гравець».
page-privacy-delete-ask = Видалити мої дані…
# $name: the reader’s own name.
page-privacy-sure = { $name }: справді видалити все? Ти втратиш усі свої місця. Це не можна скасувати.
page-privacy-keep = Скасувати
page-privacy-delete-now = Видалити назавжди
page-privacy-deleted = Твої дані видалено.
