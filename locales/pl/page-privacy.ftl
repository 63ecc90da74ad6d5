# The page: what the server keeps about the reader, to download or to delete.

page-privacy = Twoje dane
page-privacy-nobody = Ten serwer Cię nie zna: nie ma nic do pobrania ani usunięcia.
page-privacy-kept = Ten serwer przechowuje Twoje imię i język, Twoje stoły, Twoje wiadomości, Twoje zakończone partie i Twoje wyniki w zagadkach. Nie ma Twojego adresu e-mail ani hasła.
page-privacy-export = Otrzymaj kopię
page-privacy-export-how = Plik ze wszystkim, co serwer o Tobie przechowuje.
page-privacy-download = Pobierz
page-privacy-delete = Usuń wszystko
page-privacy-delete-how = Twoje imię, wszystkie Twoje wiadomości i wyniki w zagadkach zostaną usunięte. Zakończone partie pozostaną, a na Twoim miejscu będzie „usunięty gracz”.
page-privacy-delete-ask = Usuń moje dane…
# $name: the reader’s own name.
page-privacy-sure = { $name }: na pewno usunąć wszystko? Stracisz wszystkie swoje miejsca. Tego nie da się cofnąć.
page-privacy-keep = Anuluj
page-privacy-delete-now = Usuń na zawsze
page-privacy-deleted = Twoje dane zostały usunięte.
