### What the app says in English, beside what the engine says.

app-name = Bastide
app-loading = One moment
app-not-found = There is no such page.
app-to-start = To the start page
app-play-now = Play now
app-play-now-sub = against a bot, about 20 minutes
app-offline = No connection. Your move is safe and goes out as soon as it is back.
app-offline-watching = No connection. It comes back by itself.
