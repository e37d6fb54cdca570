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
app-board = Auslage
app-players = Wer mitspielt

## Die Frage

app-prompt = Was zu tun ist
app-your-turn = Du bist dran
app-turn-of = { $who } ist dran
app-thinking = { $who } überlegt.
app-watching = Du siehst zu.
app-seat-lost = Du spielst nicht mehr mit: Ein Bot hat deinen Platz, oder deine Zeit war um. Du siehst zu.
app-fits = { $count ->
    [one] Passt an eine Stelle.
   *[other] Passt an { $count } Stellen.
  }
app-fits-choose = Wähle ein umrahmtes Feld.
app-left = { $count ->
    [one] Noch 1 im Vorrat.
   *[other] Noch { $count } im Vorrat.
  }
app-turn = Drehen
app-lay-here = Hier legen
app-place = { $role ->
    [farmer] Bauern
    [squire] Knappen
   *[other] { NAME($role) }
  } setzen
app-no-figure = Keine Figur
app-undo = Zurücknehmen
app-rule = Die Regel
app-which = Welche
app-other-answers = Etwas anderes
app-pick-on-board = In der Auslage wählen: { $at } von { $count }
app-one-before = Eins zurück
app-one-after = Eins weiter
app-one-less = Eins weniger
app-one-more = Eins mehr
app-which-tile = Welche Karte
app-nobody-there = niemand dort
app-spot = Zeile { $row }, Spalte { $column }: frei für die Karte
app-ghost = Zeile { $row }, Spalte { $column }, { $turns }-mal gedreht. Karte drehen.

## Mitspieler

app-away = nicht da
app-would-be = { $points ->
    [one] wäre 1
   *[other] wären { $points }
  }
app-holds-nothing = Nichts mehr da
app-since = Seit deinem letzten Zug
app-latest = Letzte Wertungen
app-all-lines = Alle
app-boxes = { $first } und { $more } weitere
app-turn-number = Zug { $turn }
app-competition = Ohne Hilfen

## Mehr sehen

app-see-more = Mehr sehen
app-land = Gebiete
app-gaps = Lücken
app-bag = Noch im Beutel
app-whole-board = Ganze Auslage
app-chat = Chat
app-chat-empty = Noch hat niemand etwas gesagt.
app-chat-say = Sag etwas
app-chat-send = Senden
app-menu = Menü
app-claims = Die größten Gebiete
app-land-title = Wem das Land gehört
app-land-note-castle = Zahlen: Punkte, wenn fertiggestellt. Gestreifter Rand: geteilt.
app-land-note = Zahlen: Punkte, wenn fertiggestellt; Wiesen nach jetzigem Stand. Gestreifter Rand: geteilt.
app-filter-all = Alle
app-filter-field = Wiesen
app-filter-city = Städte
app-filter-road = Straßen
app-filter-courtyard = Höfe
app-filter-tower = Türme
app-filter-house = Häuser
app-filter-path = Wege
app-worth-but-now = { $worth }, jetzt { $now }
app-fed-by = { $cities ->
    [0] keine fertige Stadt
    [one] eine fertige Stadt
   *[other] { $cities } fertige Städte
  }
