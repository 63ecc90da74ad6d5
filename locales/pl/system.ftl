# Why a file or a connection fails, as part of a sentence. $kind: one of the words below; $error: the system’s own words.
system-error = { $kind ->
    [not-found] nie ma takiego pliku ani folderu
    [no-permission] brak uprawnień
    [full] dysk jest pełny
    [quota] limit miejsca na dysku jest wyczerpany
    [read-only] dysk jest tylko do odczytu
    [folder] to jest folder
    [not-folder] część ścieżki nie jest folderem
    [exists] już istnieje
    [bad-name] taka nazwa jest tu niedozwolona
    [too-large] plik jest za duży
    [cut-off] treść kończy się za wcześnie
    [in-use] używa tego inny program
    [memory] za mało pamięci
    [refused] nic tam nie przyjmuje połączeń
    [closed] połączenie zostało zamknięte
    [no-network] sieć jest nieosiągalna
    [timeout] brak odpowiedzi na czas
   *[other] { $error }
}
