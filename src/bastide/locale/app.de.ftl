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
app-game-land = Carcassonne
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
app-which-tile = Welche Karte
app-nobody-there = niemand dort
app-spot = Zeile { $row }, Spalte { $column }: frei für die Karte
app-ghost = Zeile { $row }, Spalte { $column }, { $turns }-mal gedreht. Karte drehen.

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
app-worth-finished = fertig { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
  } wert
app-scores-now = bringt sofort { $points }

app-this-gap = Diese Lücke
app-gap-fits = Zeile { $row }, Spalte { $column }: { $count ->
    [one] { $count } Karte passt
   *[other] { $count } Karten passen
  }
app-gap-dead = Zeile { $row }, Spalte { $column }: hier passt nichts mehr
app-gap-is-dead = Hier passt nichts mehr.
app-gap-of = von { $bag } Karten passen
app-gap-next = die nächste Karte passt
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
app-track = Wertungstafel
app-score-lines = Wertungen
app-no-lines = Es wurde noch nichts gewertet.
app-if-ended = Wenn jetzt Schluss wäre
app-rule-finished-city = Eine Stadt ist fertig, wenn ihre Mauer schließt und innen nichts fehlt. Jede Karte und jedes Wappen zählen zwei Punkte. Wer die meisten Ritter hat, bekommt alle; bei Gleichstand jeder.
app-rule-finished-road = Eine Straße ist fertig, wenn beide Enden geschlossen sind oder wenn sie im Kreis läuft. Jede Karte zählt einen Punkt. Wer die meisten Wegelagerer hat, bekommt alle; bei Gleichstand jeder.
app-rule-finished-monastery = Ein Kloster ist fertig, wenn auf allen acht Feldern ringsum Karten liegen. Jede der neun Karten zählt einen Punkt.
app-rule-finished-shrine = Eine Kultstätte ist fertig, wenn auf allen acht Feldern ringsum Karten liegen. Jede der neun Karten zählt einen Punkt.
app-rule-unfinished = Am Ende zählt Unfertiges weniger: ein Punkt für jede Karte und einer für jedes Wappen einer Stadt. Wer die Mehrheit hat, bekommt alle; bei Gleichstand jeder.
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
app-tiles = Karten
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
app-key-turn = Karte drehen, mit Umschalt nach links
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

app-said-tile = { $who } legt eine Karte in Zeile { $row }, Spalte { $column }.
app-said-ghost = Zeile { $row }, Spalte { $column }, { $turns ->
    [0] nicht gedreht
    [one] einmal gedreht
   *[other] { $turns }-mal gedreht
  }. { $at } von { $count }.
app-said-figure = { $who } stellt eine Figur: { NAME($piece) }.
app-said-scored = { $who }: { $points } { $points ->
    [one] Punkt
   *[other] Punkte
  }, { $what }, { $sum }.
app-board-text = Das Brett als Text
app-tiles-laid = Karten
app-tile-at = { $tile } in Zeile { $row }, Spalte { $column }, { $turns }-mal gedreht

## Außerhalb eines Spiels

app-navigation = Seiten
app-motto-1 = Leg eine Karte.
app-motto-2 = Ein Land wächst.
app-promise = Jedes Carcassonne, { $boxes } Schachteln und Die Burg: allein, gegen Bots, mit Freunden über einen Link. Ohne Konto, ohne Installation.
app-new-game = Neues Spiel
app-new-game-sub = Schachteln, Plätze, Freunde
app-your-tables = Deine Tische
app-more-tables = { $count } weitere
app-card-over = Rückblick
app-card-waiting = Wartet auf Gäste
app-boxes-played = Grundspiel und { $count } Schachteln
app-join-by-link = Über einen Link mitspielen
app-join = Mitspielen
app-paste-link = Füg den Link ein, den du bekommen hast
app-no-link = Das ist kein Link zu einem Tisch oder einem Spiel.
app-upload = Spieldatei öffnen
app-reading = Die Datei wird gelesen
app-drop-here = Lass los, dann öffnet sich das Spiel
app-no-server = Der Server antwortet nicht. Vielleicht ist er gleich wieder da.
app-again = Noch einmal
app-rules = Regeln
app-settings = Einstellungen
app-go-light = Zur hellen Ansicht
app-go-dark = Zur dunklen Ansicht

## Ein neues Spiel

app-which-game = Welches Spiel
app-presets = Fertige Zusammenstellungen
app-preset-base = Grundspiel
app-preset-first-evening = Erster Abend
app-preset-big-box = Big Box
app-preset-everything = Alles
app-preset-sub = { $tiles } Karten · { $minutes } min
app-preset-sub-many = { $boxes } Schachteln, eine lange Nacht
app-chosen-boxes = { $boxes ->
    [0] Grundspiel
    [one] Grundspiel und eine Schachtel
   *[other] Grundspiel und { $boxes } Schachteln
  }: { $tiles } Karten, etwa { $minutes } Minuten.