app-no-city-yet = noch keine Stadt
app-cells-free = { $count ->
    [0] ringsum belegt
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
app-scores-now = bringt sofort { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
  }

app-this-gap = Diese Lücke
app-gap-fits = Zeile { $row }, Spalte { $column }: { $count ->
    [one] { $count } Karte passt
   *[other] { $count } Karten passen
  }
app-gap-dead = Zeile { $row }, Spalte { $column }: hier passt nichts mehr
app-gap-is-dead = Hier passt nichts mehr.
app-gap-of = von { $bag } Karten passen
app-gap-next = die nächste Karte passt
app-gap-you = du ziehst noch eine davon
app-gap-who = { $who } zieht noch eine davon
app-north = Nord
    .where = Norden
app-east = Ost
    .where = Osten
app-south = Süd
    .where = Süden
app-west = West
    .where = Westen

## Punkte

app-why = Warum { $points } { $points ->
    [one] Punkt
   *[other] Punkte
  }?
app-together = Zusammen
app-who-gets = Wer sie bekommt
app-alone = { $who } steht dort allein.
app-majority = { $who } hat die Mehrheit: { $strength }.
app-tie = { $who } sind gleich stark: Alle bekommen die vollen Punkte.
app-track = Wertungstafel
app-score-lines = Wertungen
app-no-lines = Es wurde noch nichts gewertet.
app-if-ended = Wenn jetzt Schluss wäre
app-rule-finished-city = Eine Stadt ist fertig, wenn ihre Mauer geschlossen ist und innen nichts fehlt. Jede Karte und jedes Wappen zählen zwei Punkte. Wer die meisten Ritter hat, bekommt die Punkte; bei Gleichstand bekommen alle die vollen Punkte.
app-rule-finished-road = Eine Straße ist fertig, wenn beide Enden geschlossen sind oder wenn sie im Kreis läuft. Jede Karte zählt einen Punkt. Wer die meisten Wegelagerer hat, bekommt die Punkte; bei Gleichstand bekommen alle die vollen Punkte.
app-rule-finished-monastery = Ein Kloster ist fertig, wenn auf allen acht Feldern ringsum Karten liegen. Jede der neun Karten zählt einen Punkt.
app-rule-finished-shrine = Eine Kultstätte ist fertig, wenn auf allen acht Feldern ringsum Karten liegen. Jede der neun Karten zählt einen Punkt.
app-rule-unfinished = Am Ende zählt Unfertiges weniger: ein Punkt für jede Karte und einer für jedes Wappen einer Stadt. Wer die Mehrheit hat, bekommt die Punkte; bei Gleichstand bekommen alle die vollen Punkte.
app-rule-farmer = Am Ende, oder wenn ein Gutshof auf die Wiese kommt, bringt jede fertige Stadt dort drei Punkte. Sie gehen an die Mehrheit der Bauern dort; bei Gleichstand bekommen alle die vollen Punkte.
app-rule-merchant = Am Ende bringt jeder Markt auf einem Hof drei Punkte. Wer dort mehr Händler hat, bekommt sie; bei Gleichstand bekommt sie niemand.
app-rule-keep = Am Ende bringt der größere Palas einen Punkt für jedes Feld der größten leeren Fläche, die zusammenhängt. Sind beide gleich groß, bekommt niemand die Punkte.
app-rule-finished-path = Ein Weg ist fertig, wenn alle Enden geschlossen sind oder wenn er im Kreis läuft. Jede Karte zählt einen Punkt, mit einem Brunnen zwei. Wer mehr Herolde hat, bekommt die Punkte; bei Gleichstand bekommt sie niemand.
app-rule-finished-tower = Ein Turm ist fertig, wenn er ringsum geschlossen ist und innen nichts fehlt. Jede Karte zählt zwei Punkte. Wer mehr Ritter hat, bekommt die Punkte; bei Gleichstand bekommt sie niemand.
app-rule-finished-house = Ein Haus ist fertig, wenn es ringsum geschlossen ist und innen nichts fehlt. Jede Karte zählt einen Punkt. Wer mehr Knappen hat, bekommt die Punkte; bei Gleichstand bekommt sie niemand.
app-rule-unfinished-path = Unfertiges zählt nichts. Nur Mauerplättchen 4 bringt am Ende einen Punkt für jede Karte eines Wegs, auf dem du mehr Herolde hast.
app-rule-unfinished-tower = Unfertiges zählt nichts. Nur Mauerplättchen 5 bringt am Ende zwei Punkte für jede Karte eines Turms, auf dem du mehr Ritter hast.
app-rule-unfinished-house = Unfertiges zählt nichts. Nur Mauerplättchen 6 bringt am Ende einen Punkt für jede Karte eines Hauses, in dem du mehr Knappen hast.
app-rule-bonus-wall-tile-9 = Mauerplättchen 9 bringt am Ende fünf Punkte.
app-rule-connected = Kommen Bauern durch das Verbinden von Wiesen zu einem Gutshof, werden sie sofort gewertet und kommen zurück. Die Mehrheit bekommt einen Punkt für jede fertige Stadt an der Wiese.
app-rule-barn = Am Ende bringt ein Gutshof vier Punkte für jede fertige Stadt an seiner Wiese.
app-rule-castle = Wird in der Umgebung einer Burg etwas fertig, bekommt ihr Burgherr dieselben Punkte und kommt zurück.
app-rule-teacher = Wer den Lehrer hat, bekommt die Punkte der nächsten Wertung ebenfalls. Dann geht er zurück in die Schule.
app-rule-message = Eine Depesche bringt, was auf ihr steht, oder stattdessen zwei Punkte.
app-rule-robber = Zieht ein Zählstein vom Feld eines Räubers vorwärts, bekommt, wem der Räuber gehört, die Hälfte der Punkte (aufgerundet). Niemand verliert dabei etwas.
app-rule-payment-bazaar = Auf einem Basar entscheidet, wer die Karte ausgesucht hat: sie für das höchste Gebot kaufen oder dafür verkaufen. Hat niemand erhöht, bekommt niemand die gebotenen Punkte.
app-rule-payment-ransom = Einmal im Zug kannst du einen deiner Gefolgsleute freikaufen. Du zahlst drei Punkte, und wer ihn gefangen hielt, bekommt sie.
app-rule-catapult = Beim Schützenfest bringt das Plättchen, das dem Jahrmarkt am nächsten kommt, fünf Punkte. Beim Fangen bekommt sie, wer das Plättchen fängt oder wem es zu kurz geschleudert wurde; sonst, wer geschleudert hat.
app-rule-crown = Hält das Schwein hier, bringt jeder Gefolgsmann auf einem Kronenfeld drei Punkte; einer allein auf einem Segment mit zwei Kronenfeldern bringt sechs. Dann kommen sie zurück.
app-rule-wheel-fortuna = Fortuna: Wer am Zug ist, bekommt drei Punkte.
app-rule-wheel-knights = Steuern: Jeder deiner Ritter bringt so viele Punkte, wie seine Stadt Wappen und Ritter von dir hat.
app-rule-wheel-farmers = Hungersnot: Jeder deiner Bauern bringt einen Punkt für jede fertige Stadt an seiner Wiese.
app-rule-wheel-followers-in-the-supply = Unwetter: Jeder Gefolgsmann in deinem Vorrat bringt einen Punkt.
app-rule-wheel-monks = Inquisition: Jeder deiner Mönche bringt zwei Punkte.
app-rule-wheel-monks-and-heretics = Inquisition: Jeder deiner Mönche und Ketzer bringt einen Punkt.
app-rule-bonus-fairy = Die Fee bringt einen Punkt, wenn dein Zug beginnt und sie bei einem deiner Gefolgsleute steht, und drei, wenn sein Gebiet gewertet wird.
app-rule-bonus-finished-cities = Am Ende bringt der König einen Punkt für jede fertige Stadt im Spiel.
app-rule-bonus-finished-roads = Am Ende bringt der Raubritter einen Punkt für jede fertige Straße im Spiel.
app-rule-bonus-king = Der König bringt Punkte für die größte fertige Stadt; wie viele und wann, hat der Tisch gewählt.
app-rule-bonus-robber-baron = Der Raubritter bringt Punkte für die längste fertige Straße; wie viele und wann, hat der Tisch gewählt.
app-rule-bonus-king-and-robber-baron = Wer König und Raubritter hat, bekommt am Ende mehr, wie es der Tisch gewählt hat.
app-rule-bonus-gold = Am Ende ist jedes Goldstück einen Punkt wert, wenn du eines bis drei hast, zwei bei vier bis sechs, drei bei sieben bis neun und vier ab zehn.
app-rule-bonus-most-wine = Am Ende bringt die Mehrheit an jeder Sorte Waren zehn Punkte; bei Gleichstand bekommen alle die vollen Punkte.
app-rule-bonus-most-grain = { app-rule-bonus-most-wine }
app-rule-bonus-most-cloth = { app-rule-bonus-most-wine }

## Das Ende

app-over = Die Partie ist zu Ende
app-final = Schlusswertung
app-final-again = Schlusswertung
app-same-again = Noch einmal
app-next = Weiter
app-skip = Überspringen
app-pause = Pause
app-go-on = Fortsetzen
app-won-by = { $count ->
    [one] { $who } hat gewonnen.
   *[other] { $who } haben gewonnen.
  }
app-time-up = Zeit um
app-time-was-up = Die Zeit war um: { $who }.
app-you-won = { $points ->
    [one] Mit einem Punkt Vorsprung gewonnen.
   *[other] Mit { $points } Punkten Vorsprung gewonnen.
  }
app-you-lost = { $points ->
    [0] Unentschieden.
    [one] Um einen Punkt verloren.
   *[other] Um { $points } Punkte verloren.
  }
app-solo = { $points ->
    [one] Ein Punkt.
   *[other] { $points } Punkte.
  }
app-replay = Abspielen
app-review = Rückblick

## Miteinander

app-proposal = Eine Bitte
app-wants-takeback = { $who } möchte den letzten Zug zurücknehmen.
app-wants-bot = { $who } möchte, dass ein Bot für { $seat } spielt.
app-agree = Einverstanden
app-disagree = Nein
app-waits-for-others = Die anderen sind gefragt.
app-seat-kept = { $who } ist weg, der Platz bleibt.
app-let-bot-play = Einen Bot weiterspielen lassen
app-ask-takeback = Darum bitten, den Zug zurückzunehmen

## Einstellungen

app-language = Sprache
app-look = Hell oder dunkel
app-look-system = wie das System
app-look-light = hell
app-look-dark = dunkel
app-tiles = Karten
app-tiles-auto = passend zu hell oder dunkel
app-tiles-day = Tag
app-tiles-night = Nacht
app-tiles-winter = Winter
app-tiles-contrast = Kontrast
app-sound = Ton
app-motion = Bewegung
app-confirm = Zweimal tippen für eine Figur
app-confirm-note = Das erste Tippen wählt, das zweite setzt.
app-notes = Benachrichtigung
app-notes-note = Wenn du dran bist und gerade woanders hinsiehst.
app-sealed = Die Ziehung wurde vor der Partie versiegelt:

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
app-key-zoom = näher, weiter, die ganze Auslage
app-key-last = zum letzten Zug
app-key-help = diese Liste
app-key-close = schließen, was oben liegt

## Fürs Ohr

app-said-tile = { $who } legt eine Karte in Zeile { $row }, Spalte { $column }: { $tile }.
app-said-ghost = Zeile { $row }, Spalte { $column }, { $turns ->
    [0] nicht gedreht
    [one] einmal gedreht
   *[other] { $turns }-mal gedreht
  }. { $at } von { $count }.
app-said-figure = { $who } setzt { NAME($piece, form: "einen") }.
app-said-scored = { $who }: { $points } { $points ->
    [one] Punkt
   *[other] Punkte
  }, { $what }, { $sum }.
app-board-text = Die Auslage als Text
app-tiles-laid = Karten
app-tile-at = Zeile { $row }, Spalte { $column }: { $tile }

app-part-at = { $part } im { $sides }
app-part-with = { $part } mit { $shown }
app-shows-bazaar = Basar
app-shows-cathar = Belagerung
app-shows-cathedral = Kathedrale
app-shows-cloth = Tuch
app-shows-crop = Kornkreis
app-shows-dragon = Drache
app-shows-fair = Jahrmarkt
app-shows-ferry = See mit Fähre
app-shows-festival = Fest
app-shows-flier = Fluggerät
app-shows-fountain = Brunnen
app-shows-gold = Gold
app-shows-grain = Korn
app-shows-inn = Wirtshaus
app-shows-mage = Magier
app-shows-market = Markt
app-shows-pennant = Wappen
app-shows-pigs = Schweineherde
app-shows-plague = Pestherd
app-shows-portal = Zaubergang
app-shows-princess = Burgfräulein
app-shows-robber = Räuber
app-shows-tower = Turmfundament
app-shows-tunnel = Tunnel
app-shows-volcano = Vulkan
app-shows-wheel = Schicksalsrad
app-shows-wine = Wein

## Außerhalb eines Spiels

app-navigation = Seiten
app-motto-1 = Leg eine Karte.
app-motto-2 = Ein Land wächst.
app-promise = Jedes Carcassonne: das Grundspiel mit { $boxes } Erweiterungen, und Die Burg. Allein, gegen Bots oder mit anderen über einen Link. Ohne Konto, ohne Installation.
app-new-game = Neue Partie
app-new-game-sub = Erweiterungen, Plätze, Einladungen
app-your-tables = Deine Tische
app-more-tables = { $count } weitere
app-card-over = Rückblick
app-card-waiting = Wartet auf Gäste
app-boxes-played = { $count ->
    [one] Grundspiel und eine Erweiterung
   *[other] Grundspiel und { $count } Erweiterungen
  }
app-join-by-link = Über einen Link mitspielen
app-join = Mitspielen
app-paste-link = Füg den Link ein, den du bekommen hast
app-no-link = Das ist kein Link zu einem Tisch oder einer Partie.
app-upload = Partie aus einer Datei öffnen
app-reading = Die Datei wird gelesen
app-drop-here = Lass los, dann öffnet sich die Partie
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
app-preset-sub-many = { $boxes } Erweiterungen, eine lange Nacht
app-chosen-boxes = { $boxes ->
    [0] Grundspiel
    [one] Grundspiel und eine Erweiterung
   *[other] Grundspiel und { $boxes } Erweiterungen
  }: { $tiles } Karten, etwa { $minutes } Minuten.
app-bundles = Mehrere Erweiterungen in einer
app-short-rule = Kurzregel
app-rule-and-copies = Regel und Anzahl
app-copies = { $copies ->
    [0] Ohne die Karten
    [one] Einmal
   *[other] { $copies }-mal
  }
app-copies-of = Wie oft die Karten dabei sind: { $name }
app-colour = { $number ->
    [0] Rot
    [1] Blau
    [2] Gelb
    [3] Grün
    [4] Schwarz
   *[other] Grau
  }
app-copies-less = Einmal weniger
app-copies-more = Einmal mehr
app-seats = Plätze
app-add-seat = Platz hinzufügen
app-add-here = Jemand an diesem Gerät
app-add-invited = Ein Gast über einen Link
app-add-bot = Ein Bot
app-seat-up = Nach oben rücken und die Farbe darüber bekommen
app-name-of-seat = Name auf Platz { $number }
app-name-here = Name
app-name-invited = Gast
app-name-bot = Bot
app-who-sits = Wer auf Platz { $number } sitzt
app-seat-here = an diesem Gerät
app-seat-invited = Gast über einen Link
app-seat-bots = Bots
app-seat-bot = Bot: { $level }
app-remove-seat = Platz entfernen
app-table = Tisch
app-clock = Uhr
app-clock-none = ohne Uhr
app-clock-minutes = je { $minutes } min
app-clock-days = { $days ->
    [one] je ein Tag
   *[other] je { $days } Tage
  }
app-clock-hours = { $hours ->
    [one] eine Stunde dazu
   *[other] { $hours } Stunden dazu
  }
app-clock-increment = Für jeden Zug
app-clock-seconds = { $seconds ->
    [0] nichts dazu
   *[other] { $seconds } s dazu
  }
app-clock-then = Wenn die Zeit um ist
app-clock-then-none = passiert nichts
app-clock-then-bot = spielt ein Bot weiter
app-clock-then-forfeit = ist die Partie verloren
app-aids = Hilfen: Gebiete, Lücken, Beutel
app-aids-off = Aus, wie im Wettkampf
app-takebacks = Zurücknehmen, wenn alle einverstanden sind
app-watchable = Andere dürfen über einen Link zusehen
app-all-options = { $count ->
    [one] Die eine Regel, die dieser Tisch wählen kann
   *[other] Alle { $count } Regeln, die dieser Tisch wählen kann
  }
app-options-changed = { $changed ->
    [one] eine ist geändert
   *[other] { $changed } sind geändert
  }
app-start-game = Partie beginnen
app-open-table = Tisch eröffnen
app-sealed-note = Die Ziehung ist versiegelt und danach prüfbar.
app-play-on = Von hier weiterspielen
app-play-on-note = Die Partie geht nach Schritt { $step } weiter. Die Karten, die kommen, werden neu gezogen.

## Warten auf die anderen

app-waiting-for = { $count ->
    [0] Alle sind da
    [one] Es fehlt noch jemand
   *[other] Es fehlen noch { $count }
  }
app-all-here = Alle sind da
app-lobby-host = Schick den Link weiter, oder lass die anderen den Code mit dem Handy scannen. Auf einen freien Platz kann auch ein Bot.
app-lobby-host-ready = Du kannst die Partie beginnen.
app-lobby-guest = Du hast einen Platz. Er bleibt dir, auch wenn du diese Seite schließt.
app-lobby-freed = Dein Platz wurde freigegeben. Du siehst an diesem Tisch zu.
app-lobby-watcher = Du siehst an diesem Tisch zu.
app-watch-link = Link zum Zusehen
app-host-starts = Es geht los, sobald beginnt, wer den Tisch eröffnet hat.
app-start-needs = { $count ->
    [one] Ein Platz ist noch frei.
   *[other] { $count } Plätze sind noch frei.
  }
app-invite = Einladen
app-invite-seat = Platz: { $name }
app-a-friend = ein Gast
app-qr-label = Der Link als QR-Code
app-invite-how = Wer den Link zuerst öffnet, bekommt den Platz.
app-link-only-here = Diesen Link kann nur dieses Gerät öffnen. Für Freunde im selben Netz starte mit „make play NETWORK=1“.
app-copy-link = Link kopieren
app-copied = Kopiert
app-fill-seat = Bot hinsetzen
app-kick = Platz freigeben
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

app-rules-lead = Das Grundspiel und jede Erweiterung in wenigen Sätzen, in unseren Worten. In der Partie zeigt jede Frage und jede Wertung die Regel dahinter.
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
app-gets = { $who } bekommt { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
  }.
app-share-position = Link zu dieser Stellung
app-download = Herunterladen
app-check-draw = Ziehung prüfen
app-fair-yes = Die Ziehung war ehrlich
app-fair-yes-note = Das Siegel von vor der ersten Ziehung passt zum Startwert, und alle { $draws } Ziehungen folgen daraus.
app-fair-own = Die Ziehungen passen zum Startwert
app-fair-own-note = Alle { $draws } Ziehungen folgen aus dem Startwert in dieser Datei. Hier versiegelt war er nicht.
app-fair-none = Nichts zu prüfen
app-fair-none-note = Diese Partie hat keinen Startwert, also lassen sich ihre Ziehungen nicht prüfen.
app-fair-no = Die Ziehung passt nicht
app-fair-no-note = Der Startwert dieser Partie ist nicht der, der vor der ersten Ziehung versiegelt wurde.
app-seal-published = Vor der Partie versiegelt
app-seed = Startwert
app-winner = { $who } gewinnt mit { $points } Punkten.
app-not-over = Die Partie ist nicht zu Ende.

## Der Rückblick

app-review-none = Die Bots können sich diese Partie noch einmal ansehen: was jeder Zug wert war und was besser gewesen wäre.
app-review-begin = Rückblick beginnen
app-review-running = Die Bots sehen sich die Partie noch einmal an
app-review-progress = { $percent } geschafft. Du kannst weggehen und wiederkommen.
app-review-failed = Mit dem Rückblick hat es nicht geklappt.
app-verdict-won = { $points ->
    [one] Mit einem Punkt Vorsprung gewonnen.
   *[other] Mit { $points } Punkten Vorsprung gewonnen.
  }
app-verdict-lost = { $points ->
    [one] Um einen Punkt verloren.
   *[other] Um { $points } Punkte verloren.
  }
app-verdict-tie = Unentschieden.
app-verdict-open = Noch nicht zu Ende.
app-verdict-solo = { $points ->
    [one] Ein Punkt.
   *[other] { $points } Punkte.
  }
app-luck-kind = Die Karten waren gut zu { $who }.
app-luck-unkind = Die Karten waren nicht gut zu { $who }.
app-luck-even = Die Karten waren gerecht zu { $who }.
app-slips = { $count ->
    [0] Kein Zug braucht einen zweiten Blick.
    [one] Ein Zug lohnt einen zweiten Blick.
   *[other] { $count } Züge lohnen einen zweiten Blick.
  }
app-luck-and-play = Glück und Können
app-draws = Ziehungen
app-play = Können
app-luck-note = Punkte gegenüber der durchschnittlichen Karte und dem besten Zug, den die Bots gefunden haben.
app-worth-a-look = Züge für einen zweiten Blick
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
app-review-of = Wessen Partie
app-mark-blunder = Patzer
app-mark-mistake = Fehler
app-mark-slip = Ungenauigkeit
