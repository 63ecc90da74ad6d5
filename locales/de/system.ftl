# Why a file or a connection fails, as part of a sentence. $kind: one of the words below; $error: the system’s own words.
system-error = { $kind ->
    [not-found] die Datei oder der Ordner existiert nicht
    [no-permission] die Berechtigung fehlt
    [full] der Datenträger ist voll
    [quota] das Speicherkontingent ist ausgeschöpft
    [read-only] der Datenträger ist schreibgeschützt
    [folder] das ist ein Ordner
    [not-folder] ein Teil des Pfads ist kein Ordner
    [exists] das existiert bereits
    [bad-name] der Name ist hier nicht erlaubt
    [too-large] die Datei ist zu groß
    [cut-off] der Inhalt endet zu früh
    [in-use] ein anderes Programm benutzt es gerade
    [memory] der Arbeitsspeicher reicht nicht
    [refused] dort nimmt nichts Verbindungen an
    [closed] die Verbindung wurde getrennt
    [no-network] das Netz ist nicht erreichbar
    [timeout] keine rechtzeitige Antwort
   *[other] { $error }
}
