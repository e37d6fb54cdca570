### Was die App auf Deutsch sagt, neben dem, was das Spiel sagt.

app-name = Bastide
app-loading = Einen Moment
app-not-found = Diese Seite gibt es nicht.
app-to-start = Zur Startseite
app-play-now = Jetzt spielen
app-play-now-sub = gegen einen Bot, etwa 20 Minuten
app-offline = Keine Verbindung. Dein Zug ist sicher und geht raus, sobald sie wieder da ist.
app-offline-watching = Keine Verbindung. Sie kommt von selbst wieder.
app-close = Schließen
app-back = Zurück
app-board = Brett
app-players = Mitspieler

## Die Frage

app-prompt = Was zu tun ist
app-your-turn = Du bist dran
app-turn-of = { $who } ist dran
app-thinking = { $who } überlegt.
app-watching = Du siehst zu.
app-fits = { $count ->
    [one] Passt an eine Stelle.
   *[other] Passt an { $count } Stellen.
  }
app-left = { $count ->
    [one] Du hast noch einen.
   *[other] Du hast noch { $count }.
  }
app-turn = Drehen
app-lay-here = Hier legen
app-place = { $role } stellen
app-no-figure = Keine Figur
app-undo = Zurücknehmen
app-rule = Die Regel
app-which = Welche
app-which-tile = Welches Plättchen
app-spot = Zeile { $row }, Spalte { $column }: frei für das Plättchen
app-ghost = Zeile { $row }, Spalte { $column }, { $turns }-mal gedreht. Plättchen drehen.

## Mitspieler

app-away = weg
app-would-be = wäre { $points }
app-holds-nothing = Nichts mehr da
app-since = Seit deinem letzten Zug
app-latest = Letzte Wertungen
app-all-lines = Alle
app-boxes = { $first } und { $more } mehr
app-turn-number = Zug { $turn }
app-competition = Ohne Hilfen

## Mehr sehen

app-see-more = Mehr sehen
app-land = Gebiete
app-gaps = Lücken
app-bag = Noch im Beutel
app-whole-board = Ganzes Brett
app-chat = Chat
app-chat-empty = Noch hat niemand etwas gesagt.
app-chat-say = Sag etwas
app-chat-send = Senden
app-menu = Menü
app-claims = Die größten Gebiete
app-land-title = Wem das Land gehört
app-land-note = Zahlen: Punkte, wenn fertig; Wiesen nach heutigem Stand. Gestreifter Rand: geteilt.
app-filter-all = Alle
app-filter-field = Wiesen
app-filter-city = Städte
app-filter-road = Straßen
app-worth-but-now = { $worth }, jetzt { $now }
app-fed-by = { $cities ->
    [0] keine fertige Stadt
    [one] eine fertige Stadt
   *[other] { $cities } fertige Städte
  }
app-no-city-yet = noch keine Stadt
app-cells-free = { $count ->
    [0] umbaut
    [one] ein Feld frei
   *[other] { $count } Felder frei
  }
app-is-finished = fertig
app-open-ends = { $count ->
    [0] geschlossen
    [one] eine offene Stelle
   *[other] { $count } offene Stellen
  }
app-worth-finished = fertig { $points } Punkte
app-scores-now = bringt sofort { $points }

app-this-gap = Diese Lücke
app-gap-fits = Zeile { $row }, Spalte { $column }: { $count ->
    [one] ein Plättchen passt
   *[other] { $count } Plättchen passen
  }
app-gap-dead = Zeile { $row }, Spalte { $column }: hier passt nichts mehr
app-gap-is-dead = Hier passt nichts mehr.
app-gap-of = von { $bag } Plättchen passen
app-gap-next = das nächste Plättchen passt
app-gap-you = du ziehst noch eines
app-gap-who = { $who } zieht noch eines
app-north = Nord
app-east = Ost
app-south = Süd
app-west = West
app-side-F = Wiese
app-side-C = Stadt
app-side-R = Straße
app-side-W = Fluss
app-side-T = Turm
app-side-H = Haus
app-side-Y = Hof

## Punkte

app-why = Warum { $points } { $points ->
    [one] Punkt
   *[other] Punkte
  }?
