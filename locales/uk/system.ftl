# Why a file or a connection fails, as part of a sentence. $kind: one of the words below; $error: the system’s own words.
system-error = { $kind ->
    [not-found] немає такого файлу чи теки
    [no-permission] бракує прав доступу
    [full] диск заповнений
    [quota] вичерпано дискову квоту
    [read-only] диск доступний лише для читання
    [folder] це тека
    [not-folder] частина шляху не є текою
    [exists] таке вже існує
    [bad-name] така назва тут не дозволена
    [too-large] файл завеликий
    [cut-off] вміст закінчується зарано
    [in-use] цим користується інша програма
    [memory] бракує пам’яті
    [refused] там ніщо не приймає з’єднань
    [closed] з’єднання закрито
    [no-network] мережа недоступна
    [timeout] відповідь не надійшла вчасно
   *[other] { $error }
}
