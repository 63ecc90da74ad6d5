# tenback history: beendete Partien im Terminal.

# Überschriften von Spalten. $what: die Spalte.
history-column = { $what ->
    [number] Nr.
    [ended] Ende
    [game] Spiel
    [seats] Spieler
    [result] Ergebnis
    [left] Rest
    [accuracy] Genauigkeit
   *[others] Andere
}
# Jemand, für den am Ende ein Bot gespielt hat. $bot: dessen Name.
history-replaced = { $name } (ersetzt durch { $bot })
# $value: eine ganze Zahl.
history-percent = { $value } %
# $percent: mit Zeichen.
history-accuracy = Genauigkeit { $percent }

## Unter der Liste. $total: alle Partien zusammen.

history-total = { $total ->
    [one] 1 Partie
   *[other] { $total } Partien
}
history-part = Partien { $first } bis { $last } von { $total }.
# $page: ihre Nummer.
history-next-page = Nächste Seite: --page { $page }
history-no-such-page = { $total ->
    [one] Es gibt nur 1 Partie: Wähle eine niedrigere --page.
   *[other] Es gibt nur { $total } Partien: Wähle eine niedrigere --page.
}
# $server: wie http://localhost:8098
history-at = Deine Partien auf { $server }: tenback history --at { $server }
history-none-here = Auf diesem Rechner hast du noch keine Partie beendet. Spiel eine: tenback play
history-none-at = Auf { $server } hast du noch keine Partie beendet. Spiel eine: tenback play --at { $server }
history-none-found = Keine Partie passt dazu. Lass einen Filter weg, um mehr zu sehen.
history-none-exported = Keine Partie passt dazu, also gibt es nichts zu exportieren.
history-no-account = Dieses Terminal ist auf { $server } nicht angemeldet. Spiel dort eine Partie (tenback play --at { $server }) oder sei dieselbe Person wie im Browser, mit einem Link von dessen Seite „Deine Geräte“: tenback devices add LINK
history-no-such-game = { $total ->
    [0] Es gibt keine Partie { $number }: Die Liste ist leer.
    [one] Es gibt keine Partie { $number }: Die Liste hat nur 1 Partie.
   *[other] Es gibt keine Partie { $number }: Die Liste hat nur { $total } Partien.
}
history-cut-off = { $server } hat mitten in der Datei aufgehört. Sie ist unvollständig: Versuch es noch einmal.

## Statistik. Zahlen haben schon ihr Prozentzeichen.

history-no-statistics = Noch keine Statistik: Es zählen beendete Partien nach den üblichen Regeln.
history-played = Gespielt: { $played }, gewonnen: { $won }
history-rate = Siegquote: { $rate } (95-%-Intervall: { $low } bis { $high })
history-rate-adjusted = Ohne Glück: { $rate } (95-%-Intervall: { $low } bis { $high })
history-streaks = Siege in Folge: { $now }, Rekord: { $longest }
# $mean: pro Partie.
history-ten-backs = Zehn zurück: { $backs }, { $mean } pro Partie
history-mean-accuracy = { $games ->
    [one] Genauigkeit: { $percent } in 1 analysierten Partie
   *[other] Genauigkeit: { $percent } in den letzten { $games } analysierten Partien
}
# Über einem Diagramm, wie viele Partien mit wie vielen übrigen Karten endeten.
history-mean-left = Übrige Karten: im Schnitt { $mean }
