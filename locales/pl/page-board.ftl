# Strona: stosy, ręka i to, co się z nimi robi. Miejsca jest mało: telefon ma szerokość 40 liter.

# Obok litery stosu. $start: liczba, od której zaczyna się nietknięty stos.
page-pile-rising = rośnie
page-pile-falling = maleje
page-pile-rising-from = rośnie od { $start }
page-pile-falling-from = maleje od { $start }
# Ile kart leży na stosie, do czytania na głos.
page-pile-height = { $height ->
    [0] nietknięty
    [one] jedna karta
    [few] { $height } karty
    [many] { $height } kart
   *[other] { $height } karty
}
# Face to Face: czyj to stos.
page-pile-yours = twój
page-pile-theirs = cudzy
# Zagranie, które przegrywa partię: obok jego kosztu.
page-lay-loses = przegrywa
# Co zrobi karta na stosie przeciwnika. $back: ile liczb mu oddaje.
page-pile-gift = { $back ->
    [one] oddaje przeciwnikowi jedną liczbę; dobierasz do sześciu
    [few] oddaje przeciwnikowi { $back } liczby; dobierasz do sześciu
    [many] oddaje przeciwnikowi { $back } liczb; dobierasz do sześciu
   *[other] oddaje przeciwnikowi { $back } liczby; dobierasz do sześciu
}

# Nazwy do czytania na głos. $side: yours, theirs albo none; $direction: rising albo falling; $top: co widać na stosie.
page-pile-name = { $side ->
    [yours] Twój { pile }
    [theirs] { pile.start } przeciwnika
   *[none] { pile.start }
}, { $direction ->
    [rising] rośnie
   *[falling] maleje
}, pokazuje { $top }, { page-pile-height }.
# Za tą nazwą. $card: wybrana karta; $cost: na przykład +3.
page-pile-cost = { $card }: { $cost }.
page-pile-back = { $card }: dziesięć wstecz!
page-pile-loses = { $card }: { $cost }, przegrywa partię.
page-pile-closed = { $card } nie pasuje.
page-pile-gives = { $card }: { page-pile-gift }.
page-pile-command = { command }: { command-rule }.

# Karta z ręki. $card: jej liczba; $pile, $cost: gdzie kosztuje najmniej i ile.
page-card-plain = { $card }
page-card-cost = { $card }, najtaniej { $cost } na { pile }
page-card-back = { $card }, dziesięć wstecz na { pile.locative }!
page-card-loses = { $card }, wszędzie przegrywa partię
page-card-nowhere = { $card }, nigdzie nie pasuje
# To samo dla karty z rozkazem.
page-card-command = { command }: { page-command-about }

# Nazwy obszarów, dla osób, które ich nie widzą.
page-board-hand = Twoja ręka
page-board-piles = Stosy
page-board-actions = Co możesz zrobić

# Co teraz zrobić: jeden lub dwa krótkie wiersze. $name: kto teraz gra; $laid: karty odłożone w tej turze; $more: ile
# jeszcze trzeba.
page-todo-wait = Teraz gra: { $name }
page-todo-owes = { $laid ->
    [0] Twoja tura: odłóż { $more ->
        [one] jedną kartę
        [few] { $more } karty
        [many] { $more } kart
       *[other] { $more } karty
    }
   *[other] Odłóż { more-cards }
}
page-todo-three = Dokładnie trzy karty w tej turze: odłóż { more-cards }
page-todo-skull = Zakryj { command.accusative } na { pile.locative }
page-todo-enough = Wystarczy: kończ turę albo odkładaj dalej
page-todo-try = Próba: odkładaj, nikt nie widzi
page-todo-tried-enough = To wystarczy: odłóż naprawdę albo próbuj dalej
page-todo-tried-complete = Tura skończy się tu: odłożyć naprawdę?
page-todo-tried-lost = To przegrywa partię: cofnij kartę
page-todo-dealt = Karty rozdane
page-todo-over = Partia skończona

# Przyciski: po jednym do trzech krótkich słów.
page-turn-end = Zakończ turę
page-turn-more = Odłóż jeszcze { $more }
page-turn-take-back = Cofnij
page-trial-start = Próba
page-trial-lay = Odłóż naprawdę
page-trial-undo = Cofnij
page-trial-stop = Przerwij
page-hint-ask = Rada
# Nad stosami, gdy tura jest wypróbowywana.
page-trial-on = Na próbę

