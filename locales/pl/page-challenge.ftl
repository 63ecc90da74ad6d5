# The page: a challenge, the cards of a finished game for others to do better.

page-challenge = Zagrasz tymi kartami lepiej?
# In place of it for those who have finished.
page-challenge-answered = Wyniki z tymi kartami
page-challenge-loading = Wczytywanie…
page-challenge-retry = Spróbuj ponownie
# $seats: how many play.
page-challenge-game = { $seats ->
    [1] { game } w pojedynkę
    [2] { game } we dwoje
    [3] { game } we troje
    [4] { game } we czworo
   *[other] { game } w pięcioro
}
page-challenge-hand = { $cards ->
    [one] { $cards } karta na ręce
    [few] { $cards } karty na ręce
    [many] { $cards } kart na ręce
   *[other] { $cards } karty na ręce
}
page-challenge-minimum = { $cards ->
    [one] co najmniej { $cards } karta na turę
    [few] co najmniej { $cards } karty na turę
    [many] co najmniej { $cards } kart na turę
   *[other] co najmniej { $cards } karty na turę
}
# $bots: how many of the seats bots have.
page-challenge-bots = { $bots ->
    [one] z { $bots } botem, tym samym dla wszystkich
    [few] z { $bots } botami, tymi samymi dla wszystkich
    [many] z { $bots } botami, tymi samymi dla wszystkich
   *[other] z { $bots } botami, tymi samymi dla wszystkich
}
page-challenge-lead = Ktoś zakończył partię dokładnie tymi kartami i chce wiedzieć, jak pójdzie tobie. Po zakończeniu zobaczysz wszystkie wyniki obok siebie.
# $people: alone, team or duel.
page-challenge-fair = { $people ->
    [team] Gracie drużyną: dostaniesz link dla pozostałych. Liczy się pierwsza próba, bez podpowiedzi i cofania.
    [duel] Gracie przeciwko sobie: dostaniesz link dla przeciwnika. Liczy się pierwsza próba, bez podpowiedzi i cofania.
   *[alone] Liczy się pierwsza próba, bez podpowiedzi i cofania.
}
page-challenge-your-name = Twoja nazwa
page-challenge-play = Zagraj tymi kartami
page-challenge-resume = Wróć do gry
# $count: how many people or teams, without the first.
page-challenge-finished = { $count ->
    [0] Nikt jeszcze nie podjął tego wyzwania.
    [one] Jak dotąd podjęto je raz.
    [few] Jak dotąd podjęto je { $count } razy.
    [many] Jak dotąd podjęto je { $count } razy.
   *[other] Jak dotąd podjęto je { $count } razy.
}

# All results, side by side.
page-challenge-results = Wyniki
page-challenge-who = Kto
page-challenge-result = Wynik
page-challenge-record = Powtórka
# Below results of two opponents each.
page-challenge-named-first = Wynik dotyczy osoby wymienionej jako pierwsza: wszystkie te osoby miały te same karty.
page-challenge-you = ty
page-challenge-first = pierwotna partia
page-challenge-unranked = karty były znane albo grał bot
page-challenge-replay = Powtórka
page-challenge-replay-of = Powtórka: { $names }

page-challenge-link = Wyzwij innych
page-challenge-seal = Te same karty dla wszystkich, zapieczętowane
page-challenge-seal-how = Ta liczba pasuje tylko do jednej kolejności kart. Po zakończeniu strona sprawdzi, że były to dokładnie one.
page-challenge-worth = Ile warte są te wyniki?
page-challenge-worth-more = Od rozdania kart do końca twojej partii pierwotna partia i wszystko, co jej dotyczy, są dla ciebie zamknięte. Tenback nie wie jednak, czy ktoś wcześniej ją oglądał albo otworzył jej powtórkę, gra drugi raz pod inną nazwą lub słucha rad znajomych. Rzuć wyzwanie osobom, którym ufasz.
