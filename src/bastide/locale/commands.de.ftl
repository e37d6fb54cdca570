### Was die Befehle auf Deutsch sagen.

## Hilfe

help-usage = Aufruf:
help-help = Diese Hilfe zeigen.
help-arguments = Angaben
help-some-options = OPTIONEN
help-some-command = BEFEHL [ANGABEN]
help-options = Optionen
help-commands = Befehle
help-default = {"["}Vorgabe: {"{}"}]
help-required = {"["}nötig]
help-a-text = TEXT
help-a-file = DATEI
help-a-number = ZAHL
help-argument-file = DATEI
help-argument-files = DATEIEN
help-argument-box = ERWEITERUNG
help-argument-bots = BOTS
help-argument-data = ORDNER
help-argument-target = DATEI
help-boxes = Erweiterungen zum Grundspiel, durch Kommas getrennt („river x2“ für zwei Sätze), oder eine Auswahl: everything …
help-lang = en oder de; ohne Angabe, was die Umgebung sagt.
help-version = Die Version ausgeben.
help-game-options = Optionen, wie „fields=no, small_city=2“.
help-game = land, oder castle für Die Burg.
help-own-tiles = Eine Datei mit eigenen Karten, auch mehrmals. Bei Die Burg: alle ihre Karten.
help-wall = Bei Die Burg: eine berichtigte Mauer mit Startfeldern (YAML).
help-seed = Derselbe Startwert gibt dieselben Karten.
help-recorded = Eine Aufzeichnung (.bastide) oder ein Spielstand (.jcz).
help-arena-bots = Zwei oder mehr Bots, siehe „bastide bots“.
help-arena-pairs = Paare von Partien für je zwei Bots.
help-arena-budget-b = Ein anderes Budget für den zweiten von zwei Bots.
help-arena-players = Plätze; die zwei Bots nehmen sie abwechselnd.
help-arena-seed = Derselbe Startwert zieht dieselben Karten.
help-arena-processes = Partien, die gleichzeitig laufen.
help-arena-processor = Prozessorsekunden zählen.
help-arena-results = Jede Partie hier speichern und später von dort aus weitermachen.
help-arena-plot = Das Ergebnis zeichnen (.svg).
help-arena-json = Ein Objekt ausgeben statt einer Tabelle.
help-review-html = Eine Seite mit Kurven schreiben, die sonst nichts braucht.
help-review-json = Ein Objekt ausgeben.
help-engine-bot = Welcher Bot zu Anfang antwortet.
help-import-file = Ein Spielstand von JCloisterZone (.jcz).
help-import-output = Die Aufzeichnung, die geschrieben wird.
help-compare-files = Aufzeichnungen (.jsonl oder .jsonl.gz).
help-compare-waivers = Unterschiede, über die die Regeln entscheiden (YAML).
help-perft-file = Eine Datei mit bekannten Zahlen zum Prüfen.
help-perft-tiles = Reihenfolge der Karten, nach Code.
help-perft-depth = Wie viele Karten gespielt werden.
help-perft-players = Wie viele mitspielen.
help-bench-json = Die Zahlen als JSON ausgeben.
help-bench-seconds = Wie lange jede Zahl gemessen wird.
help-play-text = Im Terminal spielen. Die App startet mit „bastide serve --open“.
help-play-players = Namen, durch Kommas getrennt; ohne Angabe spielt eine Person.
help-play-bots = Wie viele Bots mitspielen; ohne Angabe einer gegen einen allein.
help-play-bot = Welcher Bot spielt, siehe „bastide bots“.
help-play-budget = Wie lange ein Bot nachdenkt: 0.5s oder eine Zahl von Simulationen.
help-play-resume = Eine aufgezeichnete Partie fortsetzen.
help-play-keep = Wo eine unfertige Partie gespeichert wird.
help-replay-at-once = Nur das Ende, ohne nach jedem Zug anzuhalten.
help-theme = day, winter, night oder contrast.
help-pixels = Breite einer Karte in Pixeln.
help-tiles-box = Eine Erweiterung, base, castle oder eine eigene Datei (.yaml); ohne Angabe alle aufzählen.
help-tiles-sheet = Alle Karten in ein Bild zeichnen (.svg oder .png).
help-draw-output = Das Bild, das geschrieben wird (.svg oder .png).
help-draw-turn = Nach welchem Zug; ohne Angabe das Ende der Aufzeichnung.
help-draw-territories = Zeigen, wem welches Gebiet gehört.
help-draw-last = Die zuletzt gelegte Karte einrahmen.
help-draw-places = Freie Felder zeigen, und wie viele Karten dort passen.
help-draw-coordinates = Spalten und Zeilen nummerieren.
help-time = Für jede Entscheidung: 0.2s, 200ms oder eine Zahl von Simulationen.
help-bastide = Jedes Carcassonne: Partien spielen, ansehen und vergleichen.
help-play = Im Terminal spielen, mit anderen an einem Bildschirm oder gegen Bots.
help-replay = Eine aufgezeichnete Partie Zug für Zug ansehen.
help-bots = Die Bots aufzählen, die man nennen kann.
help-arena = Bots gegeneinander spielen lassen: jede Ziehung zweimal, mit vertauschten Plätzen.
help-review = Eine Partie noch einmal ansehen: was die Suche vorzog, Fehler nach Größe, Glück und Können.
help-engine = Das Engine-Protokoll über Standardeingabe und -ausgabe sprechen.
help-import = Aus dem Spielstand eines anderen Programms eine Aufzeichnung machen.
help-compare = Aufzeichnungen einer anderen Engine nachspielen und nach jeder Nachricht Punkte und Möglichkeiten vergleichen.
help-tiles = Die Erweiterungen aufzählen oder die Karten von einer zeichnen.
help-draw = Eine Stellung mit Figuren und Gebieten zeichnen.
help-perft = Zählen, auf wie viele Arten sich die ersten Karten einer festen Reihenfolge spielen lassen.
help-bench = Messen, wie schnell die Regeln auf diesem Rechner laufen.
help-serve-data = Der Ordner, in dem alles gespeichert wird.
help-serve-host = Die Adresse des Servers.
help-serve-port = Der Port des Servers.
help-serve-config = Eine Datei mit Einstellungen (TOML).
help-serve-open = Die App im Browser öffnen.
help-backup-data = Der Ordner eines Servers.
help-backup-target = Die Datei, die geschrieben wird.
help-verify-file = Eine Aufzeichnung (.bastide).
help-verify-commitment = Was vor der ersten Ziehung veröffentlicht wurde.
help-serve = Einen Server mit Tischen für Menschen und Bots starten.
help-backup = Alles sichern, was ein Server gespeichert hat, auch während er läuft.
help-verify = Prüfen, ob alles, was in einer Partie gezogen wurde, aus ihrem Startwert folgt.

