# The review while a game is replayed in the terminal.

# The verdict on a turn, its loss and its luck are joined by dots.
# $turn: a number; $name: a player; $verdict: its word in JSON.
review-at-turn = Tura { $turn }, { $name }: { review-verdict }
# $points: of win chance, with one decimal.
review-points-lost = strata { $points } punktu
# $points: with a sign.
review-draw-luck = szczęście { $points }
# $percent: a whole number.
review-chance-now = szansa na wygraną { $percent }%
review-progress = analiza { $percent }%
review-progress-of = Trwa analiza partii, najpierw najdroższe tury: gotowe { $percent }%.
review-incomplete = Część analizy się nie powiodła: oto reszta.

# About the turn on the screen: each a sentence of its own.
review-pending = Ta tura nie jest jeszcze przeanalizowana.
review-no-turn = Tu nie zagrano żadnej tury: przejdź do innego kroku.
# $lays: in the notation; $best, $value: chances to win in percent.
review-better-turn = Lepiej: { $lays } ({ $best }% zamiast { $value }%).
# The same in a game that can hardly be won any more.
review-better-lays = Lepiej: { $lays }.
review-none-better = Nie znaleziono lepszej tury.
review-no-choice = Nie było innego wyboru.
review-hopeless = Partia była już praktycznie rozstrzygnięta, bez względu na zagraną turę.
review-cut-short = Tura nie została dokończona, więc nie jest oceniana.

# About the whole game.
review-no-mistakes = Nie znaleziono błędów.
review-no-mistakes-yet = Na razie żadnych błędów; analiza jeszcze trwa.
review-only-mistake = To jedyny błąd.
review-page = Analiza
review-costly = Tury, które zmniejszyły szansę na wygraną