# Zagranie, które przegrywa, najpierw pyta. $card, $pile.
page-lay-ask = { $card } na { pile } od razu przegrywa partię.
page-lay-anyway = Odłóż mimo to
page-lay-no = Nie

# Rada. $lays: na przykład 45a 46a; pod nią stoją powody.
page-hint-lays = Mistrz odłożyłby { $lays }
page-hint-end = Mistrz zakończyłby tu turę
page-hint-wait = Mistrz się zastanawia …
page-hint-busy = Wielu graczy prosi teraz o radę. Twoja jest w drodze…
page-hint-close = Zamknij radę

# Co wpisano do tej pory. $text: cyfry.
page-board-typed = { $text } … potem a, b, c albo d
page-board-unheld = Nie masz { $text } na ręce.
# Stos dobierania, dwa krótkie wiersze. $stock: jego karty; $left: karty jeszcze nieodłożone. Ostatni: przeciwnika.
page-board-stock = Do dobrania { $stock }
page-board-left = Do odłożenia { $left }
page-board-stock-theirs = Przeciwnik { $stock }

# Pierwsza tura: co zrobić najpierw, co potem; i gdy stos wybrano przed kartą.
page-todo-card = Wybierz kartę, potem stos
page-todo-pile = Teraz wybierz stos
page-todo-card-first = Najpierw wybierz kartę, potem stos

# Co znaczą znaki na torach i kartach, po kilka słów. Pierwszy: jak się razem nazywają.
page-legend = Znaki
page-legend-fits = twoja karta, teraz pasuje
page-legend-faint = tu nie pasuje
page-legend-edge = na karcie: jak jest wysoka
page-legend-pair = różnica: dziesięć
# Czytane na głos po karcie. $other: karta z ręki wyższa lub niższa o dziesięć.
page-card-pair = Różni się o dziesięć od { $other }
# Karta z rady. $card, $pile: na przykład 45 na a.
page-hint-lay = { $card } na { $pile }

# Face to Face, wiersz między połowami: zasada, potem co stało się w tej turze.
page-facing-rule = Jedna karta na turę może pomóc przeciwnikowi; wtedy dobierasz do sześciu.
page-facing-given = Pomoc odłożona: na koniec tury dobierasz do sześciu.
page-facing-got = Przeciwnik pomaga tobie i dobiera do sześciu.
# Czytane na głos po karcie: gdzie najmniej pomoże przeciwnikowi. $back: liczby; $pile.
page-card-gift = { $back ->
    [one] albo na { pile.locative } oddaje przeciwnikowi jedną liczbę
    [few] albo na { pile.locative } oddaje przeciwnikowi { $back } liczby
    [many] albo na { pile.locative } oddaje przeciwnikowi { $back } liczb
   *[other] albo na { pile.locative } oddaje przeciwnikowi { $back } liczby
}

# Co robi karta z rozkazem, zanim zostanie odłożona: jedno zdanie. $command: słowo notacji.
page-command-about = { $command ->
    [stop] Tura kończy się od razu po niej.
    [skull] Zakryj ją jeszcze w tej turze, inaczej partia jest przegrana.
    [three] W tej turze odkładasz dokładnie trzy karty.
    [mute] Dopóki leży na wierzchu: bez rozmów i sygnałów.
    [no-back] Dopóki leży na wierzchu, nikt nie może zagrać dziesięć wstecz.
    [one-pile] Dopóki leży na wierzchu, wszystkie karty z tury idą na jeden stos.
   *[draw-one] Dopóki leży na wierzchu, dobiera się tylko jedną kartę.
}

# Zanim karta trafi na stos, którego inni proszą nie ruszać. $name: kto.
page-pile-keep-off = Prośba ({ $name }): nie ruszać

# Dlaczego zagranie przegrywa, po dwukropku. $cause: słowo protokołu. Potem pytanie przed takim zagraniem.
page-lose-why = { $cause ->
    [skull-open] czaszki nie dałoby się już zakryć
    [not-three] nie dałoby się już odłożyć dokładnie trzech kart
   *[stuck] potem nie dałoby się odłożyć dość kart
}
page-lay-why = { $card } na { pile } przegrywa partię: { page-lose-why }.