## Überschriften von Tabellen

table-tiles = Karten
table-lines = Zugfolgen
table-seconds = Sekunden
table-figure = Messung
table-value = Wert
table-match = Wettkampf
table-games = Partien
table-wins = Siege
table-interval = Intervall
table-margin = Vorsprung
table-points = Punkte
table-per-turn = ms je Zug
table-bot = Bot
table-name = Name
table-about = was er tut
table-box = Erweiterung
table-play = spielbar
table-player = Name
table-draws = Ziehungen
table-own-play = Können
table-turn = Zug
table-played = gespielt
table-expected = erwartet
table-draw = Ziehung
table-better = besser

## Fortschritt

progress-measuring = messe
progress-playing = spiele
progress-looking = sehe nach

## Ausgaben der Befehle

replay-turn = { $turn ->
    [0] Anfang
   *[other] nach Zug { $turn }
  }
replay-unknown = { $answer } ist kein Zug von 0 bis { $last }.
replay-next = Eingabetaste: nächster Zug, b: zurück, eine Zahl: dieser Zug (0 bis { $last }), q: aufhören
wrote = Geschrieben: { $file }.
tiles-of = { $german } ({ $title }): { $number } { $number ->
    [one] Karte
   *[other] Karten
  }
tiles-bundle = Eine Zusammenstellung aus { $parts }
tiles-and-castle = Und { $name }: Die Burg (The Castle), ein eigenes Spiel.
bots-also = Auch: DATEI.py:KLASSE, MODUL:KLASSE und „engine:BEFEHL“ für ein eigenes Programm.
arena-forfeit = aufgegeben: { $first } - { $second }, Paar { $pair }: { $why }
arena-plot = Siege des ersten Bots, mit Intervallen von 95 %
review-title = Rückblick auf die Partie
review-margins = Erwarteter Vorsprung
review-margins-of = Erwarteter Vorsprung von { $names }
review-split = Ziehungen und Können
review-choices = Entscheidungen
review-better = { $mark }, { $lost } Punkte: besser { $better }
review-choice = { $name }: { $mark }, { $lost } Punkte
review-blunder = { $number ->
    [one] Patzer
   *[other] Patzer
  }
review-mistake = { $number ->
    [one] Fehler
   *[other] Fehler
  }
review-slip = { $number ->
    [one] Ungenauigkeit
   *[other] Ungenauigkeiten
  }
review-no-slips = keine Fehler
review-player = { $name }: { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkte
 }, Vorsprung { $margin }; Ziehungen { $luck }, Können { $play } ({ $slips })
compare-not = { $file }: nicht verglichen. { $why }
compare-agreed = { $file }: { $agreed } von { $games } Partien stimmen überein
compare-found = Partie { $game }, Nachricht { $message }: { $what }
compare-theirs = { "  " }dort: { $found }
compare-ours = { "  " }hier: { $found }
compare-move = { "  " }Zug:  { $move }
compare-illegal = der Zug ist hier nicht möglich
compare-legal = möglich
compare-scores = Punkte
compare-end = das Ende
compare-over = { $scores }, beendet
compare-goes-on = { $scores }, nicht beendet
compare-draw = das Ziehen der Karte
compare-options = Anzahl der Möglichkeiten
compare-waived = ausgenommen: Partie { $game }, Nachricht { $message }: { $because }
perft-agrees = { $depth }: { $counted } stimmt
perft-differs = { $depth }: { $counted }, aber in der Datei steht { $known }
serve-address = Gespielt wird unter { $address }
verify-follows = Jede Ziehung folgt aus dem Startwert.
verify-published = SHA-256 des Startwerts: { $found }, wie veröffentlicht.
verify-seed = SHA-256 des Startwerts: { $found }.

## Befehlszeilen, die nicht lesbar sind

usage-with-help = { $what } Hilfe: { $command }
usage-no-option = Die Option { $name } gibt es nicht.
usage-no-option-but = Die Option { $name } gibt es nicht. Meintest du { $known }?
usage-no-command = Den Befehl { $name } gibt es nicht.
usage-missing-command = Es fehlt ein Befehl.
usage-missing = Es fehlt { $name }.
usage-too-much = { $name } ist zu viel.
usage-no-value = Die Option { $name } nimmt keinen Wert.
usage-missing-value = Die Option { $name } braucht einen Wert.
usage-no-number = { $name } muss eine Zahl sein.
usage-too-large = { $name } ist höchstens { $most }.
usage-too-small = { $name } ist mindestens { $least }.
usage-wrong = { $name } ist nicht lesbar: { $why }