app-bundles = Mehrere Schachteln in einer
app-short-rule = Kurzregel
app-copies = { $copies ->
    [0] Ohne die Karten
    [one] Einmal
   *[other] { $copies }-mal
  }
app-copies-of = Wie oft die Karten dabei sind: { $name }
app-copies-less = Einmal weniger
app-copies-more = Einmal mehr
app-seats = Plätze
app-add-seat = Platz dazu
app-add-here = Jemand an diesem Gerät
app-add-invited = Ein Freund über Link
app-add-bot = Ein Bot
app-seat-up = Nach oben rücken und die Farbe darüber bekommen
app-name-of-seat = Name auf Platz { $number }
app-name-here = Name
app-name-invited = Freund
app-name-bot = Bot
app-who-sits = Wer auf Platz { $number } sitzt
app-seat-here = an diesem Gerät
app-seat-invited = Freund über Link
app-seat-bots = Bots
app-seat-bot = Bot: { $level }
app-remove-seat = Platz entfernen
app-table = Tisch
app-clock = Uhr
app-clock-none = ohne Uhr
app-clock-minutes = je { $minutes } min
app-clock-increment = Für jeden Zug
app-clock-seconds = { $seconds ->
    [0] nichts dazu
   *[other] { $seconds } s dazu
  }
app-clock-then = Ohne Zeit
app-clock-then-none = passiert nichts
app-clock-then-bot = spielt ein Bot weiter
app-clock-then-forfeit = ist das Spiel verloren
app-aids = Hilfen: Gebiete, Lücken, Beutel
app-aids-off = Aus, wie im Wettkampf
app-takebacks = Zurücknehmen, wenn alle einverstanden sind
app-watchable = Andere dürfen über Link zusehen
app-all-options = { $count ->
    [one] Die eine Regel, die dieser Tisch wählen kann
   *[other] Alle { $count } Regeln, die dieser Tisch wählen kann
  }
app-options-changed = { $changed ->
    [one] eine ist geändert
   *[other] { $changed } sind geändert
  }
app-start-game = Spiel beginnen
app-open-table = Tisch eröffnen
app-sealed-note = Die Ziehung ist versiegelt und danach prüfbar.
app-play-on = Von hier weiterspielen
app-play-on-note = Das Spiel geht nach Schritt { $step } weiter. Die Karten, die kommen, werden neu gezogen.

## Warten auf die anderen

app-waiting-for = { $count ->
    [0] Alle sind da
    [one] Es fehlt noch jemand
   *[other] Es fehlen noch { $count }
  }
app-all-here = Alle sind da
app-lobby-host = Schick den Link, oder lass deine Freunde den Code mit dem Handy lesen. Auf einen freien Platz kann auch ein Bot.
app-lobby-host-ready = Du kannst das Spiel beginnen.
app-lobby-guest = Du hast einen Platz. Er bleibt dir, auch wenn du diese Seite schließt.
app-lobby-watcher = Du siehst an diesem Tisch zu.
app-watch-link = Link für Zuschauer
app-host-starts = Es geht los, sobald der Gastgeber beginnt.
app-start-needs = { $count ->
    [one] Ein Platz ist noch frei.
   *[other] { $count } Plätze sind noch frei.
  }
app-invite = Einladen
app-invite-seat = Platz für { $name }
app-a-friend = einen Freund
app-qr-label = Der Link als QR-Code
app-invite-how = Wer den Link zuerst öffnet, bekommt den Platz.
app-copy-link = Link kopieren
app-copied = Kopiert
app-fill-seat = Bot hinsetzen
app-kick = Platz frei machen
app-seat-free = noch frei
app-seat-present = da
app-seat-away = gerade nicht da
app-you = Du
app-your-name = Dein Name
app-this-table = Das wird gespielt
app-changed-rule = geändert
app-invited = Du bist eingeladen
app-invited-by = { $name } lädt dich ein
app-who-is-there = Wer da ist
app-sit-down = Hinsetzen
app-watch-instead = Lieber zusehen
app-no-account = Ohne Konto, ohne Installation. Der Platz bleibt dir auf diesem Gerät.

## Regeln, Einstellungen, Tasten

app-rules-lead = Jede Schachtel in wenigen Sätzen, in unseren Worten. Im Spiel zeigt jede Frage und jede Wertung die Regel dahinter.
app-box-tiles = { $count ->
    [one] Eine Karte.
   *[other] { $count } Karten.
  }