app-together = Zusammen
app-who-gets = Wer sie bekommt
app-alone = { $who } steht dort allein.
app-majority = { $who } hat die Mehrheit: { $strength }.
app-tie = { $who } sind gleich stark: Jeder bekommt alle Punkte.
app-score-lines = Wertungen
app-no-lines = Es wurde noch nichts gewertet.
app-if-ended = Wenn jetzt Schluss wäre
app-rule-finished-city = Eine Stadt ist fertig, wenn ihre Mauer schließt und innen nichts fehlt. Jedes Plättchen und jedes Wappen zählen zwei Punkte. Wer die meisten Ritter hat, bekommt alle; bei Gleichstand jeder.
app-rule-finished-road = Eine Straße ist fertig, wenn beide Enden geschlossen sind oder wenn sie im Kreis läuft. Jedes Plättchen zählt einen Punkt. Wer die meisten Wegelagerer hat, bekommt alle; bei Gleichstand jeder.
app-rule-finished-monastery = Ein Kloster ist fertig, wenn auf allen acht Feldern ringsum Plättchen liegen. Jedes der neun Plättchen zählt einen Punkt.
app-rule-finished-shrine = Eine Kultstätte ist fertig, wenn auf allen acht Feldern ringsum Plättchen liegen. Jedes der neun Plättchen zählt einen Punkt.
app-rule-unfinished = Am Ende zählt Unfertiges weniger: ein Punkt für jedes Plättchen und einer für jedes Wappen einer Stadt. Wer die Mehrheit hat, bekommt alle; bei Gleichstand jeder.
app-rule-farmer = Am Ende bringt jede fertige Stadt an einer Wiese drei Punkte, wer dort die meisten Bauern hat; bei Gleichstand jedem.
app-rule-merchant = Am Ende gibt es zehn Punkte für die meisten Waren jeder Sorte; bei Gleichstand für jeden.
app-rule-keep = Am Ende bringt die größte freie Fläche des Hofes Punkte, wer den größten Bergfried hat.

## Das Ende

app-over = Das Spiel ist aus
app-final = Schlusswertung
app-final-again = Schlusswertung
app-next = Weiter
app-skip = Überspringen
app-pause = Pause
app-go-on = Weiterlaufen
app-won-by = { $who } hat gewonnen.
app-you-won = { $points ->
    [one] Mit einem Punkt Vorsprung gewonnen.
   *[other] Mit { $points } Punkten Vorsprung gewonnen.
  }
app-you-lost = { $points ->
    [0] Unentschieden.
    [one] Um einen Punkt verloren.
   *[other] Um { $points } Punkte verloren.
  }
app-solo = { $points } Punkte.
app-replay = Abspielen
app-review = Rückblick

## Miteinander

app-proposal = Ein Wunsch
app-wants-takeback = { $who } möchte den letzten Zug zurücknehmen.
app-wants-bot = { $who } möchte, dass ein Bot für { $seat } spielt.
app-agree = Einverstanden
app-disagree = Nein
app-waits-for-others = Die anderen sind gefragt.
app-seat-kept = { $who } ist weg, der Platz bleibt.
app-let-bot-play = Einen Bot weiterspielen lassen
app-ask-takeback = Um Zurücknahme bitten

## Einstellungen

app-language = Sprache
app-look = Hell oder dunkel
app-look-system = wie das System
app-look-light = hell
app-look-dark = dunkel
app-tiles = Plättchen
app-tiles-auto = nach hell oder dunkel
app-tiles-day = Tag
app-tiles-night = Nacht
app-tiles-winter = Winter
app-tiles-contrast = Kontrast
app-sound = Ton
app-motion = Bewegung
app-confirm = Zweimal tippen für eine Figur
app-confirm-note = Das erste Tippen wählt, das zweite stellt.
app-notes = Benachrichtigung
app-notes-note = Wenn du dran bist und anderswo hinsiehst.
app-sealed = Die Ziehung wurde vor dem Spiel versiegelt:

## Tasten

app-keys = Tasten
app-key-arrows = der nächste Platz oder die nächste Antwort in dieser Richtung
app-key-turn = Plättchen drehen, mit Umschalt nach links
app-key-enter = tun, was der gefüllte Knopf sagt
app-key-numbers = Figuren und Antworten, der Reihe nach
app-key-tab = von Teil zu Teil
app-key-pass = keine Figur, passen
app-key-undo = zurücknehmen
app-key-land = halten: wem das Land gehört
app-key-gaps = Lücken, und was passt
app-key-bag = was noch im Beutel ist
app-key-lines = Wertungen
app-key-chat = Chat
app-key-zoom = näher, weiter, das ganze Brett
app-key-last = zum letzten Zug
app-key-help = diese Liste
app-key-close = schließen, was oben liegt

## Fürs Ohr

app-said-tile = { $who } legt ein Plättchen in Zeile { $row }, Spalte { $column }.
app-said-figure = { $who } stellt eine Figur: { NAME($piece) }.
app-said-scored = { $who }: { $points } { $points ->
    [one] Punkt
   *[other] Punkte
  }, { $what }, { $sum }.
app-board-text = Das Brett als Text
app-tiles-laid = Plättchen
app-tile-at = { $tile } in Zeile { $row }, Spalte { $column }, { $turns }-mal gedreht
