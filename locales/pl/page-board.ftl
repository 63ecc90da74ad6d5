# The page: the board, the hand and what a player can do with them. Space is short: a phone is 40 letters wide.

# Next to the letter of a pile. $start: the number an untouched pile starts with.
page-pile-rising = rośnie
page-pile-falling = maleje
page-pile-rising-from = rośnie od { $start }
page-pile-falling-from = maleje od { $start }
# The number of cards on a pile, to be read aloud.
page-pile-height = { $height ->
    [0] bez kart
    [one] jedna karta
    [few] { $height } karty
    [many] { $height } kart
   *[other] { $height } karty
}
# Face to Face: the owner of a pile. $seat: for spectators.
page-pile-yours = twój
page-pile-theirs = przeciwnika
# A move that loses the game: next to its cost.
page-lay-loses = przegrana
# What a card on the opponent’s pile would do. $back: how many numbers it gives back.
page-pile-gift = { $back ->
    [one] oddaje przeciwnikowi jedną liczbę; uzupełniasz rękę do sześciu
    [few] oddaje przeciwnikowi { $back } liczby; uzupełniasz rękę do sześciu
    [many] oddaje przeciwnikowi { $back } liczb; uzupełniasz rękę do sześciu
   *[other] oddaje przeciwnikowi { $back } liczby; uzupełniasz rękę do sześciu
}

# Names that are read aloud. $side: yours, theirs or none; $direction: rising or falling; $top: what it shows.
page-pile-name = { $side ->
    [yours] Twój { pile }
    [theirs] { pile.start } przeciwnika
   *[none] { pile.start }
}, { $direction ->
    [rising] rośnie
   *[falling] maleje
}, pokazuje { $top }, { page-pile-height }.
# After that name. $card: the selected card; $cost: such as +3.
page-pile-cost = { $card }: { $cost }.
page-pile-back = { $card }: dziesięć wstecz!
page-pile-loses = { $card }: { $cost }, przegrana.
page-pile-closed = { $card } nie pasuje.
page-pile-gives = { $card }: { page-pile-gift }.
page-pile-command = { command }: { command-rule }.

# A card in the hand. $card: its number; $pile, $cost: where it costs least, and how much.
page-card-plain = { $card }
page-card-cost = { $card }, najtaniej { $cost } na { pile }
page-card-back = { $card }, dziesięć wstecz na { pile.locative }!
page-card-loses = { $card }, wszędzie przegrana
page-card-nowhere = { $card }, nigdzie nie pasuje
# The same for a command card.
page-card-command = { command }: { page-command-about }

# Regions, for screen readers.
page-board-hand = Twoja ręka
page-board-piles = Stosy
page-board-actions = Działania

# What to do now: one or two short lines. $name: whose turn it is; $laid: cards played this turn; $more: how many
# more are required.
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
page-todo-enough = Zakończ turę albo odkładaj dalej
page-todo-try = Próba: odkładaj, nikt nie widzi
page-todo-tried-enough = To wystarczy: odłóż na serio albo próbuj dalej
page-todo-tried-complete = Tura skończyłaby się tu: odłożyć na serio?
page-todo-tried-lost = To byłaby przegrana: cofnij kartę
page-todo-dealt = Karty rozdane
page-todo-over = Partia skończona

# Buttons: one to three short words each.
page-turn-end = Zakończ turę
page-turn-more = Odłóż jeszcze { $more }
page-turn-take-back = Cofnij
page-trial-start = Wypróbuj
page-trial-lay = Odłóż na serio
page-trial-undo = Cofnij
page-trial-stop = Przerwij
page-hint-ask = Podpowiedź
# Above the board while a turn is tried out.
page-trial-on = Na próbę

# A losing move asks first. $card, $pile.
page-lay-ask = { $card } na { pile } oznacza natychmiastową przegraną.
page-lay-anyway = Odłóż mimo to
page-lay-no = Nie

# A hint. $lays: such as 45a 46a; the reasons follow below.
page-hint-lays = Mistrz odłożyłby { $lays }
page-hint-end = Mistrz zakończyłby tu turę
page-hint-wait = Mistrz się zastanawia…
page-hint-busy = Wielu graczy prosi teraz o podpowiedź. Twoja jest w drodze…
page-hint-close = Zamknij podpowiedź

# What is typed so far. $text: digits.
page-board-typed = { $text }… potem a, b, c albo d
page-board-unheld = Nie masz { $text } na ręce.
# The draw pile, two short lines. $stock: its cards; $left: cards not played yet. The last: the opponent’s.
page-board-stock = Do dobrania { $stock }
page-board-left = { $left ->
    [one] Została { $left } karta
    [few] Zostały { $left } karty
    [many] Zostało { $left } kart
   *[other] Zostało { $left } karty
}
page-board-stock-theirs = Przeciwnik { $stock }

# The first turn: what to do first, then next; and when a pile was picked before a card.
page-todo-card = Wybierz kartę, potem stos
page-todo-pile = Teraz wybierz stos
page-todo-card-first = Najpierw wybierz kartę, potem stos

# What the marks on the tracks and on the cards mean, a few words each. The first: what all of them are called.
page-legend = Znaki
page-legend-fits = twoja karta, teraz pasuje
page-legend-faint = tu nie pasuje
page-legend-edge = znak na karcie: od niskiej do wysokiej
page-legend-pair = różnica: dziesięć
# Read aloud after a card. $other: a card of the hand that is ten higher or lower.
page-card-pair = Różni się o dziesięć od { $other }
# A lay of a hint. $card, $pile: such as 45 on a.
page-hint-lay = { $card } na { $pile }

# Face to Face, the line between the halves: the rule, then what happened in this turn.
page-facing-rule = Jedna karta na turę może pomóc przeciwnikowi; wtedy uzupełniasz rękę do sześciu.
page-facing-given = Pomagasz przeciwnikowi: na koniec tury uzupełniasz rękę do sześciu.
page-facing-got = Przeciwnik pomaga tobie i uzupełnia rękę do sześciu.
# Read aloud after a card: where it would help the opponent least. $back: numbers; $pile.
page-card-gift = { $back ->
    [one] albo na { pile.locative } oddaje przeciwnikowi jedną liczbę
    [few] albo na { pile.locative } oddaje przeciwnikowi { $back } liczby
    [many] albo na { pile.locative } oddaje przeciwnikowi { $back } liczb
   *[other] albo na { pile.locative } oddaje przeciwnikowi { $back } liczby
}

# What a command card does, before it is played: one sentence. $command: the word of the notation.
page-command-about = { $command ->
    [stop] Tura kończy się od razu po niej.
    [skull] Zakryj ją jeszcze w tej turze, inaczej partia jest przegrana.
    [three] W tej turze odkładasz dokładnie trzy karty.
    [mute] Dopóki leży na wierzchu: bez rozmów i sygnałów.
    [no-back] Dopóki leży na wierzchu, nikt nie może zagrać dziesięć wstecz.
    [one-pile] Dopóki leży na wierzchu, wszystkie karty z tury idą na jeden stos.
   *[draw-one] Dopóki leży na wierzchu, dobiera się tylko jedną kartę.
}

# Before a card goes on a pile that others asked to keep off. $name: who.
page-pile-keep-off = Prośba ({ $name }): nie ruszać

# Why a move loses, after a colon. $cause: the word of the protocol. Then the question before such a move.
page-lay-why = { $card } na { pile } oznacza przegraną: { lose-why }.