app-rule-source = Ausführlich: { $section }.
app-table-may-choose = Was ein Tisch wählen kann
app-usually = Üblich: { $value }.
app-at-the-table = Am Tisch
app-motion-note = Auch aus, wenn dein System weniger Bewegung wünscht.
app-this-device = Dieses Gerät
app-tables-kept = { $count ->
    [0] Hier ist kein Tisch gemerkt.
    [one] Hier ist ein Tisch gemerkt.
   *[other] Hier sind { $count } Tische gemerkt.
  }
app-forget = Diese Tische vergessen
app-forget-sure = Wirklich vergessen? Deine Plätze sind dann weg
app-keys-turn = Dein Zug
app-keys-see = Mehr sehen
app-keys-replay = Abspielen
app-key-step = einen Zug zurück, einen Zug weiter
app-key-small-step = einen einzelnen Schritt
app-key-ends = Anfang, Ende
app-key-run = laufen lassen, anhalten

## Noch einmal ansehen

app-replay-of = Zug { $turn } von { $turns }
app-replay-start = Vor dem ersten Zug
app-replay-end = Das Ende
app-replay-slider = Zug
app-first = Zum Anfang
app-last = Zum Ende
app-back-one = Einen Zug zurück
app-on-one = Einen Zug weiter
app-run = Laufen lassen
app-speed = Tempo
app-lays = { $who } legt eine Karte.
app-gets = { $who } bekommt { $points }.
app-share-position = Link zu dieser Stellung
app-download = Herunterladen
app-check-draw = Ziehung prüfen
app-fair-yes = Die Ziehung war ehrlich
app-fair-yes-note = Das Siegel von vor der ersten Ziehung passt zum Startwert, und alle { $draws } Ziehungen folgen daraus.
app-fair-own = Die Ziehungen passen zum Startwert
app-fair-own-note = Alle { $draws } Ziehungen folgen aus dem Startwert in dieser Datei. Hier versiegelt war er nicht.
app-fair-none = Nichts zu prüfen
app-fair-none-note = Dieses Spiel hat keinen Startwert, also lassen sich seine Ziehungen nicht prüfen.
app-fair-no = Die Ziehung passt nicht
app-fair-no-note = Der Startwert dieses Spiels ist nicht der, der vor der ersten Ziehung versiegelt wurde.
app-seal-published = Vor dem Spiel versiegelt
app-seed = Startwert
app-winner = { $who } gewinnt mit { $points } Punkten.
app-not-over = Das Spiel ist nicht zu Ende.

## Der Rückblick

app-review-none = Die Bots können sich dieses Spiel noch einmal ansehen: was jeder Zug wert war und was besser gewesen wäre.
app-review-begin = Rückblick beginnen
app-review-running = Die Bots sehen sich das Spiel noch einmal an
app-review-progress = { $percent } geschafft. Du kannst weggehen und wiederkommen.
app-review-failed = Mit dem Rückblick hat es nicht geklappt.
app-verdict-won = Mit { $points } Vorsprung gewonnen.
app-verdict-lost = Um { $points } verloren.
app-verdict-tie = Unentschieden.
app-verdict-open = Noch nicht zu Ende.
app-verdict-solo = { $points } Punkte.
app-luck-kind = Die Karten waren gut zu { $who }.
app-luck-unkind = Die Karten waren nicht gut zu { $who }.
app-luck-even = Die Karten waren gerecht zu { $who }.
app-slips = { $count ->
    [0] Kein Zug braucht einen zweiten Blick.
    [one] Ein Zug lohnt einen zweiten Blick.
   *[other] { $count } Züge lohnen einen zweiten Blick.
  }
app-luck-and-play = Glück und Spiel
app-draws = Ziehungen
app-play = Spiel
app-luck-note = Punkte gegenüber der mittleren Karte und dem besten Zug, den die Bots fanden.
app-worth-a-look = Züge zum Nochmal-Ansehen
app-better-place = Ein besserer Platz war frei
app-better-figure = Eine andere Figur war besser
app-better-answer = Eine andere Antwort war besser
app-expected-lead = Erwarteter Vorsprung: { $points }
app-curve = Erwarteter Vorsprung von { $who }
app-curve-label = Erwarteter Vorsprung von { $who }, Zug für Zug
app-curve-at = Zug { $turn } · { $points }
app-your-move = gespielt
app-better = besser
app-show-better = Besseren Zug zeigen
app-try-again = Noch einmal versuchen
app-review-of = Wessen Spiel
app-mark-blunder = Patzer
app-mark-mistake = Fehler
app-mark-slip = Ungenauigkeit
