# The help screen: a key on the left, this on the right. One line each if possible.

help-title = Klawisze
help-about = Linia przy stosie to jego tor: wypełniona część jest już zużyta, kreski to twoje karty, a ◆ to karta dokładnie o dziesięć wstecz. Pod kartami widać koszt każdego zagrania, od najtańszego: a+3 to trzy liczby na stosie a; ! to przegrana; ✕ nigdzie nie pasuje. ▤ liczy karty na stosie.
help-lay = wpisz kartę i stos, potem Enter: karta odłożona
help-arrows = wybierz kartę, wybierz stos
help-mouse = kliknij kartę, potem stos albo klawisz w ostatnim wierszu
help-end = zakończ turę
help-undo = cofnij ostatnią kartę (w grze solo albo podczas próby)
help-try = wypróbuj turę bez wiedzy innych; y odkłada na serio
help-hint = co odłożyłby mistrz i dlaczego
help-signal-keep-off = sygnał dla drużyny o wybranym stosie: nie ruszać
help-signal-rather-not = raczej nie
help-signal-small-steps = tylko małe kroki
help-signal-go-ahead = śmiało
help-hold = powiedz drużynie, jaki rozkaz jest na wybranej karcie
help-begin = przed pierwszą turą: chcę zacząć, wolę nie
help-log = przebieg gry
help-rules = zasady tej gry
help-resign = poddaj partię
help-back = wróć; partia zostaje zapisana i można ją wznowić
help-replay = w dawnych partiach: zmień widok, graj dalej stąd
help-review = po partii i w dawnych partiach: przeanalizuj; potem podsumowanie: szczęście i umiejętności
help-mistakes = w analizie: następny błąd, lepsza tura
help-quit = wyjdź z programu; partia zostaje zapisana (także Ctrl-D)
help-saved = Każda odłożona karta jest od razu zapisywana w { $folder }.
