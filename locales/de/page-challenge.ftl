# The page: a challenge, the cards of a finished game for others to do better.

page-challenge = Kannst du es mit diesen Karten besser?
# In place of it for those who have finished.
page-challenge-answered = Ergebnisse mit diesen Karten
page-challenge-loading = Wird geladen …
page-challenge-retry = Noch einmal versuchen
# $seats: how many play.
page-challenge-game = { $seats ->
    [1] { game } allein
    [2] { game } zu zweit
    [3] { game } zu dritt
    [4] { game } zu viert
   *[other] { game } zu fünft
}
page-challenge-hand = { $cards ->
    [one] { $cards } Karte auf der Hand
   *[other] { $cards } Karten auf der Hand
}
page-challenge-minimum = { $cards ->
    [one] mindestens { $cards } Karte pro Zug
   *[other] mindestens { $cards } Karten pro Zug
}
# $bots: how many of the seats bots have.
page-challenge-bots = { $bots ->
    [one] mit { $bots } Bot, für alle demselben
   *[other] mit { $bots } Bots, für alle denselben
}
page-challenge-lead = Jemand hat mit genau diesen Karten eine Partie beendet und möchte wissen, wie es dir damit ergeht. Sobald du fertig bist, siehst du alle Ergebnisse nebeneinander.
# $people: alone, team or duel.
page-challenge-fair = { $people ->
    [team] Spielt als Team: Du bekommst einen Link für die anderen. Der erste Versuch zählt, ohne Tipps und ohne Zurücknehmen.
    [duel] Spielt gegeneinander: Du bekommst einen Link für die Gegenseite. Der erste Versuch zählt, ohne Tipps und ohne Zurücknehmen.
   *[alone] Dein erster Versuch zählt, ohne Tipps und ohne Zurücknehmen.
}
page-challenge-your-name = Dein Name
page-challenge-play = Diese Karten spielen
page-challenge-resume = Weiterspielen
# $count: how many people or teams, without the first.
page-challenge-finished = { $count ->
    [0] Diese Herausforderung hat noch niemand angenommen.
    [one] Bisher einmal angenommen.
   *[other] Bisher { $count } Mal angenommen.
}

# All results, side by side.
page-challenge-results = Ergebnisse
page-challenge-who = Wer
page-challenge-result = Ergebnis
page-challenge-record = Rückblick
# Below results of two opponents each.
page-challenge-named-first = Das Ergebnis gilt für die zuerst genannte Person: Sie hatte jeweils dieselben Karten.
page-challenge-you = du
page-challenge-first = die ursprüngliche Partie
page-challenge-unranked = kannte die Karten, oder mit Bot
page-challenge-replay = Rückblick
page-challenge-replay-of = Rückblick: { $names }

page-challenge-link = Andere herausfordern
page-challenge-seal = Für alle dieselben Karten, versiegelt
page-challenge-seal-how = Diese Zahl passt nur zu einer Reihenfolge der Karten. Am Ende prüft deine Seite, dass du genau diese bekommen hast.
page-challenge-worth = Was sind diese Ergebnisse wert?
page-challenge-worth-more = Vom Austeilen bis zum Ende deiner Partie bleibt dir die ursprüngliche Partie mit allem, was dazugehört, verschlossen. Tenback kann aber nicht wissen, ob jemand sie vorher mitverfolgt oder im Rückblick gesehen hat, unter einem zweiten Namen noch einmal spielt oder auf Freunde hört. Fordere Leute heraus, denen du vertraust.
