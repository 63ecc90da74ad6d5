# The page: what the server keeps about the reader, to download or to delete.

page-privacy = Tvoje data
page-privacy-nobody = Tento server tě nezná: není co stahovat ani mazat.
page-privacy-kept = Tento server uchovává tvoje jméno a jazyk, tvoje stoly, tvoje zprávy u nich, tvoje dohrané hry a tvoje výsledky v úlohách. Tvůj e-mail ani heslo nemá.
page-privacy-export = Získat kopii
page-privacy-export-how = Soubor se vším, co o tobě server uchovává.
page-privacy-download = Stáhnout
page-privacy-delete = Smazat všechno
page-privacy-delete-how = Tvoje jméno, všechny tvoje zprávy a tvoje výsledky v úlohách se smažou. Dohrané hry zůstanou, na tvém místě bude „smazaný hráč“.
page-privacy-delete-ask = Smazat moje data…
# $name: the reader’s own name.
page-privacy-sure = { $name }: opravdu všechno smazat? Přijdeš o všechna svá místa. Nelze to vrátit zpět.
page-privacy-keep = Zrušit
page-privacy-delete-now = Smazat natrvalo
page-privacy-deleted = Tvoje data jsou smazána.
