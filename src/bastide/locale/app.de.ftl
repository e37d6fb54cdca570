### Was die App auf Deutsch sagt, neben dem, was die Maschine sagt.

app-name = Bastide
app-loading = Einen Moment
app-not-found = Diese Seite gibt es nicht.
app-to-start = Zur Startseite
app-play-now = Jetzt spielen
app-play-now-sub = gegen einen Bot, etwa 20 Minuten
app-offline = Keine Verbindung. Dein Zug ist sicher und geht raus, sobald sie wieder da ist.
app-offline-watching = Keine Verbindung. Sie kommt von selbst wieder.
