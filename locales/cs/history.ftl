# tenback history: dohrané partie v terminálu.

# Nadpisy sloupců. $what: sloupec.
history-column = { $what ->
    [number] Č.
    [ended] Konec
    [game] Hra
    [seats] Hráčů
    [result] Výsledek
    [left] Zbylo
    [accuracy] Přesnost
   *[others] Ostatní
}
# Člověk, za kterého nakonec hrál bot. $bot: jeho jméno.
history-replaced = { $name } (dohrál bot { $bot })
# $value: celé číslo.
history-percent = { $value } %
# $percent: se znakem.
history-accuracy = přesnost { $percent }

## Pod seznamem. $total: všechny partie.

history-total = { $total ->
    [one] 1 partie
    [few] { $total } partie
   *[other] { $total } partií
}
history-part = Partie { $first } až { $last } z { $total }.
# $page: její číslo.
history-next-page = Další strana: --page { $page }
history-no-such-page = { $total ->
    [one] Je tu jen 1 partie: zvol nižší --page.
    [few] Jsou tu jen { $total } partie: zvol nižší --page.
   *[other] Je tu jen { $total } partií: zvol nižší --page.
}
# $server: třeba http://localhost:8098
history-at = Tvoje partie na { $server }: tenback history --at { $server }
history-none-here = Na tomto počítači zatím nemáš žádnou dohranou partii. Zahraj si ji: tenback play
history-none-at = Na { $server } zatím nemáš žádnou dohranou partii. Zahraj si ji: tenback play --at { $server }
history-none-found = Neodpovídá žádná partie. Vynech některý filtr a uvidíš víc.
history-none-exported = Neodpovídá žádná partie, takže není co exportovat.
history-no-account = Tento terminál není na { $server } přihlášen. Zahraj si tam partii (tenback play --at { $server }), nebo buď tatáž osoba jako v prohlížeči díky odkazu z jeho stránky „Tvoje zařízení“: tenback devices add LINK
history-no-such-game = { $total ->
    [0] Partie { $number } tu není: seznam je prázdný.
    [one] Partie { $number } tu není: v seznamu je jen 1 partie.
    [few] Partie { $number } tu není: v seznamu jsou jen { $total } partie.
   *[other] Partie { $number } tu není: v seznamu je jen { $total } partií.
}
history-cut-off = { $server } přestal uprostřed souboru. Soubor není úplný: zkus to znovu.

## Statistika. Čísla už mají znak procent.

history-no-statistics = Statistika zatím není: počítají se dohrané partie podle obvyklých pravidel.
history-played = Odehráno: { $played }, vyhráno: { $won }
history-rate = Úspěšnost: { $rate } (95% interval: { $low } až { $high })
history-rate-adjusted = Bez vlivu štěstí: { $rate } (95% interval: { $low } až { $high })
history-streaks = Výhry v řadě: { $now }, rekord: { $longest }
# $mean: na partii.
history-ten-backs = O deset zpět: { $backs }, { $mean } na partii
history-mean-accuracy = { $games ->
    [one] Přesnost: { $percent } v 1 rozebrané partii
    [few] Přesnost: { $percent } v posledních { $games } rozebraných partiích
   *[other] Přesnost: { $percent } v posledních { $games } rozebraných partiích
}
# Nad grafem, kolik partií skončilo s kolika zbylými kartami.
history-mean-left = Zbylé karty: průměrně { $mean }
