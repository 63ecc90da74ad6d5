# Why a file or a connection fails, as part of a sentence. $kind: one of the words below; $error: the system’s own words.
system-error = { $kind ->
    [not-found] soubor ani složka neexistuje
    [no-permission] chybí oprávnění
    [full] disk je plný
    [quota] disková kvóta je vyčerpána
    [read-only] disk je jen pro čtení
    [folder] je to složka
    [not-folder] část cesty není složka
    [exists] už existuje
    [bad-name] takový název tu není povolen
    [too-large] soubor je příliš velký
    [cut-off] obsah předčasně končí
    [in-use] právě ho používá jiný program
    [memory] nedostatek paměti
    [refused] nic tam nepřijímá spojení
    [closed] spojení bylo ukončeno
    [no-network] síť není dostupná
    [timeout] odpověď nepřišla včas
   *[other] { $error }
}
