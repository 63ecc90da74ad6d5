# tenback history: zakończone partie w terminalu.

# Nagłówki kolumn. $what: kolumna.
history-column = { $what ->
    [number] Nr
    [ended] Koniec
    [game] Gra
    [seats] Graczy
    [result] Wynik
    [left] Zostało
    [accuracy] Dokładność
   *[others] Inni
}
# Osoba, za którą na końcu grał bot. $bot: jego nazwa.
history-replaced = { $name } (w zastępstwie: { $bot })
# $value: liczba całkowita.
history-percent = { $value }%
# $percent: ze znakiem.
history-accuracy = dokładność { $percent }

## Pod listą. $total: wszystkie partie.

history-total = { $total ->
    [one] 1 partia
    [few] { $total } partie
    [many] { $total } partii
   *[other] { $total } partii
}
history-part = Partie od { $first } do { $last } z { $total }.
# $page: jej numer.
history-next-page = Następna strona: --page { $page }
history-no-such-page = { $total ->
    [one] Jest tylko 1 partia: wybierz niższą --page.
    [few] Są tylko { $total } partie: wybierz niższą --page.
    [many] Jest tylko { $total } partii: wybierz niższą --page.
   *[other] Jest tylko { $total } partii: wybierz niższą --page.
}
# $server: na przykład http://localhost:8098
history-at = Twoje partie na { $server }: tenback history --at { $server }
history-none-here = Na tym komputerze nie masz jeszcze zakończonej partii. Zagraj: tenback play
history-none-at = Na { $server } nie masz jeszcze zakończonej partii. Zagraj: tenback play --at { $server }
history-none-found = Nie pasuje żadna partia. Pomiń któryś filtr, aby zobaczyć więcej.
history-none-exported = Nie pasuje żadna partia, więc nie ma czego eksportować.
history-no-account = Ten terminal nie jest zalogowany na { $server }. Zagraj tam partię (tenback play --at { $server }) albo bądź tą samą osobą co w przeglądarce dzięki linkowi z jej strony „Twoje urządzenia”: tenback devices add LINK
history-no-such-game = { $total ->
    [0] Nie ma partii { $number }: lista jest pusta.
    [one] Nie ma partii { $number }: na liście jest tylko 1 partia.
    [few] Nie ma partii { $number }: na liście są tylko { $total } partie.
    [many] Nie ma partii { $number }: na liście jest tylko { $total } partii.
   *[other] Nie ma partii { $number }: na liście jest tylko { $total } partii.
}
history-cut-off = { $server } przerwał w środku pliku. Plik jest niepełny: spróbuj ponownie.

## Statystyki. Liczby mają już znak procentu.

history-no-statistics = Nie ma jeszcze statystyk: liczą się zakończone partie według zwykłych zasad.
history-played = Rozegrane: { $played }, wygrane: { $won }
history-rate = Odsetek wygranych: { $rate } (przedział 95-procentowy: od { $low } do { $high })
history-rate-adjusted = Bez szczęścia: { $rate } (przedział 95-procentowy: od { $low } do { $high })
history-streaks = Wygrane z rzędu: { $now }, rekord: { $longest }
# $mean: na partię.
history-ten-backs = Dziesięć wstecz: { $backs }, { $mean } na partię
history-mean-accuracy = { $games ->
    [one] Dokładność: { $percent } w 1 przeanalizowanej partii
    [few] Dokładność: { $percent } w ostatnich { $games } przeanalizowanych partiach
    [many] Dokładność: { $percent } w ostatnich { $games } przeanalizowanych partiach
   *[other] Dokładność: { $percent } w ostatnich { $games } przeanalizowanych partiach
}
# Nad wykresem, ile partii skończyło się z iloma kartami.
history-mean-left = Pozostałe karty: średnio { $mean }
