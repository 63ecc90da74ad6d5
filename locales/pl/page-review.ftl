# The page: the review of a finished game. Words for verdicts and reasons are in review.ftl and reason.ftl.

page-review-heading = Analiza
# A switch: whether marks such as “mistake” are shown.
page-review-verdicts = Pokazuj oceny
page-review-starting = Analiza się zaczyna…
# $done of $turns are known.
page-review-progress = Przeanalizowane tury: { $done } z { $turns }
page-review-done = Analiza jest gotowa.
page-review-broken = Analiza została przerwana przed końcem.
# After the sentence about what went wrong.
page-review-partial = Oto, co udało się ustalić.

## The curve.

page-review-curve = Szansa na wygraną
# Between opponents. $name: whose chance it is.
page-review-curve-of = Szansa na wygraną: { $name }
# For screen readers. $title: one of the two above.
page-review-picture = { $title }, tura po turze. Liczby są w części „Wszystkie tury w tabeli”.
# At the slider, for screen readers. $percent: with its sign.
page-review-now = Szansa na wygraną: { $percent }.

## The turn that is shown.

# $name: whose turn it was.
page-review-this = Tura { $number }: { $name }
page-review-not-yet = Tura { $number } nie jest jeszcze przeanalizowana.
# After the verdict. A point is one percent of win chance.
page-review-lost = { $points ->
    [0] strata poniżej jednego punktu szansy na wygraną
    [one] strata jednego punktu szansy na wygraną
    [few] strata { $points } punktów szansy na wygraną
    [many] strata { $points } punktów szansy na wygraną
   *[other] strata { $points } punktu szansy na wygraną
}
# Shows the better turn.
page-review-on-board = Pokaż na stole
# $points: with a sign, such as −3.
page-review-luck = Szczęście w dobieraniu: { $points }

## The whole game.

# Before buttons that lead to turns. Each says what it cost by play, or what luck gave or took; $points has a sign.
page-review-decisive = Najważniejsze tury
page-review-decisive-lost = gra { $points }
page-review-decisive-luck = szczęście { $points }
# A chart of bars: review-mean and what follows in review.ftl.
page-review-balance = Szczęście i umiejętności
page-review-adjusted-why = Wynik bez szczęścia przy rozdaniu i dobieraniu. W pojedynczej partii może być poniżej 0% albo powyżej 100%.
# The word in quotes is review-rest.
page-review-rest-why = „Reszta” to ani szczęście, ani umiejętności: co inni akurat mieli na ręce i gdzie zagrano lepiej lub gorzej, niż zagrałby bot wzorcowy.
# A game that was lost: opens the list of turns that would have won it.
page-review-line = Jak można było wygrać
page-review-table = Wszystkie tury w tabeli
# Between opponents.
page-review-side = Szanse i szczęście dotyczą tego gracza: { $name }.

## Mistakes to play again.

# $count: how many there are.
page-review-retry = { $count ->
    [one] Popraw jeden błąd
    [few] Popraw { $count } błędy
    [many] Popraw { $count } błędów
   *[other] Popraw { $count } błędu
}
page-review-retry-whose = Czyje błędy
page-review-no-mistakes = Nie znaleziono błędów.
page-review-retry-heading = Błąd { $number } z { $count }
page-review-retry-how = Grasz za: { $name }. Wybierz kartę, potem stos i zakończ turę: analiza powie, ile jest warta.
# $lays: in the notation, such as “57b 59b”. One line, if possible.
page-review-retry-task = Tura { $turn }: zagrano { $lays }. Znajdź lepszą turę.
# What a turn is worth that somebody played instead. One line or two.
page-review-answer = { $answer ->
    [best] Tak, to najlepsza znaleziona tura.
    [close] Tak, to równie dobre jak najlepsza znaleziona tura.
    [played] Tak właśnie zagrano. Jest lepsza tura.
    [worse] { $points ->
        [one] To kosztuje jeden punkt szansy na wygraną.
        [few] To kosztuje { $points } punkty szansy na wygraną.
        [many] To kosztuje { $points } punktów szansy na wygraną.
       *[other] To kosztuje { $points } punktu szansy na wygraną.
    } Jest lepsza tura.
    [cards] { $cards ->
        [one] Na koniec zostanie mniej więcej o jedną kartę więcej.
        [few] Na koniec zostanie mniej więcej o { $cards } karty więcej.
        [many] Na koniec zostanie mniej więcej o { $cards } kart więcej.
       *[other] Na koniec zostanie mniej więcej o { $cards } karty więcej.
    } Jest lepsza tura.
   *[unknown] To nie należy do najlepszych znalezionych tur. Nie udało się zmierzyć, ile jest warte.
}
page-review-judging = Ocenianie tury…
page-review-hint = Podpowiedź
# The best turn, its first card.
page-review-hint-lay = Pierwsza karta to { $card } na { pile }.
# A button, as short as possible.
page-review-show-answer = Rozwiązanie
page-review-retry-next = Następny błąd
page-review-retry-finish = Gotowe
page-review-retried = To już wszystkie błędy
page-review-retry-result = Rozwiązane: { $solved } z { $count }.
page-review-back = Wróć do analizy
