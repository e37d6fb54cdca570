### Was Bastide auf Deutsch sagt.

## Eine Regel, die etwas verbietet, und zu welcher Schachtel sie gehört. Die Regeln darunter enden ohne Punkt.

refused = { $reason }{ $possible }
refused-possible = {" "}Möglich: { $legal }{ $more ->
    [0] .
   *[other] {" "}und { $more } weitere.
  }
refusal = { $rule }.
refusal-by-box = { $rule }: { $boxes }.
listed-and = { $first } und { $last }
listed-or = { $first } oder { $last }
listed-more = { $first }, { $second }

nobody-there = Dort steht keine solche Figur

## Flüsse

river-before-land = Die Karten des Flusses werden vor allen anderen gezogen
river-fork-first = Quelle und Gabelung eines Flusses werden vor seinen übrigen Karten gezogen
river-lake-last = Der See wird nach allen anderen Flusskarten gezogen
river-no-water = Eine Flusskarte muss dort anschließen, wo das Wasser aufhört
river-joins-arms = Eine Flusskarte darf keine zwei Arme verbinden
river-turns-twice = Der Fluss darf nicht zweimal hintereinander in dieselbe Richtung abbiegen
river-not-clear = Vor dem Fluss darf nichts im Weg liegen
river-ii-volcano = Auf den Vulkan am Fluss wird kein Gefolgsmann gesetzt
river-ii-dragon = Auf den Vulkan am Ende des Flusses wird niemand gesetzt, weil dort der Drache landet

## Der Graf von Carcassonne

count-closed-to-neutrals = Weder der Drache noch die Fee betritt Carcassonne
count-closed-to-figures = Auf die Karten von Carcassonne wird niemand gesetzt
count-not-scored = Gefolgsleute verlassen Carcassonne nur für das, was gerade gewertet wird
count-quarter-locked = Aus dem Viertel, in dem der Graf steht, darf niemand heraus
count-quarter-closed = Aus diesem Viertel darf jetzt niemand heraus
count-nobody-waits = Dort wartet kein solcher Gefolgsmann
count-other-place = Ein Gefolgsmann aus Carcassonne kommt auf eine andere Karte dieses Gebiets
count-no-quarter = Das ist kein Viertel von Carcassonne
count-market-closed = Ohne Wiesen bleibt der Markt geschlossen
count-moves-alone = Jetzt zieht der Graf und sonst niemand
count-stays = Der Graf steht schon in diesem Viertel
count-mayor-in-castle = Ein Bürgermeister wartet nur im Schloss
count-wagon-in-market = Auf dem Markt wartet kein Wagen
count-no-seducer = Niemand verlässt ein Stadtviertel, um jemanden zu verführen

## Burgfräulein & Drache

dragon-no-company = Auf die Karte des Drachen wird niemand gesetzt
dragon-shuns-fairy = Der Drache betritt die Karte der Fee nicht
dragon-not-called = Der Drache zieht nur, wenn eine Drachenkarte ihn ruft
dragon-one-step = Der Drache zieht immer eine Karte weit, waagerecht oder senkrecht
dragon-never-twice = Der Drache betritt keine Karte zweimal, solange er zieht
fairy-not-played = Die Fee spielt nicht mit
fairy-with-follower = Die Fee kommt zu einem Gefolgsmann, nicht auf eine Karte
fairy-on-tile = Die Fee kommt auf eine Karte, nicht zu einem Gefolgsmann
fairy-to-own = Die Fee kommt zu einem eigenen Gefolgsmann
fairy-stays = Die Fee ist schon dort
portal-used = In einem Zug benutzt nur ein Gefolgsmann den Zaubergang
portal-to-start = Ein Zaubergang führt weder auf Startkarten noch an den Fluss
princess-no-knight = Nur ein Ritter aus der Stadt, in die gerade ein Burgfräulein gekommen ist, wird nach Hause geschickt
princess-insists = Zuerst schickt das Burgfräulein einen Ritter nach Hause

## Der Turm

tower-no-guard = Weder Bürgermeister noch Wagen dürfen auf einen Turm
tower-no-floor = Auf einen Turmbauplatz ohne Turmteil darf niemand

bridge-none-left = Wer keine Brücke mehr hat, kann keine bauen
bridge-one-a-turn = Mit jeder Karte wird höchstens eine Brücke gebaut
bridge-too-far = Eine Brücke steht auf der gerade gelegten Karte oder auf einer, die mit einer Seite daran liegt
bridge-on-field = Beide Enden einer Brücke stehen auf Wiesen, und auf jeder Karte steht höchstens eine Brücke
bridge-ends-at-field = Keine Brücke endet an der Wiese einer ausliegenden Karte
bazaar-bid-more = Ein Gebot muss höher sein als das vorige
tower-not-raised = Einen Gefangenen macht nur, wer gerade ein Turmteil gesetzt hat
tower-out-of-reach = Ein Turm reicht in jede Richtung so viele Karten weit, wie er hoch ist
tower-followers-only = Nur Gefolgsleute werden gefangen genommen
tower-no-site = Ein Turmteil kommt auf einen Turm oder einen Turmbauplatz
tower-guarded = Auf einen Turm, auf dem jemand steht, kommt kein Turmteil mehr
tower-no-floors-left = Es sind keine Turmteile mehr da
tower-not-held = Dort wird kein solcher Gefolgsmann gefangen gehalten
tower-ransom-once = In einem Zug wird nur einmal freigekauft
tower-ransom-plain = Nur kleine und große Gefolgsleute werden freigekauft
tower-no-ransom = In dieser Partie werden keine Gefangenen freigekauft

## Abtei & Bürgermeister

mayor-outside-city = Ein Bürgermeister darf nur in Städte
abbey-no-hole = Eine Abtei kommt nur in ein Loch, an das auf allen vier Seiten Karten grenzen
barn-no-corner = Ein Gutshof steht dort, wo die gerade gelegte Karte drei andere berührt und alle vier Wiese zeigen
barn-beside-barn = Auf dieser Wiese steht schon ein Gutshof
wagon-alone = Jetzt fährt nur der Wagen
wagon-no-room = Ein Wagen fährt nur in ein unfertiges Gebiet, in dem noch niemand steht
wagon-too-far = Ein Wagen fährt nur in ein angrenzendes Gebiet
wagon-on-field = Ein Wagen fährt nie auf eine Wiese

## Die Kultstätten

shrines-several-rivals = Neben einer Kultstätte darf nur ein Kloster liegen und neben einem Kloster nur eine Kultstätte

## Händler & Baumeister

builder-elsewhere = Baumeister und Schwein kommen auf die gerade gelegte Karte
builder-no-site = Ein Baumeister steht nur auf Straßen und in Städten
builder-too-late = Dort gibt es nichts mehr zu bauen
builder-alone = Ein Baumeister braucht einen eigenen Gefolgsmann auf der Straße oder in der Stadt
pig-no-field = Ein Schwein steht nur auf Wiesen
pig-alone = Ein Schwein braucht einen eigenen Bauern auf der Wiese

## Die Katharer

escape-followers = Nur Gefolgsleute fliehen
escape-not-besieged = Ritter fliehen nur aus belagerten Städten
escape-one-a-turn = Aus einer Stadt flieht in einem Zug nur ein Ritter
escape-no-monastery = Kein Kloster öffnet den Weg aus der Stadt

## Kornkreise

circle-add = alle dürfen einen Gefolgsmann dazusetzen
circle-take = alle müssen einen Gefolgsmann zurücknehmen
circle-adds = Bei diesem Kornkreis dürfen alle einen Gefolgsmann dazusetzen
circle-takes = Bei diesem Kornkreis müssen alle einen Gefolgsmann zurücknehmen
circle-other-kind = Der Kornkreis betrifft andere Gefolgsleute
circle-no-companion = Bei einem Kornkreis kommt ein Gefolgsmann zu einem eigenen dazu
circle-no-supply = Bei einem Kornkreis kommen Gefolgsleute aus dem Vorrat dazu

## Das Fest

festival-needed = Nur wer eine Festkarte gelegt hat, darf eine Figur zurücknehmen
festival-off-the-table = Nur Figuren auf Karten werden zurückgenommen
festival-followers = Nur Gefolgsleute werden zurückgenommen

## Die Fluggeräte

flight-far = Flugweite { $number }
flight-no-machine = Nur das Fluggerät auf der gerade gelegten Karte ist startbereit
flight-followers = Nur Gefolgsleute fliegen
flight-not-second = Niemand fliegt als zweite Figur eines Zuges, und kein Fluggerät fliegt zweimal
flight-must-land = Der Gefolgsmann im Fluggerät muss jetzt landen
flight-elsewhere = Er landet auf der Karte, die der Würfel bestimmt hat
flight-no-room = Er landet auf einer unfertigen Straße, in einer unfertigen Stadt, einem unfertigen Kloster oder einer unfertigen Kultstätte, wo er stehen darf

## Magier & Hexe

mage-leaves = den Magier aus der Auslage nehmen
witch-leaves = die Hexe aus der Auslage nehmen
magic-no-symbol = Magier und Hexe werden nur versetzt, wenn das Zaubersymbol gelegt wird oder wenn sie aufeinandertreffen
magic-roads-and-cities = Magier und Hexe stehen nur auf Straßen und in Städten
magic-finished = Magier und Hexe kommen nur auf unfertige Straßen und in unfertige Städte
magic-taken = Magier und Hexe kommen nur dorthin, wo keiner von beiden steht
magic-first = Zuerst wird der Magier oder die Hexe versetzt
magic-not-played = Diese Figur spielt nicht mit

## Das Katapult

catapult-knock-out = Tortenschlacht: getroffene Gefolgsleute kommen nach Hause
catapult-seduction = Verführung: den Gefolgsmann ersetzen, der am nächsten steht
catapult-target = Schützenfest: 5 Punkte für das Plättchen, das dem Jahrmarkt am nächsten kommt
catapult-catch = Fangen: 5 Punkte fürs Schleudern oder fürs Fangen
aim-side = Richtung { $number }
aim-power = Kraft { $number }
catch-at = bei { $number } zugreifen
catapult-too-far = So weit schleudert das Katapult nicht
catapult-not-nearest = Verführt wird nur der Gefolgsmann, der dem Plättchen am nächsten steht
catapult-cannot-stand = Nur ein eigener Gefolgsmann, der dort stehen darf, ersetzt den anderen

## Die Depeschen

marker-follower = dein Gefolgsmann zieht
marker-messenger = deine Gefolgsfrau zieht
message-points = stattdessen 2 Punkte nehmen
message-smallest-road = die kleinste eigene Straße werten
message-smallest-city = die kleinste eigene Stadt werten
message-smallest-monastery = das kleinste eigene Kloster werten
message-pennants = 2 Punkte für jedes Wappen in den eigenen Städten
message-knights = 2 Punkte für jeden eigenen Ritter
message-farmers = 3 Punkte für jeden eigenen Bauern
message-tile = noch eine Karte ziehen und anlegen
message-follower = einen eigenen Gefolgsmann werten und zurücknehmen
message-other-card = Die Depesche sagt etwas anderes
message-not-smallest = Die Depesche wertet von allem, wo ein eigener Gefolgsmann steht, was bei der Schlusswertung am wenigsten brächte
message-no-tile = Für die Depesche ist keine Karte mehr da
message-nobody-there = Wo die Depesche wertet, steht kein eigener Gefolgsmann

## Die Räuber

robbers-no-marker = Ein Räuber lauert dort, wo ein fremder Zählstein steht
robbers-stands-there = Der Räuber steht schon auf diesem Feld
robbers-first = Räuber kommen auf die Wertungstafel, bevor eine Figur gesetzt wird
track-not-scored = Als Nächstes kommt nur an die Reihe, was fertig und noch nicht gewertet ist, unter dem angebotenen Namen
robbers-no-tile = Auf die Wertungstafel kommen nur Räuber, und nur durch eine Räuberkarte
robbers-nothing-to-rob = Ein Räuber nimmt Punkte von einem Zählstein, der gerade von ihm weggezogen ist

## Das Schicksalsrad

wheel-no-dragon = Der Drache betritt das Schicksalsrad nicht
wheel-crown-taken = Auf jedem Kronenfeld steht nur eine Figur
wheel-crown-plain = Auf ein Kronenfeld dürfen nur Gefolgsleute, aber weder Bürgermeister noch Wagen
wheel-not-in-the-land = Bei der Pest kommen Gefolgsleute aus der Landschaft zurück, nicht von einem Kronenfeld
claim-wheel = Schicksalsrad
claim-crown = Kronenfeld
label-fortuna = Fortuna
label-monks = { $units ->
    [one] Mönch
   *[other] Mönche
  }
label-monks-and-heretics = { $units ->
    [one] Mönch oder Ketzer
   *[other] Mönche und Ketzer
  }
label-followers-in-the-supply = { $units ->
    [one] Gefolgsmann im Vorrat
   *[other] Gefolgsleute im Vorrat
  }
label-crown = Kronenfeld

## Die Pest

plague-no-follower = Wer einen Pestherd gelegt hat, setzt keinen Gefolgsmann
plague-flea-there = Auf dieser Karte liegt schon ein Floh
plague-source-there = Auf einen Pestherd wird kein Floh gelegt
plague-not-beside = Ein Floh kommt auf eine Karte neben einem aktiven Pestherd oder Floh
plague-cannot-flee = Nur eigene Gefolgsleute auf Straßen, in Städten und auf Wiesen dürfen fliehen
plague-no-way = Dorthin führt kein Weg, der frei von der Pest ist
plague-quiet = Unter den ersten 17 Karten ist keine Pestkarte
plague-infested = Auf eine verseuchte Karte darf niemand
plague-not-broken-out = Die Pest ist noch nicht ausgebrochen
plague-one-flea = In einem Zug wird nur ein Floh gelegt, und keiner im Zug eines neuen Pestherds
plague-kept-away = Beim Drachen, bei der Fee, in Carcassonne und auf dem Schicksalsrad wird kein Floh gelegt
plague-one-flight = In einem Zug darf nur ein Gefolgsmann fliehen
plague-too-early = Flöhe werden erst gelegt, und geflohen wird erst, wenn die Karte des Zuges gezogen ist
plague-disc-first = Erst wird entschieden, wen das Plättchen verführt, dann wird ein Floh gelegt oder geflohen

## Die Schule

school-no-dragon = Der Drache betritt die Schule nicht
school-no-portal = Kein Zaubergang führt zur Schule
school-not-scored = Der Lehrer zahlt für das, was gerade gewertet wurde

## Die Burg

castle-not-finished = Das ist nicht fertig, oder es steht niemand dort
castle-own-first = Wer am Zug ist, wertet zuerst die eigenen Gebiete
castle-not-doubled = Kein Mauerplättchen verdoppelt das
castle-other-tile = Dieses Gebiet wird nach einer anderen seiner Karten benannt
castle-only-extra-turn = Jetzt wird nur ein Mauerplättchen eingesetzt, das einen weiteren Zug bringt
castle-not-hidden = Kein verdecktes Mauerplättchen hat diese Zahl
castle-notice = Die Liste der Burgkarten und die Bilder der Startfelder sind nachempfunden; wer das Spiel besitzt, kann sie berichtigen und dann mit { $options } spielen.
castle-file = --{ $key } DATEI

## Aktionen: was eine Wahl bewirkt (der Schlüssel ihrer Art), was verlangt wird (-doing) und dass es nicht geht
## (-refused). Was zuerst der Zufall tun muss, endet auf -first.

pass-doing = passen
pass-refused = { $who } kann jetzt nicht passen.
draw = { $tile } ziehen
draw-first = Zuerst muss eine Karte gezogen werden.
draw-refused = Eine Karte { $tile } kann jetzt nicht gezogen werden.
reveal = { $number } aufdecken
reveal-first = Zuerst muss gewürfelt oder etwas aufgedeckt werden.
reveal-refused = { $number } kann jetzt nicht aufgedeckt werden.
choose = das ist alles
choose-doing = wählen
use = { $token } einsetzen
use-doing = ein Plättchen einsetzen
score-feature = { NAME($feature, form: "den") }{ at } auf ({ $x },{ $y }) { $doubled ->
    [yes] doppelt werten
   *[no] werten
  }
    .here = { NAME($feature, form: "den") } { $doubled ->
        [yes] doppelt werten
       *[no] werten
      }
score-feature-doing = sagen, was als Nächstes gewertet wird
place-tile = { $tile }{ $arrow } auf ({ $x },{ $y }) legen
place-tile-doing = die Karte { $tile } legen
place-token = { NAME($piece) } auf ({ $x },{ $y })
    .here = { NAME($piece) } hierher
place-token-doing = { NAME($piece, form: "einen") } { $piece ->
    [tower_floor] setzen
    [castle] bauen
   *[other] legen
  }
place-token-refused = { $who } kann jetzt k{ NAME($piece, form: "einen") } auf ({ $x },{ $y }) legen.
move-neutral = { NAME($neutral, form: "den") } auf ({ $x },{ $y })
    .here = { NAME($neutral, form: "den") } hierher
move-neutral-doing = { NAME($neutral, form: "den") } ziehen
move-neutral-refused = { $who } kann { NAME($neutral, form: "den") } jetzt nicht auf ({ $x },{ $y }) ziehen.
move-beside = { NAME($neutral, form: "den") } { figure-zum } auf ({ $x },{ $y })
    .here = { NAME($neutral, form: "den") } { figure-zum }
move-beside-doing = { NAME($neutral, form: "den") } ziehen
move-beside-refused = { $who } kann { NAME($neutral, form: "den") } jetzt nicht dorthin ziehen.
send-home = { figure-den-von } auf ({ $x },{ $y }) nach Hause schicken
    .here = { figure-den-von } nach Hause schicken
send-home-doing = eine Figur nach Hause schicken
send-home-refused = { $who } kann { NAME($role, form: "den") } jetzt nicht nach Hause schicken.
take-back = { $here ->
    [spot] { $role ->
        [castle] den Burgherrn auf ({ $x },{ $y }) zurücknehmen
       *[other] { NAME($piece, form: "den") } zurücknehmen ({ NAME($role) })
      }
   *[other] { figure-den } auf ({ $x },{ $y }) zurücknehmen
  }
    .here = { $here ->
        [spot] { $role ->
            [castle] den Burgherrn zurücknehmen
           *[other] { NAME($piece, form: "den") } zurücknehmen ({ NAME($role) })
          }
       *[other] { figure-den } zurücknehmen
      }
take-back-doing = eine Figur zurücknehmen
take-back-refused = { $here ->
    [spot] { $who } kann { NAME($piece, form: "den") } von dort nicht zurücknehmen.
   *[other] { $who } kann { NAME($role, form: "den") } von dort nicht zurücknehmen.
  }
place-figure = { $here ->
    [yes] { figure }
    [spot] { NAME($piece) } { NAME($role, form: "hin") }
   *[no] { figure } auf ({ $x },{ $y })
  }
    .here = { $here ->
        [spot] { NAME($piece) } { NAME($role, form: "hin") }
       *[no] { figure }
      }
place-figure-doing = eine Figur setzen
place-figure-refused = { $who } kann jetzt keine Figur dorthin setzen.
capture = { figure-den-von } auf ({ $x },{ $y }) gefangen nehmen
    .here = { figure-den-von } gefangen nehmen
capture-doing = jemanden gefangen nehmen
capture-refused = { $who } kann { NAME($role, form: "den") } auf ({ $x },{ $y }) jetzt nicht gefangen nehmen.
lay-tunnel = Tunnelplättchen { $letter } auf den Eingang{ at } von ({ $x },{ $y })
    .here = Tunnelplättchen { $letter } hierher
lay-tunnel-doing = ein Tunnelplättchen legen
lay-tunnel-refused = { $who } kann das Tunnelplättchen { $letter } jetzt nicht auf ({ $x },{ $y }) legen.
lay-ferry = Fähre zwischen { ends } auf ({ $x },{ $y })
    .here = Fähre zwischen { ends }
lay-ferry-doing = mit einer Fähre zwei Straßen verbinden
lay-ferry-refused = { $who } kann auf ({ $x },{ $y }) jetzt keine Fähre zwischen { ends } fahren lassen.
move-flea = Floh von ({ $x },{ $y }) nach ({ $to_x },{ $to_y })
    .here = Floh hierher
move-flea-doing = einen Floh versetzen
move-flea-refused = { $who } kann jetzt keinen Floh von ({ $x },{ $y }) nach ({ $to_x },{ $to_y }) versetzen.
flee = { figure-den } von ({ $x },{ $y }) nach ({ $to_x },{ $to_y }) fliehen lassen
    .here = { figure-den } hierher fliehen lassen
flee-doing = vor der Pest fliehen
flee-refused = Von ({ $x },{ $y }) kann { NAME($role, form: "der") } jetzt nicht nach ({ $to_x },{ $to_y }) fliehen.
take-gold = Gold von ({ $x },{ $y }) nehmen
    .here = dieses Gold nehmen
take-gold-doing = Gold nehmen
take-gold-refused = { $who } kann jetzt kein Gold von ({ $x },{ $y }) nehmen.
rob = { NAME($piece, form: "den") } von { $player } berauben
rob-doing = sagen, wen der Räuber beraubt
rob-refused = { $who } kann { NAME($piece, form: "den") } jetzt nicht berauben.
free = { NAME($piece, form: "den") } bei { $captor } für 3 Punkte freikaufen
free-doing = einen Gefolgsmann freibekommen
free-refused = { $who } kann { NAME($piece, form: "den") } jetzt nicht aus diesem Gefängnis holen.
exchange = { NAME($piece, form: "den") } bei { $captor } eintauschen

figure = { $piece ->
    [follower] { $role ->
        [castle] Burgherr
       *[other] { NAME($role) }
      }
    [large_follower] großer { NAME($role) }
    [phantom] Phantom als { NAME($role) }
   *[other] { NAME($piece) } { figure-where }
  }{ at }
figure-den = { $piece ->
    [follower] { $role ->
        [castle] den Burgherrn
       *[other] { NAME($role, form: "den") }
      }
    [large_follower] den großen { $role ->
        [farmer] Bauern
        [squire] Knappen
       *[other] { NAME($role) }
      }
    [phantom] das Phantom als { NAME($role) }
   *[other] { NAME($piece, form: "den") } { figure-where }
  }{ at }
figure-den-von = { $piece ->
    [follower] { $role ->
        [castle] den Burgherrn
       *[other] { NAME($role, form: "den") }
      } von { $player }
    [large_follower] den großen { $role ->
        [farmer] Bauern
        [squire] Knappen
       *[other] { NAME($role) }
      } von { $player }
    [phantom] das Phantom von { $player } als { NAME($role) }
   *[other] { NAME($piece, form: "den") } von { $player } { figure-where }
  }{ at }
figure-zum = zum { $piece ->
    [follower] { $role ->
        [castle] Burgherrn
        [farmer] Bauern
        [squire] Knappen
       *[other] { NAME($role) }
      }
    [large_follower] großen { $role ->
        [farmer] Bauern
        [squire] Knappen
       *[other] { NAME($role) }
      }
    [phantom] Phantom als { NAME($role) }
   *[other] { NAME($piece) } { figure-where }
  }{ at }
figure-where = { $feature ->
    [road] auf der Straße
    [path] auf dem Weg
    [field] auf der Wiese
    [tower] auf dem Turm
    [courtyard] auf dem Hof
    [house] im Haus
    [monastery] im Kloster
   *[other] in { NAME($feature, form: "dem") }
  }
at = { $at ->
    [side] {" "}{ side }
    [inside] {" "}innen
    [another] {" "}innen, { $nth }. Fläche
   *[none] {""}
  }
side = { $where ->
    [N] im Norden
    [E] im Osten
    [S] im Süden
    [W] im Westen
    [NL] links im Norden
    [NR] rechts im Norden
    [EL] links im Osten
    [ER] rechts im Osten
    [SL] links im Süden
    [SR] rechts im Süden
    [WL] links im Westen
    [WR] rechts im Westen
    [inner] innen
   *[other] { $where }
  }
ends = { $sides ->
    [NE] Nord und Ost
    [NS] Nord und Süd
    [NW] Nord und West
    [ES] Ost und Süd
    [EW] Ost und West
    [SW] Süd und West
   *[other] { $sides }
  }
token = Plättchen { $number }
wall-tile = Mauerplättchen { $number } ({ wall-tile-does })
wall-tile-does = { $number ->
    [1] am Ende des eigenen Zuges noch ein ganzer Zug
    [2] ein im eigenen Zug fertiggestellter Turm zählt doppelt
    [3] ein im eigenen Zug fertiggestelltes Haus zählt doppelt
    [4] am Ende bringt ein unfertiger Weg 1 Punkt für jede Karte
    [5] am Ende bringt ein unfertiger Turm 2 Punkte für jede Karte
    [6] am Ende bringt ein unfertiges Haus 1 Punkt für jede Karte
    [7] am Ende bringt jeder Markt eines Hofs 4 Punkte
    [8] am Ende ist der Palas um zwei Karten größer
   *[9] am Ende 5 Punkte
  }

must-do = { $who } muss jetzt { $doing }.
may-do = { $who } darf jetzt { $doing } – oder passen.

## Burgen, Brücken und Basare

ask-bazaar-tile = Welche Karte wählst du?
    .rule = Es werden so viele Karten aufgedeckt, wie Leute mitspielen. Nacheinander sucht ihr euch eine Karte aus und nennt ein Gebot dafür; die letzte Karte gibt es umsonst.
    .section = Gesamtregelwerk 4.2.7.1
ask-bid = Wie viel bietest du?
    .rule = Wer noch keine Karte hat, darf reihum einmal höher bieten oder passen. Hat jemand anderes am meisten geboten, entscheidet, wer die Karte ausgesucht hat: sie für dieses Gebot kaufen oder dafür verkaufen. Hat niemand erhöht, bekommt niemand die gebotenen Punkte.
    .section = Gesamtregelwerk 4.2.7.1
ask-castle = Wird aus der Kleinstadt eine Burg?
    .rule = Eine Kleinstadt aus zwei halbrunden Stadtteilen mit einem einzigen Gefolgsmann ist gerade fertig geworden. Du wertest sie wie immer oder baust sie zur Burg aus: Dann wird der Gefolgsmann zum Burgherrn und bekommt die Punkte für das Nächste, was in der Umgebung fertig wird.
    .section = Gesamtregelwerk 4.6.5
ask-castle-earns = Was wertet die Burg?
    .rule = Ein Burgherr bekommt alle Punkte für das Erste, was in einem späteren Zug in der Umgebung seiner Burg fertig wird, egal wem es gehört; die Umgebung sind sechs Karten. Wird mehreres zugleich fertig, suchst du eines aus; warten darfst du nicht.
    .section = Gesamtregelwerk 4.6.5
pass-bid = kein Gebot (passen)
pass-castle = die Kleinstadt werten
build-bridge = eine Brücke { $upright ->
    [no] von Ost nach West
   *[yes] von Nord nach Süd
} auf ({ $x },{ $y }) bauen
    .here = eine Brücke { $upright ->
        [no] von Ost nach West
       *[yes] von Nord nach Süd
      } bauen
build-bridge-doing = eine Brücke bauen
build-bridge-refused = { $who } kann diese Brücke auf ({ $x },{ $y }) jetzt nicht bauen.
lay-with-bridge = { $tile } mit einer Brücke auf ({ $x },{ $y }) legen
lay-with-bridge-doing = eine Karte mit einer Brücke legen
lay-with-bridge-refused = { $tile } kann auf ({ $x },{ $y }) nicht mit einer Brücke gelegt werden.
take-lot = { $tile } nehmen
    .here = diese Karte nehmen
take-lot-doing = eine Karte des Basars wählen
take-lot-refused = { $tile } liegt nicht auf dem Basar oder wird jetzt nicht gewählt.
bid = { $number } bieten
bid-doing = bieten
bid-refused = { $who } kann jetzt nicht { $number } bieten.
deal = { $buys ->
    [no] die Karte verkaufen
   *[yes] die Karte kaufen
}
deal-doing = kaufen oder verkaufen
deal-refused = Jetzt wird nichts gekauft oder verkauft.
claim-castle = Burg
label-bazaar = Basar
label-castles = { $units ->
    [one] Burg
   *[other] Burgen
  }

## Fragen, und was Passen bedeutet.

ask-choice = Was wählst du?
ask-tile = Wohin kommt die Karte?
    .rule = Eine Karte muss mit mindestens einer Seite an eine gelegte Karte grenzen; eine Ecke genügt nicht. An jeder gemeinsamen Seite muss Straße an Straße, Stadt an Stadt und Wiese an Wiese stoßen. Eine Karte, die nirgends passt, kommt aus dem Spiel.
    .section = Gesamtregelwerk 4.2
ask-abbey = Wohin kommt die Abtei?
    .rule = Statt eine Karte zu ziehen, darfst du deine Abtei in ein Loch legen, an das auf allen vier Seiten Karten grenzen. Sie passt zu allem und setzt nichts fort: Was sie berührt, endet dort. Wer passt, zieht eine Karte; nach der letzten Karte dürfen alle ihre übrige Abtei noch legen.
    .section = Gesamtregelwerk 4.2.1
ask-figure = Welche Figur?
    .rule = Du darfst eine Figur aus deinem Vorrat auf die gerade gelegte Karte setzen. Ein Gefolgsmann darf nur dorthin, wo auf derselben Straße, in derselben Stadt oder auf derselben Wiese noch niemand steht, auch nicht weit entfernt. Je nach Ort ist er Wegelagerer, Ritter, Mönch oder Bauer.
    .section = Gesamtregelwerk 4.4
ask-confirm = Ist das alles?
    .rule = An diesem Tisch wird jeder Zug bestätigt, bevor gewertet wird. Bis dahin kannst du ihn zurücknehmen.
    .section = eine Wahl des Tisches
ask-escape = Welcher Ritter flieht?
    .rule = Liegt ein Kloster oder eine Abtei neben einer Karte mit Katharern, auch diagonal, so hat die belagerte Stadt einen Ausweg. Am Ende deines Zuges darfst du aus jeder solchen Stadt einen deiner Ritter zurücknehmen. Punkte bringt er nicht.
    .section = Gesamtregelwerk 4.2.2
ask-leave-quarter = Wer verlässt Carcassonne?
    .rule = Bevor etwas gewertet wird, dürfen Gefolgsleute aus Carcassonne dazukommen: aus dem Schloss in eine Stadt, aus der Schmiede auf eine Straße, aus der Kathedrale in ein Kloster oder eine Kultstätte, vom Markt auf eine Wiese. Aus dem Viertel, in dem der Graf steht, darf niemand heraus. Zuerst entscheidet, wer links von dem sitzt, der die Wertung ausgelöst hat.
    .section = Gesamtregelwerk 4.6.2.4
ask-to-quarter = Wer geht nach Carcassonne?
    .rule = Dein Zug hat anderen Punkte gebracht und dir keine. Deshalb darfst du einen Gefolgsmann aus deinem Vorrat in ein Viertel von Carcassonne stellen. Dort wartet er, bis etwas gewertet wird, wo er dazukommen kann.
    .section = Gesamtregelwerk 4.6.2.4
ask-count = Wohin zieht der Graf?
    .rule = Wer einen Gefolgsmann nach Carcassonne gestellt hat, darf den Grafen in ein anderes Viertel ziehen. Aus dem Viertel, in dem er steht, darf niemand heraus.
    .section = Gesamtregelwerk 4.6.3
ask-capture = Wer wird gefangen genommen?
    .rule = Wer ein Turmteil gesetzt hat, darf sofort einen Gefolgsmann in Reichweite dieses Turms gefangen nehmen. Der Turm reicht auf seine eigene Karte und in den vier geraden Richtungen so viele Karten weit, wie er hoch ist. Ein fremder Gefolgsmann wird dein Gefangener, ein eigener kommt in deinen Vorrat zurück.
    .section = Gesamtregelwerk 4.4.6.1
ask-prisoner = Wen möchtest du zurück?
    .rule = Wenn zwei gegenseitig Gefolgsleute gefangen halten, wird sofort je einer ausgetauscht. Sind dort mehrere von deinen, suchst du aus, welcher zurückkommt.
    .section = Gesamtregelwerk 4.4.6.3
ask-dragon = Wohin zieht der Drache?
    .rule = Der Drache zieht sechs Karten weit, immer waagerecht oder senkrecht und auf keine Karte zweimal; wer am Zug ist, beginnt, dann folgen die anderen reihum. Alle Figuren auf einer Karte, die er betritt, kommen zurück, nur Gutshöfe und Burgherren nicht. Die Karte der Fee, Carcassonne, das Schicksalsrad und die Schule betritt er nicht, und wo er nicht weiterkann, hört er früher auf.
    .section = Gesamtregelwerk 4.2.4.2
ask-wagon = Wohin fährt der Wagen?
    .rule = Wenn sein Gebiet gewertet ist, darf ein Wagen weiterfahren: auf eine angrenzende Straße, in eine angrenzende Stadt, ein Kloster oder eine Kultstätte, sofern das Gebiet unfertig ist und dort noch niemand steht. Sonst kommt er in den Vorrat zurück.
    .section = Gesamtregelwerk 4.4.9
ask-phantom = Wohin kommt das Phantom?
    .rule = Nach der ersten Figur darfst du das Phantom als zweite setzen, in ein anderes Gebiet der gerade gelegten Karte, wo noch niemand steht. Auch auf ein Kronenfeld, auf einen Turm oder durch einen Zaubergang darf es. Es zählt wie ein kleiner Gefolgsmann.
    .section = Gesamtregelwerk 4.4.11
ask-circle = Was sollen alle tun?
    .rule = Nach deinem Zug wählst du für alle: Entweder dürfen alle zu einem eigenen Gefolgsmann der gezeigten Art einen weiteren setzen, oder alle müssen einen zurücknehmen. Die Mistgabel betrifft Bauern, die Keule Wegelagerer, der Schild Ritter. Wer links von dir sitzt, beginnt; du kommst zuletzt.
    .section = Gesamtregelwerk 4.2.8
ask-circle-follower = Welcher Gefolgsmann?
    .rule = Je nachdem, was gewählt wurde, setzt du einen Gefolgsmann aus dem Vorrat zu einem eigenen dazu oder nimmst einen zurück. Es geht nur um die Art, die der Kornkreis zeigt. Dazusetzen ist freiwillig, Zurücknehmen nicht.
    .section = Gesamtregelwerk 4.2.8
ask-flight = Wie weit fliegt er?
    .rule = Der Würfel zeigt 1, 2 oder 3, jede Zahl auf zwei Seiten. So viele Karten weit fliegt der Gefolgsmann geradeaus in die Richtung des Fluggeräts, egal was darunter liegt.
    .section = Gesamtregelwerk 4.2.11.1
ask-landing = Wo landet er?
    .rule = Kann der Gefolgsmann auf der Karte landen, die der Würfel bestimmt hat, so muss er es. Du suchst aus, wo: auf einer unfertigen Straße, in einer unfertigen Stadt, einem unfertigen Kloster oder einer unfertigen Kultstätte, egal wer dort schon steht, aber nie auf einer Wiese.
    .section = Gesamtregelwerk 4.2.11.1
ask-mage-or-witch = Wohin kommt der Magier oder die Hexe?
    .rule = Wer das Zaubersymbol legt, muss den Magier oder die Hexe auf eine unfertige Straße oder in eine unfertige Stadt stellen, wo keiner von beiden steht; treffen die beiden aufeinander, muss einer weichen. Der Magier bringt einen Punkt mehr für jede Karte, die Hexe halbiert die Punkte (aufgerundet). Gibt es keinen solchen Ort, muss einer von beiden aus der Auslage.
    .section = Gesamtregelwerk 4.2.11.4
ask-pestilence = Welchen Gefolgsmann nimmst du zurück?
    .rule = Das Schwein steht auf der Pest. Alle müssen einen ihrer Gefolgsleute aus der Landschaft in den Vorrat zurücknehmen; wer am Zug ist, beginnt, dann folgen die anderen im Uhrzeigersinn. Von einem Kronenfeld kommt niemand zurück.
    .section = Gesamtregelwerk 4.2.6.2
ask-flea = Wohin breitet sich die Pest aus?
    .rule = Seit der erste Pestherd da ist, legst du in jedem deiner Züge einen Floh auf eine Karte neben einem aktiven Pestherd oder einem aktiven Floh. Alle Gefolgsleute auf dieser Karte kommen ohne Punkte zurück. Ist kein Floh mehr im Vorrat, versetzt du einen inaktiven; gibt es auch davon keinen, einen aktiven.
    .section = Gesamtregelwerk 4.2.9.2
ask-teacher = Wofür zahlt der Lehrer?
    .rule = Wer den Lehrer hat, bekommt bei der nächsten Wertung die Punkte für ein Gebiet ebenfalls; dann geht der Lehrer zurück in die Schule. Haben mehrere Punkte bekommen, sucht das Gebiet aus, wer den Lehrer hat. Hat nur eine Person Punkte bekommen, bestimmt sie, welches zuerst gewertet wird.
    .section = Gesamtregelwerk 4.6.1.2
ask-tunnel = Auf welchen Tunneleingang legst du ein Plättchen?
    .rule = Nach der Figur darfst du eines deiner Tunnelplättchen auf irgendeinen Tunneleingang legen, auf dem noch keines liegt. Liegen zwei Plättchen derselben Farbe, läuft die Straße zwischen ihnen unterirdisch weiter. Ein Eingang ohne Gegenstück ist ein offenes Ende.
    .section = Gesamtregelwerk 4.5.1
ask-second-gold = Wohin kommt das andere Goldstück?
    .rule = Wer eine Goldmine legt, legt ein Goldstück darauf und ein zweites auf eine der Karten ringsum, auch diagonal. Dort darf schon Gold liegen.
    .section = Gesamtregelwerk 4.2.11.3
ask-gold = Welches Goldstück nimmst du?
    .rule = Wer bei etwas Fertigem die Mehrheit hat, nimmt das Gold von dessen Karten. Haben mehrere ein Anrecht darauf, nehmen sie reihum je ein Stück, bis alles weg ist; wer am Zug ist, beginnt.
    .section = Gesamtregelwerk 4.2.11.3
ask-ferry = Zwischen welchen Straßenenden fährt die Fähre?
    .rule = Wer einen See gelegt hat, muss nach der Figur zwei seiner Straßenenden mit einer Fähre verbinden. Sie sind dann eine Straße, und der See ist eine Karte davon. An einem Straßenende ohne Fähre endet die Straße.
    .section = Gesamtregelwerk 4.2.11.2
ask-move-ferry = Welche Fähre wird umgelegt?
    .rule = Deine Karte liegt an einer Straße mit Fähre. In jeder Richtung darfst du die erste Fähre zwischen zwei andere Straßenenden ihres Sees umlegen, jede einmal im Zug. Eine Straße, die sie verlässt, zerfällt, und die Figuren bleiben auf ihren Karten.
    .section = Gesamtregelwerk 4.2.11.2
ask-robber = Wo lauert dein Räuber?
    .rule = Wer eine Räuberkarte legt, darf den eigenen Räuber auf ein Feld der Wertungstafel stellen oder versetzen, auf dem ein fremder Zählstein steht. Danach darf es auch die nächste Person, die ihren Räuber noch vor sich hat.
    .section = Gesamtregelwerk 4.2.11.5
ask-rob = Wen beraubt dein Räuber?
    .rule = Zieht ein fremder Zählstein vom Feld deines Räubers vorwärts, bekommst du die Hälfte dieser Punkte (aufgerundet), und der Räuber kommt zurück. Niemand verliert dabei etwas. Bekommen mehrere Zählsteine auf einmal Punkte, suchst du dir einen aus.
    .section = Gesamtregelwerk 4.2.11.5
ask-order = Was wird zuerst gewertet?
    .rule = Punkte gibt es Gebiet für Gebiet: Räuber bekommen die Hälfte der nächsten, und eine Depesche kommt, wo ein Zählstein stehen bleibt. Solange ein Räuber auf der Wertungstafel steht, und mit Depeschen immer, bestimmst du deshalb, welches von mehreren fertigen Gebieten zuerst gewertet wird.
    .section = Gesamtregelwerk 4.2.11.5, 4.6.12.1
ask-catapult = Welches Plättchen schleudern alle?
    .rule = Du hast einen Jahrmarkt gelegt, und dein Zug ist vorbei. Du wählst eine der vier Sorten von Plättchen, und alle schleudern diese, du zuerst.
    .section = Gesamtregelwerk 4.2.5
ask-aim-side = In welche Richtung schleuderst du?
    .rule = Richtung und Kraft bestimmen einen Punkt des Tisches, von deinem Platz aus gesehen: Die Richtung zählt von links, die Kraft von der Kante vor dir, in Viertelkarten. Der Zufall lässt das Plättchen abweichen.
    .section = Gesamtregelwerk 4.2.5
ask-aim-power = Wie kräftig schleuderst du?
    .rule = Richtung und Kraft bestimmen einen Punkt des Tisches, von deinem Platz aus gesehen: Die Richtung zählt von links, die Kraft von der Kante vor dir, in Viertelkarten. Beim Fangen muss das Plättchen mindestens bis 32 von 64 fliegen, und je kräftiger du schleuderst, desto mehr weicht es ab.
    .section = Gesamtregelwerk 4.2.5
ask-catch = Wann greifst du nach dem Plättchen?
    .rule = Du siehst, wie kräftig geschleudert wurde, aber nicht, wie das Plättchen abweicht. Greifst du höchstens um 2 zu früh oder zu spät zu, fängst du es und bekommst 5 Punkte. Lässt du es fallen oder fliegt es weit genug an dir vorbei, gehen sie an die Person, die geschleudert hat; fliegt es nicht weit genug, bekommst du sie.
    .section = Gesamtregelwerk 4.2.5.4
ask-victim = Welcher Gefolgsmann wird verführt?
    .rule = Mehrere Gefolgsleute sind deinem Plättchen gleich nah. Du suchst aus, wen du ersetzen darfst.
    .section = Gesamtregelwerk 4.2.5.2
ask-seduce = Wer ersetzt den Gefolgsmann, der am nächsten steht?
    .rule = Du darfst den Gefolgsmann, der deinem Plättchen am nächsten steht, durch einen eigenen ersetzen, aus deinem Vorrat oder von anderswo in der Auslage. Der andere kommt zurück.
    .section = Gesamtregelwerk 4.2.5.2
ask-marker = Welcher Zählstein zieht?
    .rule = Du hast zwei Zählsteine auf der Wertungstafel, einen Gefolgsmann und eine Gefolgsfrau; deine Punkte sind die Summe. Alle Punkte für eine Sache zieht einer von beiden. Bleibt er in deinem eigenen Zug auf einem dunklen Feld stehen, bekommst du eine Depesche.
    .section = Gesamtregelwerk 4.6.12.1
ask-message = Was machst du mit der Depesche?
    .rule = Du führst aus, was auf der Depesche steht, oder nimmst stattdessen 2 Punkte; dann kommt sie unter den Stapel. Ihre Punkte können die nächste Depesche bringen.
    .section = Gesamtregelwerk 4.6.12.1
ask-castle-score = Was wird als Nächstes gewertet?
    .rule = Werden durch eine Karte mehrere Gebiete fertig, so wertet, wer am Zug ist, zuerst die eigenen und dann die fremden, in beliebiger Reihenfolge. Wer mit dem Zählstein genau auf einem Eckturm landet, nimmt das Mauerplättchen dort.
    .section = Regel der Burg
ask-another-turn = Noch ein Zug?
    .rule = Mauerplättchen 1 bringt dir am Ende deines Zuges noch einen ganzen Zug. Du kannst es ab deinem nächsten Zug einsetzen, solange noch Karten zu ziehen sind.
    .section = Regel der Burg
pass-nobody = niemand (passen)
pass-seduce = er bleibt (passen)
pass-robber = er bleibt, wo er ist (passen)
pass-nothing = nichts (passen)
pass-tunnel = kein Plättchen
pass-ferry = keine Fähre
pass-count-stays = er bleibt (passen)
pass-wagon-home = er kommt nach Hause (passen)

## Ablehnungen, die zu keiner Schachtel gehören

refused-game-over = Die Partie ist zu Ende.
refused-no-player = Nummer { $number } spielt nicht mit.
refused-no-place = Auf ({ $x },{ $y }) gibt es keinen solchen Ort.
refused-no-such-figure = Es gibt keine Figur dieses Namens.
refused-not-in-bag = Im Beutel ist keine Karte { $tile }.
refused-not-offered = Das steht jetzt nicht zur Wahl.
refused-wrong-tile = Auf der Hand ist die Karte { $hand }, nicht { $tile }.
refused-beyond-table = ({ $x },{ $y }) liegt nicht mehr auf dem Tisch.
refused-wall = ({ $x },{ $y }) gehört zur Mauer.
refused-occupied-cell = Auf ({ $x },{ $y }) liegt schon eine Karte.
refused-not-adjacent = ({ $x },{ $y }) grenzt an keine gelegte Karte; Ecke an Ecke genügt nicht.
refused-does-not-fit = { $tile }{ $arrow } passt nicht auf ({ $x },{ $y }): { $side ->
    [N] Die Nordseite
    [E] Die Ostseite
    [S] Die Südseite
   *[W] Die Westseite
  } zeigt { NAME($mine, form: "einen") }, die Karte daneben { NAME($theirs, form: "einen") }.
refused-no-tile = Auf ({ $x },{ $y }) liegt keine Karte.
refused-no-feature = Die Karte auf ({ $x },{ $y }) hat k{ NAME($feature, form: "einen") }{ at }.
refused-unknown-figure = Es gibt keine Figur namens { $piece }.
refused-only-tiles = Eine Figur darf jetzt nur auf eine Karte gesetzt werden, nicht hierhin: { NAME($role) }.
refused-no-figure = { $who } hat k{ NAME($piece, form: "einen") } mehr.
refused-occupied = { $who } kann dort k{ NAME($role, form: "einen") } setzen: { $owner } hat { figure-where } schon { NAME($other, form: "einen") }, auf ({ $x },{ $y }).
refused-not-this-figure = { $who } kann jetzt k{ NAME($piece, form: "einen") } setzen.
refused-finished = Auf ({ $x },{ $y }) ist { NAME($feature, form: "der") } schon fertig.
refused-not-this-tile = Eine Figur darf nur auf die gerade gelegte Karte gesetzt werden, nicht auf ({ $x },{ $y }).

error-keep = In { $file } lässt sich keine Partie speichern.
error-place = In { $file } lässt sich nichts schreiben.
quoted = „{ $text }“
error-line = Zeile { $line }: { $what }

## Fehler in Dateien und Aufstellungen

error-action = Eine Aktion ist eine von game.options() oder ein Text wie „V> 2,-1“, nicht { $found }.
error-board-tile = { $text } ist keine Karte; schreibe V> oder V>/1kN.
error-bot = Einen Bot { $name } gibt es nicht. Bots: { $known }.
error-bot-action = { $bot } hat { $action } gewählt, was nicht geht.
error-bot-name = { $name } ist ein Name für Bots.
error-bot-raises = { $bot } scheitert an { $what }.
error-box = Eine Erweiterung { $name } gibt es nicht. Erweiterungen: { $known }.
error-box-digits = Eine Zahl von { $box } hat mehr als neun Ziffern.
error-box-memory = { $box } kann { $text } nicht lesen.
error-box-needs = { $box } braucht { $needed }.
error-boxes = Erweiterungen sind eine Liste von Namen, nicht { $found }.
error-budget = Ein Budget ist 0.2s, 200ms oder eine Zahl von Simulationen, nicht { $text }.
error-castle-box = Die Burg ist ein eigenes Spiel; { $box } gehört nicht dazu.
error-castle-files = Die Burg hat Dateien für { $known }, nicht für { $name }.
error-castle-one-file = Die Burg nimmt eine Datei mit allen ihren Karten.
error-castle-players = Die Burg ist ein Spiel für 2, nicht für { $number }.
error-castle-sides = { $where }: Seiten sind vier Buchstaben aus { $letters }, nicht { $found }.
error-castle-single-tiles = Die Burg nimmt keine einzelnen Karten, sondern eine Datei mit allen.
error-castle-too-many = { $number } Karten sind mehr, als in der Mauer Platz haben.
error-corner = Die Ecke { $text } liegt nicht mehr auf dem Tisch.
error-crossing = { $where }: { $one } und { $other } kreuzen sich.
error-digits = { $text } ist keine Zahl mit bis zu neun Ziffern.
error-edges = { $where }: Seiten sind vier Buchstaben aus R C F W I A, nicht { $found }.
error-empty-action = In einem leeren Text steht keine Aktion.
error-empty-record = Die Aufzeichnung ist leer.
error-engine = { $command } lässt sich nicht starten: { $why }.
error-field-borders = { $where }: Eine Wiese grenzt an { $name }, was keine Stadt der Karte ist.
error-figure = { $text } ist keine Figur; schreibe Nummer, Rolle und Ort: 1kN.
error-figure-place = Der Figur { $text } fehlt der Ort, die Person oder der Vorrat.
error-first = Nummer { $number } kann nicht beginnen: 0 bis { $last }.
error-game = Ein Spiel { $name } gibt es nicht. Spiele: { $known }.
error-game-tile = Diese Partie hat keine Karte { $name }.
error-half-side = { $where }: Die halbe Seite { $half } gehört zu { $found }.
error-hand-first = Die Karte auf der Hand muss zuerst gelegt werden.
error-hand-fits-nowhere = Die Karte auf der Hand passt nirgends.
error-header-twice = Die Kopfzeile { $name } kommt zweimal vor.
error-impossible = Das kann nicht sein: { $why }.
error-jcz = Das ist kein Spielstand: { $why }.
error-jcz-base = Nur Partien mit dem Grundspiel lassen sich hier spielen.
error-jcz-copies = Ein Satz von { $box } lässt sich hier nicht { $number }-mal spielen.
error-jcz-no-draw = Die Datei legt { $wanted }, aber das ist nicht im Beutel.
error-jcz-draw = Die Datei legt { $wanted }, aber ihre Zufallszahlen ziehen { $drawn }.
error-jcz-figure = Die Figur { $figure } ist hier nicht bekannt.
error-jcz-form = { $where } ist nicht wie in einem Spielstand: { $why }.
error-jcz-key = { $key } fehlt oder ist von der falschen Art: { $what }.
error-jcz-message = Die Nachricht { $kind } mit { $content } ist hier nicht bekannt.
error-jcz-place = Der Ort { $place } ist hier nicht bekannt.
error-jcz-random = { $found } ist keine Zufallszahl zwischen 0 und 1.
error-jcz-start = Eine Partie mit diesen Sätzen beginnt mit { $expected }, nicht mit { $found }.
error-jcz-tile = Unbekannte Karte { $name }.
error-missing-id = { $where }: Einem Teil ({ $kind }) fehlt die „id“.
error-missing-key = { $where }: Der Schlüssel { $key } fehlt.
error-missing-line = Die Zeile { $name } fehlt.
error-name-number = { $text } ist kein Name mit einer Zahl.
error-needs-tiles = { $box } lässt sich nicht ohne Karten spielen.
error-no-board = In der Auslage liegen keine Karten.
error-no-board-line = Weder eine Kopfzeile noch ein Teil der Auslage: { $text }.
error-no-copies = { $box } hat keine Karten, von denen es { $number } Sätze geben könnte.
error-no-courtyard = keinem Hof
error-no-edge = { $where }: { $found } ist weder eine Seite noch eine halbe Seite.
error-no-edges = { $where }: { $found } ist keine Liste von Seiten und halben Seiten.
error-no-field = keiner Wiese
error-not-played = { $box } ist hier nicht im Spiel.
error-no-figure-tile = Dort liegt keine Karte, auf die eine Figur gesetzt werden könnte.
error-no-hand = Es ist keine Karte auf der Hand, die gelegt werden könnte.
error-no-history = Eine Partie, die mit einer Stellung begann, hat keinen Verlauf zum Ansehen.
error-no-mapping = { $where }: { $found } ist keine Zuordnung.
error-no-name = Niemand heißt { $name }.
error-no-number = { $where }: { $found } ist keine Zahl.
error-no-option = { $text } ist keine Option (name=wert). Namen: { $possible }.
error-no-parts = { $where }: { $key } ist keine Liste von Teilen.
error-no-pictures = Für Bilder fehlen Pakete ({ $why }): pip install 'bastide[art]'.
error-no-players = Die Kopfzeile „players“ fehlt.
error-no-record = Eine Partie, die mit einer Stellung begann, hat keine Aufzeichnung; schreibe stattdessen die Stellung.
error-no-setting = { $bot } hat keine Einstellung { $name }. Einstellungen: { $known }.
error-no-settings = { $bot } hat keine Einstellungen, also auch nicht { $name }.
error-no-side = { $where }: { $found } ist keine Seite einer Karte.
error-no-sides = { $where }: { $found } ist keine Liste von Seiten.
error-no-such-box = Die Erweiterung { $name } gibt es nicht. Spielbar: { $known }.
error-no-tile = Das ist keine Karte: { $text }
error-no-tiles = { $box } hat keine eigenen Karten.
error-no-turn = { $file } hat keinen Zug { $turn }.
error-not-changed = { $text } ist kein Gebiet, das verändert wurde.
error-not-connected = Die Karte auf ({ $x },{ $y }) hängt nicht mit den anderen zusammen.
error-not-discarded = Nach ihrem Startwert ist in der Partie hier keine Karte { $tile } weggelegt worden.
error-not-plain = { $where } enthält etwas anderes als Texte und Zahlen.
error-not-playable = Noch nicht spielbar: { $boxes }.
error-not-text = { $file } ist keine Textdatei.
error-not-turned-up = Nach ihrem Startwert ist in der Partie hier nicht { $number } aufgedeckt worden.
error-notation = { $text } ist keine Aktion. Beispiele: „V> 2,-1“, „knight N“, „farmer EL“, „-“ (passen).
error-nothing = nichts
error-nothing-to-undo = Es wurde noch nichts gespielt.
error-number-of-players = Eine Partie spielen 1 bis { $most }, nicht { $number }.
error-number-of-tiles = { $where } kündigt { $announced } Karten an und beschreibt { $described }.
error-only-castle-file = Nur Die Burg nimmt eine Datei für { $name }.
error-option = Die Option { $name } kann nicht { $value } sein. Möglich: { $possible }.
error-own-tiles = Eigene Karten kommen aus bastide.load_tiles; { $found } ist keine.
error-own-files = Dateien sind eine Zuordnung wie {"{"}'tiles': 'burg.yaml', 'wall': 'mauer.yaml'{"}"}, nicht { $found }.
error-options = Optionen sind eine Zuordnung wie {"{"}'fields': 'no'{"}"}, nicht { $found }.
error-other-asked = Gefragt wird jetzt { $asked }, nicht { $who }.
error-own-bot = Einen Bot { $where }:{ $name } gibt es nicht: { $why }.
error-own-bot-kept = In { $file } spielt { $name }, kein Bot von Bastide. Nenne ihn mit --bot, wenn er laufen darf.
error-own-tile = Eine eigene Karte hat eine id wie mine/gate und einen Code aus Buchstaben, nicht { $name } und { $code }.
error-own-tile-blank = Die Karte { $name } ist leer, oder es gibt keine davon.
error-own-tile-block = Die Karte { $name } zeigt { $word }, was nur feste Blöcke und Startkarten haben.
error-own-tile-box = Die Karte { $name } würde zu { $box } gehören.
error-own-tile-ends = Die Karte { $name } zeigt { $word } und braucht mindestens zwei Straßen, die dort enden (end: { $end }).
error-own-tile-numbers = Die Karte { $name } braucht für jedes ihrer { $count } Exemplare eine Zahl bei { $word }.
error-own-tile-open = Eine Straße der Karte { $name } endet offen, und keine Erweiterung ist im Spiel, die sie verbinden könnte.
error-own-tile-taken = Der Name { $taken } der Karte { $name } ist schon vergeben.
error-own-tile-value = Die Karte { $name } zeigt { $word }: { $value }. Bekannt sind nur: { $values }.
error-perft-few = Die Datei nennt weniger Karten als Tiefen.
error-perft-line = Nicht verstanden: { $text }.
error-perft-no-tile = Die Reihenfolge nennt keine Karte.
error-perft-tile = Im Beutel ist keine Karte { $name }, oder nicht so viele davon.
error-path = Eine Datei wird durch einen Text oder Pfad benannt, nicht durch { $found }.
error-phase = Keine Phase heißt { $name }.
error-picture = Der Name eines Bildes endet auf .svg oder .png, nicht wie { $name }.
error-player = Nummer { $number } spielt nicht mit: 0 bis { $last }.
error-player-names = Namen müssen verschieden sein, in einer Zeile und ohne Komma: { $name }.
error-players = Wer mitspielt, sagt eine Anzahl oder eine Liste von Namen, nicht { $found }.
error-position = Eine Stellung beginnt mit „bastide position { $version }“.
error-preset = Erweiterungen sind eine Liste von Namen oder eines von { $known }, nicht { $name }.
error-record = Eine Aufzeichnung beginnt mit „bastide“ und der Version ihres Formats.
error-record-line = Weder eine Kopfzeile noch ein Zug: { $text }.
error-recording = { $file } ist keine Aufzeichnung.
error-recording-json = { $file }: { $why }.
error-refers-to = { $where } verweist auf { $name }, was es dort nicht gibt.
error-river-keys = { $where }: Dem Fluss fehlt „e“ oder „role“.
error-road-end = { $where }: Ein Weg endet bei { $end }, was es dort nicht gibt.
error-same-feature = { $where }: Zwei Gebiete heißen { $name }.
error-same-names = Zwei Namen sind gleich.
error-seed = Ein Startwert ist eine Zahl oder ein Text in einer Zeile, nicht { $found }.
error-setting = Eine Einstellung ist ein Name und eine Zahl, wie width=12, nicht { $text }.
error-setting-limits = Die Einstellung { $name } ist eine Zahl von { $least } bis { $most }, nicht { $found }.
error-side-reached = { $where }: Die Seite { $side } ist { $letter }, aber { $found } reicht bis dorthin.
error-tangled = { $where } ist zu tief verschachtelt oder verweist auf sich selbst.
error-text = Das soll ein Text sein, nicht { $found }: { $what }.
error-theme = Ein Thema { $name } gibt es nicht. Themen: { $known }.
error-tile = Eine Karte { $name } gibt es nicht.
error-tile-count = So viele Karten { $name } gibt es hier nicht.
error-tile-file = { $where } ist nicht wie eine Kartendatei aufgebaut.
error-tile-file-mapping = { $where } muss eine Zuordnung mit „box“ und „tiles“ enthalten.
error-tile-file-name = { $where }: „name“ muss „de“ und „en“ haben.
error-tile-fits = { $tile }{ $arrow } passt nicht auf ({ $x },{ $y }).
error-tile-id = { $where }: Eine id ist ein Text aus höchstens 20 Buchstaben und Ziffern; eine Zahl steht in Anführungszeichen.
error-tiles-no-list = { $where }: „tiles“ ist keine Liste.
error-too-many-tiles = Für { $number } Karten ist kein Platz.
error-turn = Als Nächstes kommt Zug { $next }, nicht { $turn }.
error-twice = { $where } beschreibt { $name } zweimal.
error-two-last = Zwei Karten sind als zuletzt gelegt markiert.
error-two-bots = Ein Wettkampf braucht zwei Bots.
error-results = In { $file } steht etwas anderes als Partien der Arena.
error-process-ended = Ein Prozess, der spielte, hat sich selbst beendet, mehrmals an derselben Stelle. Was bis dahin gespielt wurde, ist gespeichert, falls --results sagt, wo.
error-two-courtyards = { $where }: Die Seite { $side } zeigt zwei Höfe ohne Weg dazwischen.
error-unknown-key = { $where }: unbekannter Schlüssel { $key }.
error-unknown-option = In dieser Partie gibt es keine Option { $name }. Möglich: { $possible }.
error-version = Das Format { $version } ist hier nicht bekannt; bekannt: { $known }.
error-waiver = { $file }: Jede Ausnahme braucht „file“ und „because“, nicht { $found }.
error-waiver-game = { $file }: { $found } ist keine Nummer einer Partie.
error-waivers = { $file } muss eine Liste von Ausnahmen sein.
error-key-twice = { $where }: { $key } steht zweimal da.
error-file-format = { $where } hat das Format { $found }; diese Version liest Format { $known }.
error-too-much = { $where }: { $found } ist zu viel, mehr als { $most } geht nicht.
error-yes-or-no = { $where }: { $key } ist true oder false, nicht { $found }.
error-side-twice = { $where }: { $found } nennt eine Seite zweimal.
error-road-end-sides = { $where }: Ein Weg, der bei { $end } endet, hat nur eine Seite.
error-wall-start-fields = { $where }: Das Startfeld { $name } liegt bei den Feldern { $first } und { $second }.
error-wall-says = { $where }: { $key } widerspricht der Zählleiste.
error-wall-map = { $where }: Der Plan zeigt in Spalte { $column }, Zeile { $row } { $found }; das widerspricht der Zählleiste.
error-wall-square = { $where }: { $key } beim Feld { $first } widerspricht der Zählleiste.
error-wall-count = { $where }: { $key } ist { $announced }, aber es sind { $described }.
error-wall-empty = { $where }: Der Plan hat keine Felder für Burgkarten.
error-wall-far = { $where }: { $found } liegt zu weit weg.
error-wall-gap = { $where }: Die Mauer hat eine Lücke.
error-wall-kind = { $where }: Feld { $first } kann nicht { $found } sein; möglich: corner, straight.
error-wall-large = { $where }: Der Plan ist zu groß.
error-wall-next-fields = { $where }: Auf der Zählleiste folgen die Felder { $first } und { $second } aufeinander.
error-wall-no-place = { $where }: { $found } ist keine Spalte und Zeile.
error-wall-no-ring = { $where }: Die Zählleiste ist kein Ring.
error-wall-no-starts = { $where }: Es gibt keine Startfelder.
error-wall-open-ring = { $where }: Die Zählleiste ist kein geschlossener Ring.
error-wall-same-starts = { $where }: Zwei Startfelder sind gleich.
error-wall-start-cell = { $where } { $name }: „cell“ ist nicht das Feld, vor dem es liegt.
error-wall-start-faces = { $where } { $name } grenzt an kein Feld innerhalb der Mauer.
error-wall-start-market = { $where } { $name }: Nur ein Hof hat einen Markt.
error-wall-start-shows = { $where } { $name } kann nicht { $found } zeigen; möglich: { $known }.
error-wall-twice = { $where }: Die Zählleiste führt zweimal über ein Feld oder ins Innere der Mauer.
error-within = { $where }: { $what }
error-yaml = { $where } ist kein lesbares YAML.
error-yaml-value = In { $where } steht ein Datum oder eine Zahl, die es nicht geben kann.
error-yaml-long = { $where } ist länger als { $most } Zeichen.
error-no-json = kein lesbares JSON
error-file-large = { $file } ist größer, als eine solche Datei sein kann.
error-file-missing = { $file }: Datei oder Ordner nicht gefunden
error-file-forbidden = { $file }: Zugriff verweigert
error-file-folder = { $file }: Das ist ein Ordner
error-file-other = { $file }: { $why }
error-no-store = { $folder } ist kein Ordner eines Servers.
error-no-seed = Die Aufzeichnung hat keinen Startwert: Ihre Ziehungen lassen sich nicht prüfen.
error-wrong-seed = Der Startwert passt nicht zu dem, was veröffentlicht wurde: Sein SHA-256 ist { $found }.
error-wrong-draws = Was gezogen wurde, folgt nicht aus dem Startwert.
error-no-server = Für den Server fehlen Pakete ({ $why }): pip install 'bastide[server]'.
error-bad-store = { $folder } taugt nicht als Ordner eines Servers: { $why }.
error-store-in-use = Ein anderer Server benutzt { $folder } bereits.
error-cannot-listen = Der Server kann { $address } nicht verwenden: { $why }.
error-backup = Die Kopie { $file } lässt sich nicht schreiben: { $why }.
error-backup-itself = { $file } ist die Ablage selbst. Bitte eine andere Datei wählen.
error-empty-store = In { $folder } gab es schon einen Speicher, aber { $file } ist leer oder fehlt. Lege eine Sicherung an seine Stelle, oder entferne { $lock }, um neu anzufangen.
error-foreign-store = { $file } gehört einem anderen Programm.
error-newer-store = Die Ablage hat die Version { $found }; dieser Server kennt { $known }.
error-seed-decides = Der Startwert entscheidet schon.
error-settings-toml = { $file } ist kein lesbares TOML.
error-setting-unknown = Eine Einstellung { $name } gibt es nicht.
error-setting-value = Die Einstellung { $name } kann diesen Wert nicht haben.
why-damaged = die Datei ist beschädigt oder nicht von Bastide
why-no-access = der Zugriff ist nicht erlaubt
why-no-room = es ist kein Platz mehr
why-no-folder = einen solchen Ordner gibt es nicht
why-taken = ein anderes Programm verwendet diese Adresse schon
why-no-address = dieser Rechner hat keine solche Adresse
why-system = das System meldet { $name }
why-no-program = ein solches Programm gibt es nicht
why-no-file = diese Datei gibt es nicht
why-no-module = das Modul { $name } fehlt
why-no-class = eine solche Klasse steht nicht darin
why-raises = beim Laden kommt es zu { $what }
why-making-raises = beim Erzeugen kommt es zu { $what }
why-no-choose = es fehlt choose(view, budget)
raised-in = { $what } ({ $file }, Zeile { $line })
why-lacks = { $key } fehlt
why-other-form = etwas ist von anderer Art
why-part = der Teil { $name } fehlt oder ist von falscher Art
why-parts = ein Teil fehlt oder ist von falscher Art
why-nested = es ist zu tief verschachtelt
why-no-json = es ist kein JSON
why-cut-off = das Ende fehlt
engine-illegal-answer = { $name } antwortet { $answer }; das ist nicht möglich.
engine-ended = { $name } hat sich selbst beendet.
bot-late-answer = Von { $name } kam innerhalb von { $seconds } s keine Antwort.
engine-late-answer = Von { $name } kam innerhalb von { $seconds } s kein { $word }.
error-steps = Die Partie hat { $number } Schritte.
error-too-many-actions = Eine Partie hat höchstens { $most } Aktionen.
error-upload = Die hochgeladene Datei ist kein Text.
error-variable-unreadable = { $prefix }{ $name } ist nicht lesbar: { $text }.
impossible-figure = { NAME($piece, form: "der") } auf ({ $x },{ $y }) kann dort nicht stehen
impossible-lonely = { NAME($piece, form: "der") } auf ({ $x },{ $y }) steht dort ohne Gefolgsmann
impossible-too-many = mehr { NAME($piece, form: "many") }, als es gibt
impossible-fairy-alone = die Fee steht bei niemandem, der da ist
impossible-fairy-elsewhere = die Fee ist nicht dort, wo ihr Gefolgsmann steht
impossible-wall-tiles = mehr als { $copies } Mauerplättchen { $number }
impossible-fresh = Mauerplättchen { $number } ist neu, und niemand hat es
impossible-no-wall-tile = es ist kein Mauerplättchen mehr zu nehmen
impossible-keep = ein Palas steht, wo kein Haus ist
where-set-up = Die Aufstellung
where-line = Die Zeile { $name }
where-message = Nachricht { $number }
where-message-of = Nachricht { $number } ({ $kind })
where-tile = { $file }, Karte { $tile }
where-track = { $file }, Zählleiste
where-start-field = { $file }, Startfeld
file-record = Aufzeichnung
file-position = Stellung
file-setup = Aufstellung
file-save = Spielstand
file-save-message = Nachricht eines Spielstands
file-recording = Aufzeichnung
file-recording-message = Nachricht einer Aufzeichnung

## Ereignisse: Figuren, die gehen, wo es die Wahl nicht schon gesagt hat, und was man sonst auf dem Tisch nicht sieht.

left-eaten = Der Drache frisst { NAME($piece, form: "den") } von { $who } ({ $place }).
    .here = Der Drache frisst { NAME($piece, form: "den") } von { $who }.
left-captured = Gefangen genommen wird { NAME($piece, form: "der") } von { $who } ({ $place }).
    .here = Gefangen genommen wird { NAME($piece, form: "der") } von { $who }.
left-sent-home = Nach Hause geschickt wird { NAME($piece, form: "der") } von { $who } ({ $place }).
    .here = Nach Hause geschickt wird { NAME($piece, form: "der") } von { $who }.
left-hit = Getroffen wird { NAME($piece, form: "der") } von { $who } ({ $place }).
    .here = Getroffen wird { NAME($piece, form: "der") } von { $who }.
left-infected = Die Pest vertreibt { NAME($piece, form: "den") } von { $who } ({ $place }).
    .here = Die Pest vertreibt { NAME($piece, form: "den") } von { $who }.
left-lonely = Allein geblieben, kommt { NAME($piece, form: "der") } von { $who } ({ $place }) nach Hause.
    .here = Allein geblieben, kommt { NAME($piece, form: "der") } von { $who } nach Hause.
left-freed = Wieder frei ist { NAME($piece, form: "der") } von { $who } ({ $place }).
    .here = Wieder frei ist { NAME($piece, form: "der") } von { $who }.
event-disc-landed = Das Plättchen von { $who } landet auf ({ $x },{ $y }).
event-disc-caught = Das Plättchen von { $who } { $result ->
    [caught] wird gefangen
    [dropped] wird berührt, aber nicht gefangen
    [short] fliegt nicht weit genug
   *[far] fliegt weit genug und wird nicht gefangen
  }.
event-message-read = { $who } liest eine Depesche: { $number ->
    [1] { message-smallest-road }
    [2] { message-smallest-city }
    [3] { message-smallest-monastery }
    [4] { message-pennants }
    [5] { message-knights }
    [6] { message-farmers }
    [7] { message-tile }
   *[8] { message-follower }
  }.
event-scored = { $who } { $tally }
event-tile-discarded = { $tile } passt nirgends und kommt aus dem Spiel.
event-tile-set-aside = { $tile } wird vorerst zur Seite gelegt.
event-wall-tile-taken = { $who } nimmt Mauerplättchen { $number }: { wall-tile-does }.
event-wall-tile-used = { $who } setzt Mauerplättchen { $number } ein.

## Was eine Antwort bewirkt.

effect-whose = { $whose ->
    [nobody] { effect-free } { NAME($feature) }
    [asked] d{ NAME($feature, form: "einen") }
   *[other] { NAME($feature, form: "den") } von { $who }
  }
effect-free = { $feature ->
    [monastery] ein freies
    [house] ein freies
    [path] einen freien
    [tower] einen freien
    [courtyard] einen freien
   *[other] eine freie
  }
effect-another = { $whose ->
    [nobody] noch { effect-free } { NAME($feature) }
    [asked] noch { NAME($feature, form: "einen") } von dir
   *[other] noch { NAME($feature, form: "einen") } von { $who }
  }
effect-finishes = stellt { effect-whose } fertig: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
  }
effect-joins = verbindet { $features }{ $whose ->
    [nobody] {""}
    [asked] , gehört dann dir
    [several] , gehört dann { $who } gemeinsam
   *[other] , gehört dann { $who }
  }
effect-extends = erweitert { effect-whose }{ $whose ->
    [nobody] {""}
   *[other] , dann { $points } wert
  }
effect-raises = bringt { effect-whose } auf { $points }
effect-gets = { $whose ->
    [asked] du bekommst
   *[other] { $who } bekommt
  } { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
  }
effect-scores = { effect-gets } für { NAME($feature, form: "den") }
effect-scores-besides = { effect-gets } ({ $what })
effect-pays = { $whose ->
    [asked] du zahlst
   *[other] { $who } zahlt
  } { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
  } ({ $what })
effect-ends = die Partie endet: { $scores }
effect-score = { $who } { $points }

## Punkte: wofür es sie gibt, und was eine Zeile zählt.

tally = { $points } { $claim }: { $sum }
tally-at = { $points } { $claim } { $place }: { $sum }
tally-line = { $units } { $label } × { $each }
tally-plus = { $first } + { $second }
tally-because = { $line } ({ $because })
tally-labels = { $first }, { $second }
tally-nothing = nichts ({ $because })
tally-half = { $sum }, davon die Hälfte ({ $because })

claim-finished = { $feature ->
    [monastery] fertiges
    [house] fertiges
    [path] fertiger
    [tower] fertiger
    [courtyard] fertiger
   *[other] fertige
  }
claim-unfinished = { $feature ->
    [monastery] unfertiges
    [house] unfertiges
    [path] unfertiger
    [tower] unfertiger
    [courtyard] unfertiger
   *[other] unfertige
  }
claim-farmer = Bauernwertung
claim-bonus = Bonus
claim-connected = Bauern am Gutshof
claim-merchant = Hofwertung
claim-keep = Palas
claim-barn = Gutshofwertung
claim-catapult = Katapult
claim-message = Depesche
claim-payment = Zahlung
claim-robber = Räuber
claim-teacher = Lehrer

label-tiles = { $units ->
    [one] Karte
   *[other] Karten
  }
label-pennants = { $units ->
    [one] Wappen
   *[other] Wappen
  }
label-markets = { $units ->
    [one] Markt
   *[other] Märkte
  }
label-finished-cities = { $units ->
    [one] fertige Stadt
   *[other] fertige Städte
  }
label-finished-roads = { $units ->
    [one] fertige Straße
   *[other] fertige Straßen
  }
label-empty-cells = { $units ->
    [one] leeres Feld
   *[other] leere Felder
  }
label-besieged = { $units ->
    [one] belagerte Stadt
   *[other] belagerte Städte
  }
label-cathedral = Kathedrale
label-cloth = Tuch
label-fairy = Fee
label-fountain = Brunnen
label-gold = { $units ->
    [one] Goldstück
   *[other] Goldstücke
  }
label-grain = Korn
label-inn = Wirtshaus
label-king = König
label-king-and-robber-baron = König und Raubritter
label-lost-challenge = verlorene Herausforderung
label-mage = Magier
label-most-wine = Weinmehrheit
label-most-grain = Kornmehrheit
label-most-cloth = Tuchmehrheit
label-pig = { $units ->
    [one] Stadt mit Schwein
   *[other] Städte mit Schwein
  }
label-pig-herd = { $units ->
    [one] Stadt mit Schweineherde
   *[other] Städte mit Schweineherde
  }
label-ransom = Freikauf
label-farmers = { $units ->
    [one] Bauer
   *[other] Bauern
  }
label-knights = { $units ->
    [one] Ritter
   *[other] Ritter
  }
label-seal = Siegel
label-catches = { $units ->
    [one] Fang
   *[other] Fänge
  }
label-hits-on-the-fair = { $units ->
    [one] Treffer am Jahrmarkt
   *[other] Treffer am Jahrmarkt
  }
label-throws = { $units ->
    [one] Wurf
   *[other] Würfe
  }
label-robber = Räuber
label-robbed-points = { $units ->
    [one] geraubter Punkt
   *[other] geraubte Punkte
  }
label-robber-baron = Raubritter
label-scored-road = gewertete Straße
label-scored-city = gewertete Stadt
label-scored-monastery = gewertetes Kloster
label-scored-shrine = gewertete Kultstätte
label-scored-field = gewertete Wiese
label-siege = Belagerung
label-small-city = kleine Stadt
label-wall-tile = Mauerplättchen { $number }
label-witch = Hexe
label-wine = Wein

## Im Terminal

terminal-help =
    Tippe die Nummer einer Antwort, eine Aktion wie „V> 2,-1“ oder ein Wort:
    zurück (u)   letzte Aktion zurücknehmen   wenn (w)     wenn jetzt Schluss wäre
    karten (t)   Karten im Beutel             legende (l)  was die Zeichen heißen
    auslage (m)  die ganze Auslage in Kürze   < > ^ v      anderen Teil ansehen
    speichern DATEI (s)   ende (q)  sichern und aufhören   hilfe (?)  diese Hilfe
terminal-words-help = ? hilfe
terminal-words-undo = u zurück
terminal-words-ended = w wenn
terminal-words-tiles = t karten
terminal-words-legend = l legende
terminal-words-map = m auslage
terminal-words-save = s speichern
terminal-words-quit = q ende beenden aufhören
terminal-player = Rot
terminal-plays = { $who }: { $what } [{ $action }]
terminal-forced = { $who }: { $what } [{ $action }] – es gibt keine andere Wahl
terminal-legend = Was die Zeichen bedeuten; Großbuchstaben sind stehende Figuren, Kleinbuchstaben liegende auf Wiesen:
terminal-landing = ({ $points } { $points ->
    [one] Punkt
   *[other] Punkte
  }, Zählsteine dann: { $where })
terminal-save-taken = { $file } gibt es schon; nimm einen anderen Namen.
terminal-save-where = In welche Datei? Tippe: speichern DATEI
terminal-finished = Die Partie ist in { $file } gespeichert; mit bastide replay siehst du sie dir noch einmal an.
board-rows = (die Zeilen { $first } bis { $last } passen hier nicht untereinander)
terminal-score = { $who } { $score } { $score ->
    [one] Punkt
   *[other] Punkte
  }, { $held }
terminal-won = Gewonnen: { $who }.
picture-hand = auf der Hand: { $tile }
terminal-hand = Auf der Hand: { $tile }
terminal-before = Davor kannst du „{ $action }“ tippen: { $what }.
terminal-where = Wohin? 1-{ $last }
terminal-where-or-nowhere = Wohin? 1-{ $last }, - für nirgends
terminal-way = Wie herum? { $ways }
terminal-no-choice = Eine Antwort { $answer } gibt es nicht: 1 bis { $last }.
terminal-saved = Gespeichert.
terminal-hint = Tippe die Nummer einer Antwort, eine Aktion wie „V> 2,-1“ oder ein Wort; ? zeigt die Wörter.
terminal-if-ended = Wenn jetzt Schluss wäre: { $scores }
terminal-kept = Die Partie ist in { $file } gespeichert. Weiter geht es mit:
board-columns = (die Spalten { $first } bis { $last } passen hier nicht nebeneinander)
held-marker = auf Feld { $field }
held-marker-of = { NAME($piece) } auf Feld { $field }
held-keep = Palas { $size }
held-prisoner = { NAME($piece) } von { $who }
held-prisoners = hält gefangen: { $kept }
held-wall-tiles = Mauerplättchen { $tiles }
held-wall-tile = { $number } ({ $number ->
    [1] noch ein Zug
    [2] Turm doppelt
    [3] Haus doppelt
    [4] unfertiger Weg
    [5] unfertiger Turm
    [6] unfertiges Haus
    [7] Märkte
    [8] Palas + 2
   *[9] 5 Punkte
  })
error-language = Eine Sprache { $name } gibt es nicht. Sprachen: { $known }.

## Orte

place = { NAME($feature) } ({ $x },{ $y })
place-side = { NAME($feature) } { side } ({ $x },{ $y })
place-beside = { NAME($feature) }

## Namen; die Formen sind Fälle mit Artikel: der (Nominativ), den (Akkusativ), dem (Dativ), einen (Akkusativ); hin: wohin
## eine Figur geht.

name-road = Straße
    .der = die Straße
    .den = die Straße
    .dem = der Straße
    .einen = eine Straße
name-path = Weg
    .der = der Weg
    .den = den Weg
    .dem = dem Weg
    .einen = einen Weg
name-city = Stadt
    .der = die Stadt
    .den = die Stadt
    .dem = der Stadt
    .einen = eine Stadt
name-field = Wiese
    .der = die Wiese
    .den = die Wiese
    .dem = der Wiese
    .einen = eine Wiese
name-monastery = Kloster
    .der = das Kloster
    .den = das Kloster
    .dem = dem Kloster
    .einen = ein Kloster
name-shrine = Kultstätte
    .der = die Kultstätte
    .den = die Kultstätte
    .dem = der Kultstätte
    .einen = eine Kultstätte
name-tower = Turm
    .der = der Turm
    .den = den Turm
    .dem = dem Turm
    .einen = einen Turm
name-house = Haus
    .der = das Haus
    .den = das Haus
    .dem = dem Haus
    .einen = ein Haus
name-courtyard = Hof
    .der = der Hof
    .den = den Hof
    .dem = dem Hof
    .einen = einen Hof
name-wall = Mauer
    .der = die Mauer
    .den = die Mauer
    .dem = der Mauer
    .einen = eine Mauer
name-river = Fluss
    .der = der Fluss
    .den = den Fluss
    .dem = dem Fluss
    .einen = einen Fluss
name-abbey = Abtei
    .many = Abteien
    .der = die Abtei
    .den = die Abtei
    .dem = der Abtei
    .einen = eine Abtei
name-highwayman = Wegelagerer
    .der = der Wegelagerer
    .den = den Wegelagerer
    .dem = dem Wegelagerer
    .einen = einen Wegelagerer
name-knight = Ritter
    .der = der Ritter
    .den = den Ritter
    .dem = dem Ritter
    .einen = einen Ritter
name-farmer = Bauer
    .der = der Bauer
    .den = den Bauern
    .dem = dem Bauern
    .einen = einen Bauern
name-monk = Mönch
    .der = der Mönch
    .den = den Mönch
    .dem = dem Mönch
    .einen = einen Mönch
name-heretic = Ketzer
    .der = der Ketzer
    .den = den Ketzer
    .dem = dem Ketzer
    .einen = einen Ketzer
name-guard = Turmwächter
    .der = der Turmwächter
    .den = den Turmwächter
    .dem = dem Turmwächter
    .einen = einen Turmwächter
name-herald = Herold
    .der = der Herold
    .den = den Herold
    .dem = dem Herold
    .einen = einen Herold
name-squire = Knappe
    .der = der Knappe
    .den = den Knappen
    .dem = dem Knappen
    .einen = einen Knappen
name-merchant = Händler
    .der = der Händler
    .den = den Händler
    .dem = dem Händler
    .einen = einen Händler
name-follower = Gefolgsmann
    .many = Gefolgsleute
    .der = der Gefolgsmann
    .den = den Gefolgsmann
    .dem = dem Gefolgsmann
    .einen = einen Gefolgsmann
name-large-follower = großer Gefolgsmann
    .many = große Gefolgsleute
    .der = der große Gefolgsmann
    .den = den großen Gefolgsmann
    .dem = dem großen Gefolgsmann
    .einen = einen großen Gefolgsmann
name-mayor = Bürgermeister
    .many = Bürgermeister
    .der = der Bürgermeister
    .den = den Bürgermeister
    .dem = dem Bürgermeister
    .einen = einen Bürgermeister
name-wagon = Wagen
    .many = Wagen
    .der = der Wagen
    .den = den Wagen
    .dem = dem Wagen
    .einen = einen Wagen
name-phantom = Phantom
    .many = Phantome
    .der = das Phantom
    .den = das Phantom
    .dem = dem Phantom
    .einen = ein Phantom
name-builder = Baumeister
    .many = Baumeister
    .der = der Baumeister
    .den = den Baumeister
    .dem = dem Baumeister
    .einen = einen Baumeister
name-pig = Schwein
    .many = Schweine
    .der = das Schwein
    .den = das Schwein
    .dem = dem Schwein
    .einen = ein Schwein
name-barn = Gutshof
    .many = Gutshöfe
    .der = der Gutshof
    .den = den Gutshof
    .dem = dem Gutshof
    .einen = einen Gutshof
name-robber = Räuber
    .many = Räuber
    .der = der Räuber
    .den = den Räuber
    .dem = dem Räuber
    .einen = einen Räuber
name-messenger = Gefolgsfrau
    .many = Gefolgsfrauen
    .der = die Gefolgsfrau
    .den = die Gefolgsfrau
    .dem = der Gefolgsfrau
    .einen = eine Gefolgsfrau
name-dragon = Drache
    .many = Drachen
    .der = der Drache
    .den = den Drachen
    .dem = dem Drachen
    .einen = einen Drachen
name-fairy = Fee
    .many = Feen
    .der = die Fee
    .den = die Fee
    .dem = der Fee
    .einen = eine Fee
name-count = Graf
    .many = Grafen
    .der = der Graf
    .den = den Grafen
    .dem = dem Grafen
    .einen = einen Grafen
name-wheel-pig = rosa Schwein
    .many = rosa Schweine
    .der = das rosa Schwein
    .den = das rosa Schwein
    .dem = dem rosa Schwein
    .einen = ein rosa Schwein
name-teacher = Lehrer
    .many = Lehrer
    .der = der Lehrer
    .den = den Lehrer
    .dem = dem Lehrer
    .einen = einen Lehrer
name-mage = Magier
    .many = Magier
    .der = der Magier
    .den = den Magier
    .dem = dem Magier
    .einen = einen Magier
name-witch = Hexe
    .many = Hexen
    .der = die Hexe
    .den = die Hexe
    .dem = der Hexe
    .einen = eine Hexe
name-keep = Palas
    .many = Palasse
    .der = der Palas
    .den = den Palas
    .dem = dem Palas
    .einen = einen Palas
name-bridge = Brücke
    .many = Brücken
    .der = die Brücke
    .den = die Brücke
    .dem = der Brücke
    .einen = eine Brücke
name-castle = Burg
    .many = Burgen
    .hin = als Burgherr
    .der = die Burg
    .den = die Burg
    .dem = der Burg
    .einen = eine Burg
name-tower-floor = Turmteil
    .many = Turmteile
    .der = das Turmteil
    .den = das Turmteil
    .dem = dem Turmteil
    .einen = ein Turmteil
name-tunnel = Tunnelplättchen
    .many = Tunnelplättchen
    .der = das Tunnelplättchen
    .den = das Tunnelplättchen
    .dem = dem Tunnelplättchen
    .einen = ein Tunnelplättchen
name-ferry = Fähre
    .many = Fähren
    .der = die Fähre
    .den = die Fähre
    .dem = der Fähre
    .einen = eine Fähre
name-gold = Goldstück
    .many = Goldstücke
    .der = das Goldstück
    .den = das Goldstück
    .dem = dem Goldstück
    .einen = ein Goldstück
name-flea = Floh
    .many = Flöhe
    .der = der Floh
    .den = den Floh
    .dem = dem Floh
    .einen = einen Floh
name-plague-source = Pestherd
    .many = Pestherde
    .der = der Pestherd
    .den = den Pestherd
    .dem = dem Pestherd
    .einen = einen Pestherd
name-wine = Wein
    .many = Wein
    .der = der Wein
    .den = den Wein
    .dem = dem Wein
    .einen = einen Wein
name-grain = Korn
    .many = Korn
    .der = das Korn
    .den = das Korn
    .dem = dem Korn
    .einen = ein Korn
name-cloth = Tuch
    .many = Tuch
    .der = das Tuch
    .den = das Tuch
    .dem = dem Tuch
    .einen = ein Tuch
name-king = König
    .many = Könige
    .der = der König
    .den = den König
    .dem = dem König
    .einen = einen König
name-robber-baron = Raubritter
    .many = Raubritter
    .der = der Raubritter
    .den = den Raubritter
    .dem = dem Raubritter
    .einen = einen Raubritter
name-catapult-disc = Katapult-Plättchen
    .many = Katapult-Plättchen
    .der = das Katapult-Plättchen
    .den = das Katapult-Plättchen
    .dem = dem Katapult-Plättchen
    .einen = ein Katapult-Plättchen
name-message = Depesche
    .many = Depeschen
    .der = die Depesche
    .den = die Depesche
    .dem = der Depesche
    .einen = eine Depesche
name-wall-tile = Mauerplättchen
    .many = Mauerplättchen
    .der = das Mauerplättchen
    .den = das Mauerplättchen
    .dem = dem Mauerplättchen
    .einen = ein Mauerplättchen
name-flying-machine = Fluggerät
    .der = das Fluggerät
    .den = das Fluggerät
    .dem = dem Fluggerät
    .einen = ein Fluggerät
    .hin = ins Fluggerät
name-castle-quarter = Schloss
    .der = das Schloss
    .den = das Schloss
    .dem = dem Schloss
    .einen = ein Schloss
    .hin = ins Schloss
name-smithy-quarter = Schmiede
    .der = die Schmiede
    .den = die Schmiede
    .dem = der Schmiede
    .einen = eine Schmiede
    .hin = in die Schmiede
name-cathedral-quarter = Kathedrale
    .der = die Kathedrale
    .den = die Kathedrale
    .dem = der Kathedrale
    .einen = eine Kathedrale
    .hin = in die Kathedrale
name-market-quarter = Markt
    .der = der Markt
    .den = den Markt
    .dem = dem Markt
    .einen = einen Markt
    .hin = auf den Markt
name-fortuna-crown = Kronenfeld der Fortuna
    .der = das Kronenfeld der Fortuna
    .den = das Kronenfeld der Fortuna
    .dem = dem Kronenfeld der Fortuna
    .einen = ein Kronenfeld der Fortuna
    .hin = auf das Kronenfeld der Fortuna
name-taxes-crown = Kronenfeld der Steuern
    .der = das Kronenfeld der Steuern
    .den = das Kronenfeld der Steuern
    .dem = dem Kronenfeld der Steuern
    .einen = ein Kronenfeld der Steuern
    .hin = auf das Kronenfeld der Steuern
name-famine-crown = Kronenfeld der Hungersnot
    .der = das Kronenfeld der Hungersnot
    .den = das Kronenfeld der Hungersnot
    .dem = dem Kronenfeld der Hungersnot
    .einen = ein Kronenfeld der Hungersnot
    .hin = auf das Kronenfeld der Hungersnot
name-storm-crown = Kronenfeld des Unwetters
    .der = das Kronenfeld des Unwetters
    .den = das Kronenfeld des Unwetters
    .dem = dem Kronenfeld des Unwetters
    .einen = ein Kronenfeld des Unwetters
    .hin = auf das Kronenfeld des Unwetters
name-inquisition-crown = Kronenfeld der Inquisition
    .der = das Kronenfeld der Inquisition
    .den = das Kronenfeld der Inquisition
    .dem = dem Kronenfeld der Inquisition
    .einen = ein Kronenfeld der Inquisition
    .hin = auf das Kronenfeld der Inquisition
name-pestilence-crown = Kronenfeld der Pest
    .der = das Kronenfeld der Pest
    .den = das Kronenfeld der Pest
    .dem = dem Kronenfeld der Pest
    .einen = ein Kronenfeld der Pest
    .hin = auf das Kronenfeld der Pest
name-track = Feld { $number } der Wertungstafel
    .der = das Feld { $number } der Wertungstafel
    .den = das Feld { $number } der Wertungstafel
    .dem = dem Feld { $number } der Wertungstafel
    .hin = auf das Feld { $number } der Wertungstafel
name-prison-of = Gefängnis von { $number }
    .der = das Gefängnis von { $number }
    .den = das Gefängnis von { $number }
    .dem = dem Gefängnis von { $number }
    .einen = ein Gefängnis von { $number }

## Titel der Schachteln

title-castle = Die Burg
title-base = Grundspiel
title-river = Der Fluss
title-river-ii = Der Fluss II
title-inns-and-cathedrals = Wirtshäuser & Kathedralen
title-traders-and-builders = Händler & Baumeister
title-king-and-robber = König & Späher
title-cathars = Die Katharer
title-count = Der Graf von Carcassonne
title-princess-and-dragon = Burgfräulein & Drache
title-tower = Der Turm
title-games-quarterly = Games Quarterly
title-abbey-and-mayor = Abtei & Bürgermeister
title-shrines = Die Kultstätten
title-cult-siege-creativity = Cult, Siege & Creativity
title-count-king-consorts = Graf, König & Konsorten
title-catapult = Das Katapult
title-wheel-of-fortune = Das Schicksalsrad
title-tunnel = Der Tunnel
title-bridges-castles-bazaars = Burgen, Brücken und Basare
title-crop-circles = Die Kornkreise
title-crop-circles-ii = Die Kornkreise II
title-plague = Die Pest
title-phantom = Das Gefolge
title-festival = Das Fest
title-school = Die Schule
title-flying-machines = Die Fluggeräte
title-messages = Die Depeschen
title-ferries = Die Fähren
title-gold-mines = Die Goldminen
title-mage-and-witch = Magier & Hexe
title-robbers = Die Räuber

## Was eine Schachtel ist, in einem Satz.

box-castle = Ein eigenes Spiel zu zweit, innerhalb einer Burgmauer.
    .rule = Zu zweit legt ihr sechzig Karten innerhalb einer Burgmauer, und nur Wege müssen fortgesetzt werden. Wer auf einem fertigen Weg, Turm oder Haus mehr Gefolgsleute hat, bekommt die Punkte; bei Gleichstand bekommt sie niemand. Die Mauer ist die Zählleiste: Wer genau auf einem Eckturm landet, nimmt ein Mauerplättchen. Am Ende gibt es Punkte für die Märkte auf den Höfen der Händler und für den größeren Palas, je nach der größten leeren Fläche.
    .section = Regel der Burg
box-base = Karten legen und Gefolgsleute auf Straßen, in Städte, in Klöster und auf Wiesen setzen.
    .rule = In deinem Zug ziehst du eine Karte, legst sie passend an und darfst einen Gefolgsmann daraufsetzen, wo noch niemand steht. Fertige Straßen bringen 1 Punkt für jede Karte, Städte 2 für jede Karte und jedes Wappen, Klöster 9, und die Gefolgsleute kommen zurück. Wer in einem Gebiet die meisten hat, bekommt die Punkte; bei Gleichstand bekommen alle die vollen Punkte. Am Ende zählt Unfertiges nur 1 für jede Karte und jedes Wappen, und Bauern bekommen 3 Punkte für jede fertige Stadt an ihrer Wiese.
    .section = Gesamtregelwerk 2, 4.1, 4.2, 4.4, 4.6, 5 und 6
box-river = Ein Fluss wird gelegt, bevor an seinen Ufern das Land wächst.
    .rule = Statt der Startkarte liegt die Quelle auf dem Tisch. Zuerst werden nur Flusskarten gezogen; jede wird dort angelegt, wo das Wasser endet, und der See kommt zuletzt. Zwei Biegungen direkt hintereinander dürfen nicht in dieselbe Richtung führen. Figuren werden wie immer gesetzt und gewertet, aber nie auf den Fluss selbst.
    .section = Gesamtregelwerk 3.1.1
box-river-ii = Ein Fluss, der sich gabelt, mit Vulkan, Wirtshaus und Schweinen an den Ufern.
    .rule = Wer beginnt, legt eine Gabelung, und der Fluss wächst an beiden Armen, die nicht verbunden werden dürfen. Ein See mit Vulkan schließt ihn ab. Am Ufer liegen ein Wirtshaus, das wie bei Wirtshäuser & Kathedralen zählt, und eine Schweineherde, mit der jede fertige Stadt an ihrer Wiese 1 Punkt mehr bringt. Spielt der Drache mit, kommt er auf den Vulkan, und es folgt ein weiterer Zug.
    .section = Gesamtregelwerk 3.1.2.2
box-inns-and-cathedrals = Wirtshäuser und Kathedralen bringen mehr für Fertiges und nichts für Unfertiges, und ein großer Gefolgsmann zählt doppelt.
    .rule = Eine fertige Straße mit Wirtshaus zählt 2 statt 1 für jede Karte, eine fertige Stadt mit Kathedrale 3 statt 2 für jede Karte und jedes Wappen. Sind sie am Ende unfertig, bringen sie nichts. Außerdem haben alle einen großen Gefolgsmann, der bei der Mehrheit wie zwei zählt.
    .section = Gesamtregelwerk 4.4.2, 4.6.1.1 und 4.6.2.2
box-traders-and-builders = Waren aus fertigen Städten, Baumeister für einen Doppelzug und Schweine für die Bauern.
    .rule = Wer eine Stadt fertigstellt, nimmt ihre Waren, egal wem sie gehört; am Ende bringt die Mehrheit an Wein, Korn und Tuch je 10 Punkte. Deinen Baumeister setzt du zu einem eigenen Gefolgsmann auf die Straße oder in die Stadt: Immer wenn du sie verlängerst, hast du einen Doppelzug. Dein Schwein setzt du zu einem eigenen Bauern: Gehört dir die Wiese, bringt dir jede fertige Stadt 4 statt 3 Punkte.
    .section = Gesamtregelwerk 4.4.3, 4.4.4, 4.6.2.3 und 6.3
box-king-and-robber = Die größte Stadt bringt den König, die längste Straße den Raubritter.
    .rule = Wer die erste Stadt fertigstellt, bekommt den König, danach immer, wer eine größere fertigstellt. Ebenso geht der Raubritter an die längste Straße. Am Ende bringt der König 1 Punkt für jede fertige Stadt im Spiel, der Raubritter für jede fertige Straße.
    .section = Gesamtregelwerk 4.6.4, 6.4 und 6.5
box-cathars = Eine belagerte Stadt ist weniger wert, ernährt ihre Bauern aber doppelt.
    .rule = Eine Stadt mit Katharern ist belagert: Fertig zählt sie 1 statt 2 für jede Karte und jedes Wappen, unfertig nichts. Bauern bekommen für sie doppelt so viel. Liegt ein Kloster neben der Karte mit den Katharern, auch diagonal, darfst du am Ende deines Zuges einen deiner Ritter zurücknehmen.
    .section = Gesamtregelwerk 4.2.2, 4.6.2.1 und 6.2
box-count = In der Mitte liegt Carcassonne, wo Gefolgsleute warten, bis sie gebraucht werden.
    .rule = In der Mitte liegt die Stadt Carcassonne. Wer anderen Punkte verschafft und sich selbst keine, darf einen Gefolgsmann in eines der vier Viertel stellen und danach den Grafen versetzen. Bevor etwas gewertet wird, dürfen Gefolgsleute aus dem passenden Viertel dazukommen, nur nicht aus dem, in dem der Graf steht.
    .section = Gesamtregelwerk 3.1.2.1, 4.6.2.4 und 4.6.3
box-princess-and-dragon = Ein Drache, der frisst, eine Fee, die beschützt, Zaubergänge und Burgfräulein.
    .rule = Ein Vulkan ruft den Drachen, und eine Drachenkarte lässt ihn sechs Karten weit ziehen; alle Figuren, die er trifft, kommen zurück. Die Fee steht bei einem Gefolgsmann, hält den Drachen fern und bringt Punkte. Durch einen Zaubergang darf ein Gefolgsmann auf eine beliebige Karte, und ein Burgfräulein kann einen Ritter nach Hause schicken.
    .section = Gesamtregelwerk 4.2.4 und 4.4.5
box-tower = Türme wachsen und machen Gefangene, die ausgetauscht oder freigekauft werden.
    .rule = Statt eine Figur zu setzen, darfst du ein Turmteil auf irgendeinen Turm oder Turmbauplatz setzen und einen Gefolgsmann in Reichweite nehmen: Ein fremder ist dein Gefangener. Wer gegenseitig Gefolgsleute gefangen hält, tauscht sie sofort aus, und einmal im Zug kannst du einen deiner Gefolgsleute für 3 Punkte freikaufen. Ein Gefolgsmann auf der Spitze schließt einen Turm ab.
    .section = Gesamtregelwerk 3.3.1 und 4.4.6
box-games-quarterly = Zwölf weitere Karten, mit Schweinen und einer neuen Quelle.
    .rule = Zehn Landschaftskarten und zwei Flusskarten, die zu einem mitgespielten Fluss gehören. Auf einer Wiese weidet eine Schweineherde: Am Ende ist dort jede fertige Stadt 1 Punkt mehr wert für alle, denen die Wiese gehört.
    .section = Gesamtregelwerk 1.11, 6.2 und 7.4.5
box-abbey-and-mayor = Abteien für Löcher, Bürgermeister für Wappen, Wagen, die weiterfahren, und Gutshöfe für Wiesen.
    .rule = Eine Abtei füllt ein Loch, schließt alles ringsum ab und zählt wie ein Kloster. Ein Bürgermeister ist so stark, wie seine Stadt Wappen hat. Ein Wagen darf nach der Wertung weiterfahren. Ein Gutshof steht, wo vier Karten nur Wiese zeigen: Die Bauern dort werden sofort gewertet und kommen zurück, und am Ende bringt er 4 Punkte für jede fertige Stadt an der Wiese.
    .section = Gesamtregelwerk 4.2.1 und 4.4.7 bis 4.4.9
box-shrines = Ketzer in Kultstätten wetteifern mit den Mönchen nebenan.
    .rule = Eine Kultstätte zählt wie ein Kloster, und der Gefolgsmann darin ist ein Ketzer. Liegen Kultstätte und Kloster nebeneinander und sind beide besetzt, kommt es zur Herausforderung: Was zuerst fertig wird, bringt 9 Punkte, das andere nichts. Keines von beiden darf zwei solche Gegner haben.
    .section = Gesamtregelwerk 4.2.3 und 4.6.7
box-cult-siege-creativity = Kultstätten, Belagerungen und leere Karten zum Bemalen.
    .rule = Sechs Kultstätten, vier Karten mit Katharern und zwei leere Karten. Gespielt wird nach den Regeln von Die Kultstätten und Die Katharer. Eine leere Karte lässt sich als eigene Karte spielen.
    .section = Gesamtregelwerk 1.15
box-count-king-consorts = Der Graf, König & Späher, Der Fluss II und Die Kultstätten zusammen.
    .rule = Vier Mini-Erweiterungen in einer Schachtel: Der Graf von Carcassonne, Der Fluss II, König & Späher und Die Kultstätten. Eigene Regeln hat sie nicht.
    .section = Gesamtregelwerk 1.13
box-catapult = Jahrmärkte, auf denen ein Katapult Plättchen auf die Auslage schleudert.
    .rule = Wer einen Jahrmarkt legt, wählt eines von vier Spielen, und dann schleudern alle ein Plättchen mit dem Katapult: um Gefolgsleute zu treffen, um einen auszutauschen, um dem Jahrmarkt nahe zu kommen oder damit es jemand fängt. Getroffene Gefolgsleute kommen zurück; Zielen und Fangen bringen je 5 Punkte.
    .section = Gesamtregelwerk 4.2.5
box-wheel-of-fortune = Ein großes Rad als Startkarte, auf dem ein Schwein Glück, Steuern und Pest bringt.
    .rule = Am Anfang liegt eine Tafel mit dem Schicksalsrad, und manche Karten ziehen das Schwein darauf weiter. Wo es anhält, geschieht etwas: Fortuna bringt 3 Punkte, wenn du am Zug bist; Steuern, Hungersnot, Unwetter, Inquisition und Pest betreffen alle. Gefolgsleute auf den Kronenfeldern dort bringen Punkte.
    .section = Gesamtregelwerk 3.1.3, 4.2.6 und 4.4.10
box-tunnel = Tunnel verbinden Straßen, die voneinander getrennt liegen.
    .rule = An einem Tunneleingang bricht eine Straße ab, ist dort aber nicht zu Ende. Nach der Figur darfst du eines deiner Tunnelplättchen auf irgendeinen freien Eingang legen. Zwei Plättchen einer Farbe verbinden ihre Straßen unterirdisch, egal wem die Farbe gehört. Es zählen nur die sichtbaren Karten.
    .section = Gesamtregelwerk 3.3.3 und 4.5
box-bridges-castles-bazaars = Brücken über alles hinweg, Burgen aus Kleinstädten und Basare, auf denen Karten versteigert werden.
    .rule = Eine Brücke führt eine Straße gerade über eine Karte hinweg. Eine Kleinstadt aus zwei halbrunden Stadtteilen kann zur Burg werden, deren Burgherr die Punkte für das Nächste bekommt, was in der Umgebung fertig wird. Auf einem Basar bieten alle auf Karten, die sie in ihrem nächsten Zug legen.
    .section = Gesamtregelwerk 3.3.4, 4.2.7, 4.3 und 4.6.5
box-crop-circles = Kornkreise lassen Gefolgsleute einer Art kommen oder gehen.
    .rule = Wer einen Kornkreis legt, spielt den Zug wie immer und wählt dann für alle: Entweder dürfen alle zu einem eigenen Gefolgsmann einen dazusetzen, oder alle müssen einen zurücknehmen. Das Symbol sagt, wer betroffen ist: Bauern, Wegelagerer oder Ritter.
    .section = Gesamtregelwerk 4.2.8
box-crop-circles-ii = Sechs weitere Kornkreise, die Gefolgsleute einer Art kommen oder gehen lassen.
    .rule = Sechs weitere Karten mit Kornkreis, nach denselben Regeln: Alle dürfen einen Gefolgsmann der gezeigten Art dazusetzen oder müssen einen zurücknehmen.
    .section = Gesamtregelwerk 1.25 und 4.2.8
box-plague = Eine Pest, die sich von Karte zu Karte ausbreitet und Gefolgsleute nach Hause schickt.
    .rule = Pestkarten bringen Pestherde, und von ihnen breiten sich Flöhe auf die Karten daneben aus. Wo ein Floh hingelegt wird, kommen alle Gefolgsleute ohne Punkte zurück. Einmal im Zug darfst du einen deiner Gefolgsleute fliehen lassen, auf seiner Straße, in seiner Stadt oder auf seiner Wiese. Sind die Flöhe aufgebraucht, erlischt der älteste Pestherd, solange es noch einen anderen gibt.
    .section = Gesamtregelwerk 3.1.4 und 4.2.9
box-phantom = Ein zweiter Gefolgsmann im selben Zug, halb durchsichtig.
    .rule = Das Phantom ist ein weiterer Gefolgsmann und zählt wie ein kleiner. Es darf die Figur des Zuges sein oder als zweite Figur in ein anderes Gebiet der gerade gelegten Karte kommen.
    .section = Gesamtregelwerk 3.3.5 und 4.4.11
box-festival = Ein Fest bringt eine Figur nach Hause.
    .rule = Wer ein Fest legt, darf wie immer eine Figur setzen oder stattdessen eine eigene Figur von irgendwo auf dem Tisch zurücknehmen. Gewertet wird sie dabei nicht.
    .section = Gesamtregelwerk 4.2.10
box-school = Zwei Karten mit einer Schule, deren Lehrer Punkte noch einmal bringt.
    .rule = Sechs Straßen führen zu einer Schule. Wer eine davon fertigstellt, bekommt den Lehrer und mit ihm bei der nächsten Wertung dieselben Punkte wie die anderen; bei einer eigenen Wertung zählen sie also doppelt. Dann geht er zurück.
    .section = Gesamtregelwerk 3.1.5 und 4.6.1.2
box-flying-machines = Fluggeräte tragen einen Gefolgsmann geradeaus, so weit der Würfel es sagt.
    .rule = Statt eine Figur zu setzen, darfst du einen Gefolgsmann auf das gerade gelegte Fluggerät stellen. Ein Würfel sagt, wie weit er in dessen Richtung fliegt. Kann er dort auf etwas Unfertigem landen, so muss er es, auch wo schon andere stehen, aber nie auf einer Wiese.
    .section = Gesamtregelwerk 4.2.11.1
box-messages = Ein zweiter Zählstein auf der Wertungstafel, die Gefolgsfrau, bringt Depeschen.
    .rule = Alle haben einen zweiten Zählstein auf der Wertungstafel, die Gefolgsfrau, und wählen, welcher von beiden weiterzieht. Wer am Zug ist und auf einem dunklen Feld anhält, zieht eine Depesche und führt sie aus oder nimmt stattdessen 2 Punkte.
    .section = Gesamtregelwerk 3.3.6.1 und 4.6.12.1
box-ferries = Fähren auf Seen verbinden Straßen immer wieder neu.
    .rule = Wer einen See legt, verbindet zwei seiner Straßenenden mit einer Fähre. Wer eine Karte an eine Straße mit Fähre legt, darf in jeder Richtung die erste Fähre umlegen, und so verbinden und trennen sich Straßen immer wieder.
    .section = Gesamtregelwerk 4.2.11.2
box-gold-mines = Goldstücke für die Mehrheit in dem, worauf sie liegen.
    .rule = Wer eine Goldmine legt, legt ein Goldstück darauf und ein zweites auf eine Karte daneben. Wer bei etwas Fertigem die Mehrheit hat, nimmt das Gold von dessen Karten. Am Ende ist jedes Goldstück 1 bis 4 Punkte wert: je mehr Stücke, desto mehr.
    .section = Gesamtregelwerk 4.2.11.3
box-mage-and-witch = Der Magier macht eine Straße oder Stadt wertvoller, die Hexe halbiert ihren Wert.
    .rule = Mit dem Zaubersymbol kommt der Magier oder die Hexe auf eine unfertige Straße oder in eine unfertige Stadt. Der Magier bringt bei der Wertung einen Punkt mehr für jede Karte, die Hexe halbiert die Punkte (aufgerundet). Beide stehen nie im selben Gebiet.
    .section = Gesamtregelwerk 4.2.11.4
box-robbers = Räuber auf der Wertungstafel bekommen die Hälfte dessen, was andere bekommen.
    .rule = Wer eine Räuberkarte legt, darf den eigenen Räuber auf der Wertungstafel zu einem fremden Zählstein stellen, und die nächste Person darf es auch. Zieht dieser Zählstein vorwärts, bekommt, wem der Räuber gehört, die Hälfte der Punkte (aufgerundet), und der Räuber kommt zurück. Niemand verliert dabei etwas.
    .section = Gesamtregelwerk 4.2.11.5

## Wahlmöglichkeiten der Schachteln: der Name, was er bedeutet, und wie man wählen kann.

choice-yes = ja
choice-no = nein

# base

option-fields = Wiesen
    .about = Gefolgsleute dürfen als Bauern auf Wiesen.
option-small-city = Kleine Stadt
    .about = Punkte für eine fertige Stadt aus zwei Karten; bei 2 zählt auch ein Wappen nur 1.
option-followers = Gefolgsleute
    .about = Gefolgsleute pro Person.
option-confirm = Züge bestätigen
    .about = Ein Zug wartet auf eine Bestätigung, bevor er gewertet wird.

# rivers

option-clear-course = Freier Lauf
    .about = Ein Fluss hält sich auch von allem fern, was vor ihm liegt, egal wie weit entfernt.

# inns

option-inns = Wirtshäuser
    .about = Mit einem Wirtshaus zählt die Straße 2 für jede Karte.
option-unfinished-inns-and-cathedrals = Unfertig mit Wirtshaus oder Kathedrale
    .about = Was eine unfertige Straße mit Wirtshaus oder Stadt mit Kathedrale am Ende wert ist.
    .choice-nothing = nichts
    .choice-plain = so viel wie ohne

# inns_and_cathedrals

option-cathedrals = Kathedralen
    .about = Mit einer Kathedrale zählen jede Karte und jedes Wappen der Stadt 3.
option-large-followers = Große Gefolgsleute
    .about = Große Gefolgsleute pro Person.

# traders_and_builders

option-goods = Waren
    .about = Wer eine Stadt mit Waren fertigstellt, bekommt sie.
option-builders = Baumeister
    .about = Baumeister pro Person.
option-pigs = Schweine
    .about = Schweine pro Person.

# king_and_robber

option-king = König
    .about = Die größte fertige Stadt bringt den König.
option-robber-baron = Raubritter
    .about = Die längste fertige Straße bringt den Raubritter.
option-king-and-robber-scoring = Wert von König und Raubritter
    .about = Was die Karten wert sind, und wann.
    .choice-finished = 1 für jede fertige Stadt oder Straße, am Ende
    .choice-10-20 = 10 für eine Karte, 20 für beide
    .choice-15-40 = 15 für eine Karte, 40 für beide
    .choice-continuous = 1 immer, wenn eine Stadt oder Straße fertig wird
option-cards-count = Was König und Raubritter zählen
    .about = Ob auch Städte und Straßen zählen, die von Anfang an fertig waren.
    .choice-finished-by-players = was in der Partie fertig wurde
    .choice-all = alles Fertige

# cathars

option-siege = Belagerung
    .about = Eine Stadt mit Katharern bringt Rittern weniger und Bauern das Doppelte.
option-escape = Flucht
    .about = Durch ein Kloster können Ritter aus einer solchen Stadt fliehen.
option-escape-from = Ausweg
    .about = An welcher Karte der Stadt das Kloster liegen muss.
    .choice-cathar-tile = neben einer Karte mit Katharern
    .choice-any-tile = neben irgendeiner Karte der Stadt
option-shrines-help = Kultstätten helfen
    .about = Auch durch eine Kultstätte können Ritter fliehen.
option-pigs-at-besieged = Schweine vor belagerten Städten
    .about = Wie oft Schweine und Herden für eine Stadt mit Katharern zählen.
    .choice-twice = doppelt
    .choice-once = einfach

# count

option-count = Graf
    .about = Gefolgsleute gehen in die Viertel von Carcassonne, und der Graf sperrt eines davon.
option-count-moves = Weg des Grafen
    .about = Wohin der Graf zieht, wenn ein Gefolgsmann nach Carcassonne kommt.
    .choice-by-player = wohin ihr wollt
    .choice-clockwise = ins nächste Viertel
    .choice-follows = ins Viertel des Gefolgsmanns
option-market-opens = Markt
    .about = Wann Gefolgsleute den Markt verlassen: wenn Bauern auf einen Gutshof treffen, bei jedem Gutshof, oder nur am Ende.
    .choice-field-scorings = immer, wenn eine Wiese gewertet wird
    .choice-any-barn = bei jedem Gutshof
    .choice-final-scoring = nur vor der Schlusswertung
option-final-quarters = Viertel am Ende
    .about = Aus welchen Vierteln Gefolgsleute vor der Schlusswertung gehen.
    .choice-market = vom Markt
    .choice-any = aus allen Vierteln
option-city-tiles = Karten von Carcassonne
    .about = Ob alle Karten von Carcassonne für Figuren und den Drachen gesperrt sind oder nur die beiden in der Mitte.
    .choice-closed = alle gesperrt
    .choice-middle-closed = die Mitte gesperrt
option-quarters-in-reach = Viertel in Reichweite
    .about = Fee, Fest und Türme erreichen Gefolgsleute in den Vierteln.
option-count-minds-fairy = Punkte der Fee
    .about = Auch Punkte, die die Fee bei einer Wertung bringt, entscheiden, wer einen Gefolgsmann nach Carcassonne stellen darf.
option-final-rounds = Reihum am Ende
    .about = Dann ziehen die Gefolgsleute einzeln und reihum.

# princess_and_dragon

option-dragon = Drache
    .about = Vulkane rufen den Drachen, und Drachenkarten lassen ihn ziehen.
option-dragon-moves = Zug des Drachen
    .about = Wann der Drache zieht.
    .choice-before-scoring = vor der Wertung
    .choice-after-scoring = nach der Wertung
option-dragon-bars = Beim Drachen
    .about = Wer nicht auf die Karte des Drachen gesetzt werden darf.
    .choice-followers = Gefolgsleute
    .choice-figures-on-features = überhaupt keine Figur
option-fairy = Fee
    .about = Die Fee darf zu eigenen Gefolgsleuten gesetzt werden.
option-fairy-stands = Platz der Fee
    .about = Ob die Fee bei einem Gefolgsmann ist oder bei allen auf ihrer Karte.
    .choice-with-follower = bei einem Gefolgsmann
    .choice-on-tile = auf einer Karte
option-portals = Zaubergänge
    .about = Durch einen Zaubergang darf ein Gefolgsmann auf eine beliebige Karte.
option-portals-to-start-tiles = Zaubergänge zu Startkarten
    .about = Zaubergänge führen auch auf Startkarten und an den Fluss.
option-princesses = Burgfräulein
    .about = Ein Burgfräulein kann einen Ritter nach Hause schicken.
option-princess-asks = Wunsch des Burgfräuleins
    .about = Ob ein Ritter die Stadt verlassen darf oder muss.
    .choice-may = er darf gehen
    .choice-must = er muss gehen
option-figure-after-princess = Figur nach dem Burgfräulein
    .about = Nach einem Burgfräulein darf noch eine zweite Figur des Zuges gesetzt werden.

# river_ii

option-volcano-turn = Zug für den Vulkan
    .about = Wann man für den Vulkan am Fluss einen weiteren Zug bekommt, statt dort einen Gefolgsmann zu setzen.
    .choice-with-dragon = mit dem Drachen
    .choice-always = immer
    .choice-never = nie
option-two-rivers = Zwei Flüsse
    .about = Wenn auch ein anderer Fluss gespielt wird: Beide fließen von zwei Quellen auseinander, oder sie sind ein Fluss aus einer Quelle.
    .choice-apart = zwei Flüsse
    .choice-joined = ein Fluss

# pig_herds

option-pig-herds = Schweineherden
    .about = Eine Schweineherde macht die fertigen Städte an ihrer Wiese mehr wert.

# tower

option-towers = Türme
    .about = Auf Turmbauplätzen kann gebaut werden.
option-tower-floors = Turmteile
    .about = Turmteile pro Person.
    .choice-by-players = je nach Personenzahl
option-ransom = Freikauf
    .about = Gefangene können freigekauft werden.
option-ransom-for = Freikauf für
    .about = Welche Gefangenen freigekauft werden können.
    .choice-plain-followers = kleine und große Gefolgsleute
    .choice-any-follower = alle Gefolgsleute

# games_quarterly

option-river-tiles = Flusskarte
    .about = Die Karte mit fließendem Wasser gehört zu einem mitgespielten Fluss.

# abbey_and_mayor

option-abbeys = Abteien
    .about = Abteien pro Person.
option-mayors = Bürgermeister
    .about = Bürgermeister pro Person.
option-wagons = Wagen
    .about = Wagen pro Person.
option-barns = Gutshöfe
    .about = Gutshöfe pro Person.
option-abbey-holes = Löcher für Abteien
    .about = Eine Abtei kommt in jedes Loch, oder nur dorthin, wo keine andere Regel die Karte verbietet.
    .choice-allowed = wo keine Regel es verbietet
    .choice-any = jedes Loch
option-wagon-moves = Weg des Wagens
    .about = Ein Wagen fährt in ein angrenzendes Gebiet, oder überallhin auf seiner Karte und denen ringsum.
    .choice-adjoining = ins angrenzende Gebiet
    .choice-any-tile = überallhin auf den Karten ringsum
option-barn-beside-barn = Gutshof neben Gutshof
    .about = Ein Gutshof darf auf eine Wiese, auf der schon einer steht.

# shrines

option-challenges = Herausforderungen
    .about = Kultstätte und Kloster nebeneinander fordern sich heraus, und keines darf zwei Gegner haben.
option-loser-is-scored = Verlierer werden gewertet
    .about = Wer eine Herausforderung verliert, wird mit 0 Punkten gewertet, sodass ein Wagen weiterfahren darf.

# cult_siege_creativity

option-cult-tiles = Kultstätten
    .about = Die sechs Kultstätten dieser Erweiterung sind im Beutel.
option-siege-tiles = Katharer
    .about = Die vier Karten mit Katharern dieser Erweiterung sind im Beutel.

# tunnel

option-tunnel-colours = Farben der Tunnel
    .about = Farben pro Person, mit je zwei Plättchen.
    .choice-by-players = je nach Personenzahl
    .choice-fewer = weniger
option-tunnel-tokens = Tunnelplättchen
    .about = Wann ein Plättchen gelegt werden darf.
    .choice-after-figure = nach der Figur
    .choice-before-or-after = vor oder nach der Figur
option-tunnels-elsewhere = Tunnel anderer Erweiterungen
    .about = Auch Tunnel auf Karten anderer Erweiterungen haben Eingänge.
option-builder-by-tunnel = Baumeister durch Tunnel
    .about = Wer Straßen mit einem Plättchen verbindet, verlängert die Straße des Baumeisters.

# bridges_castles_bazaars

option-bridges = Brücken
    .about = Brücken pro Person.
    .choice-by-players = je nach Personenzahl
option-bridges-stand = Platz der Brücken
    .about = Ob eine Brücke neben der gerade gelegten Karte immer stehen darf oder nur, wenn die Karte sonst nicht passt.
    .choice-beside = auf der Karte oder einer daneben
    .choice-on-tile = auf der Karte; daneben nur, wenn sie sonst nicht passt
option-castles = Burgen
    .about = Burgen pro Person.
    .choice-by-players = je nach Personenzahl
option-castles-for-farmers = Burgen für Bauern
    .about = Welche Burgen für Bauern zählen: alle, oder nur die ohne Burgherrn.
    .choice-all = alle
    .choice-finished = die ohne Burgherrn
option-castles-at-towers = Burgen an Türmen
    .about = Ein Stadtteil mit einem Turm in der Mauer gilt als halbrund.
option-fairy-with-lord = Fee und Burgherr
    .about = Ob die Fee mit einem Ritter mitgeht, der Burgherr wird, und zu anderen Burgherren.
    .choice-stays-alone = sie bleibt allein
    .choice-goes-along = sie geht mit
option-mayor-as-lord = Bürgermeister als Burgherr
    .about = Was ein Bürgermeister als Burgherr bekommt: so viel wie jeder Burgherr, oder nichts.
    .choice-paid = so viel wie jeder
    .choice-nothing = nichts
option-castle-takes-gold = Gold der Burgen
    .about = Eine gewertete Burg hat ein Anrecht auf das Gold in ihrer Umgebung.
option-bazaar = Art des Basars
    .about = Karten eines Basars werden versteigert, beim Legen ausgesucht oder vorher alle ausgesucht; oder es gibt keine Basare.
    .choice-auction = Versteigerung
    .choice-choose = nacheinander ausgesucht
    .choice-choose-first = zuerst alle ausgesucht
    .choice-off = keine

# circles

option-crop-circles = Kornkreise
    .about = Bei einem Kornkreis dürfen alle einen Gefolgsmann dazusetzen oder müssen einen zurücknehmen.

# phantom

option-phantoms = Phantome
    .about = Phantome pro Person.

# festival

option-festival = Fest
    .about = Wer eine Festkarte legt, darf eine Figur zurücknehmen.
option-festival-returns = Was zurückkommen darf
    .about = Welche Figuren zurückgenommen werden können.
    .choice-any-figure = alle Figuren
    .choice-followers = Gefolgsleute

# wheel_of_fortune

option-base-tiles = Karten des Grundspiels
    .about = Es wird mit den Karten des Grundspiels gespielt.
option-wheel-tiles = Karten des Schicksalsrads
    .about = Welche Karten dieser Schachtel mitspielen: alle oder nur die, die das Schwein ziehen lassen.
    .choice-all = alle
    .choice-symbols = nur die mit Schicksalsrad
option-inquisition = Inquisition
    .about = Was die Inquisition bringt.
    .choice-two-per-monk = 2 Punkte für jeden Mönch
    .choice-one-per-monk-or-heretic = 1 Punkt für jeden Mönch oder Ketzer
option-crown-followers = Gefolgsleute auf Kronenfeldern
    .about = Wer auf Kronenfelder darf: kleine und große Gefolgsleute und Phantome oder alle.
    .choice-plain = kleine, große, Phantome
    .choice-any = alle
option-wheel-counts = Was das Rad zählt
    .about = Ob das Schicksalsrad einen großen Gefolgsmann einfach oder doppelt zählt.
    .choice-figures = Figuren
    .choice-strength = Stärke

# plague

option-plague-takes = Wen die Pest trifft
    .about = Wen ein Floh nach Hause schickt: Gefolgsleute oder alle Figuren außer Gutshöfen.
    .choice-followers = Gefolgsleute
    .choice-figures = Figuren
option-infested-tiles = Verseuchte Karten
    .about = Ob auf verseuchte Karten Gefolgsleute gesetzt werden dürfen.
    .choice-open = offen
    .choice-closed = gesperrt

# school

option-school-side = Seite der Schule
    .about = Auf welcher Seite der Startkarte die Schule liegt.
    .choice-left = links
    .choice-right = rechts
option-teacher-pays = Wofür der Lehrer zahlt
    .about = Wofür es mit dem Lehrer Punkte gibt, wenn mehrere Gebiete zusammen gewertet werden.
    .choice-one-feature = für ein Gebiet
    .choice-whole-scoring = für die ganze Wertung
option-last-school-road = Letzte Straße der Schule
    .about = Ob auch die letzte der sechs Straßen den Lehrer bringt.
    .choice-teacher-goes = sie bringt den Lehrer
    .choice-teacher-stays = der Lehrer bleibt

# flying_machines

option-flying-machines = Fluggeräte
    .about = Ein Fluggerät trägt einen Gefolgsmann auf eine andere Karte.
option-phantom-flies-second = Phantom fliegt als zweite Figur
    .about = Ein Phantom darf auch als zweite Figur des Zuges fliegen.

# ferries

option-ferries = Fähren
    .about = Fähren verbinden Straßenenden an Seen.

# gold_mines

option-gold = Gold
    .about = Goldstücke werden gelegt und genommen.

# mage_and_witch

option-mage = Magier
    .about = Der Magier bringt einen Punkt mehr für jede Karte.
option-witch = Hexe
    .about = Die Hexe halbiert die Punkte.
option-mage-on-worthless = Magier bei wertlosen Gebieten
    .about = Ob der Magier Punkte bringt, wo eine Straße oder Stadt durch eine andere Regel am Ende wertlos ist.
    .choice-pays = er bringt Punkte
    .choice-nothing = er bringt nichts
option-mage-meets-witch = Wenn Magier und Hexe sich treffen
    .about = Wann Magier und Hexe sich trennen, die ein Tunnel oder eine Fähre auf einer Straße vereint hat.
    .choice-part-at-once = sie trennen sich sofort
    .choice-part-with-next-tile = sie trennen sich mit der nächsten Karte

# robbers

option-robbers-join = Weitere Räuber
    .about = Wer bei einer Räuberkarte noch einen Räuber einsetzen darf.
    .choice-next = die nächste Person
    .choice-all = alle
option-robbers-at-end = Räuber am Ende
    .about = Auch die Schlusswertung wird beraubt.

# catapult

option-catapult-scatter = Streuung des Katapults
    .about = Wie weit der Zufall ein Plättchen abweichen lässt; bei 0 zählt nur das Zielen.
option-toppled-towers = Umgeworfene Türme
    .about = Was mit einem Turm geschieht, den ein Plättchen umwirft.
    .choice-rebuilt = er wird wieder aufgebaut
    .choice-removed = er kommt aus dem Spiel

# messages

option-message-stop = Halt auf dunklen Feldern
    .about = Wann ein Zählstein auf einem dunklen Feld stehen muss, damit es eine Depesche gibt.
    .choice-every-award = auch mitten in einer Wertung
    .choice-end-of-scoring = erst am Ende der Wertung
option-message-shrines = Depeschen für Kultstätten
    .about = Das kleinste Kloster darf eine Kultstätte sein.

# castle

option-open-road-starts = Offene Weganfänge
    .about = Eine Seite ohne Weg darf an ein Startfeld mit Weg grenzen.

## Symbole und Zeichen auf Karten

symbol-abbey = Abtei
symbol-bazaar = Basar
symbol-carcassonne = Carcassonne
symbol-castle = Burg
symbol-cathar = Katharer
symbol-cathedral = Kathedrale
symbol-city = Stadt
symbol-cloth = Tuch
symbol-club = Keule
symbol-crop = Kornkreis
symbol-crossing = Kreuzung
symbol-crown = Krone
symbol-dragon = Drache
symbol-fair = Jahrmarkt
symbol-ferry = See für eine Fähre
symbol-festival = Fest
symbol-flier = Fluggerät
symbol-fork = Mistgabel
symbol-fountain = Brunnen
symbol-gold = Goldmine
symbol-goods = Waren
symbol-grain = Korn
symbol-ground = Boden
symbol-house = Haus
symbol-inn = Wirtshaus
symbol-lake = See
symbol-mage = Zaubersymbol
symbol-market = Markt
symbol-monastery = Kloster
symbol-pennant = Wappen
symbol-pigs = Schweineherde
symbol-plague = Pest
symbol-portal = Zaubergang
symbol-princess = Burgfräulein
symbol-quarter = Stadtviertel
symbol-river = Fluss
symbol-robber = Räuber
symbol-school = Schule
symbol-shield = Schild
symbol-shrine = Kultstätte
symbol-smithy = Schmiede
symbol-spring = Quelle
symbol-square = Platz
symbol-tower = Turmbauplatz
symbol-town = Innenstadt
symbol-tunnel = Tunneleingang
symbol-village = Dorf
symbol-volcano = Vulkan
symbol-well = Ziehbrunnen
symbol-wheel = Schicksalsrad
symbol-wine = Wein

## Spielstände von JCloisterZone

jcz-edition = Die Sätze { $sets } gehören zu einer anderen Auflage: Ihre Karten sind anders als die der ersten, und nur die werden hier gespielt.
jcz-rules = Diese Regeln gibt es hier nicht: { $rules }.
jcz-rule-value = Die Regel { $rule } kann nicht { $value } sein.
jcz-draw-order = Die Ziehfolge nennt { $tile }, aber die Karte ist nicht mehr im Beutel.

## Der Server: warum etwas nicht getan wurde
server-unexpected = Hier ist etwas schiefgegangen. Es ist vermerkt; bitte noch einmal versuchen.
server-bad-message = Das ist nicht lesbar: { $why }.
server-bad-origin = Diese Seite gehört zu einem anderen Server.
server-too-large = Das ist zu groß: höchstens { $most } Bytes.
server-too-slow = Das hat zu lange gedauert.
server-too-long = Das ist zu lang.
server-too-often = Das ist zu oft. Bitte einen Moment warten.
server-too-many-tables = Bitte nicht mehr als { $most } Tische in einer Stunde.
server-too-many-sockets = Bitte nicht mehr als { $most } Verbindungen zugleich.
server-no-room = Der Server kann gerade nicht auf seine Platte schreiben. Nichts ist verloren; bitte später noch einmal.
server-busy = Der Server ist beschäftigt. Bitte noch einmal versuchen.
server-stopping = Der Server hält kurz an. Die Partie geht weiter, sobald er wieder da ist.
server-hello-first = Eine Verbindung beginnt mit einem Gruß.
server-no-such-address = Unter dieser Adresse ist nichts.
server-no-such-table = Diesen Tisch gibt es nicht.
server-damaged-table = Dieser Tisch lässt sich nicht mehr von der Platte lesen. Es ist für den Betreiber dieses Servers vermerkt.
server-no-such-record = Diese Partie gibt es nicht.
server-no-such-step = Diesen Schritt hat die Partie nicht.
server-no-such-seat = Diesen Platz gibt es nicht.
server-no-such-gap = Dort ist keine Lücke.
server-no-such-proposal = Dieser Vorschlag liegt nicht mehr auf dem Tisch.
server-proposed-already = Das ist schon vorgeschlagen.
server-bad-token = Dieses Gerät hat an diesem Tisch keinen Platz mehr.
server-bad-invitation = Diese Einladung gilt nicht mehr.
server-not-watchable = An diesem Tisch darf niemand zusehen, der nicht mitspielt.
server-not-host = Das kann nur, wer den Tisch eröffnet hat.
server-not-your-seat = Das ist nicht dein Platz.
server-not-your-turn = { $who } ist dran.
server-not-invited = Auf diesen Platz ist niemand eingeladen.
server-not-a-person = Dort sitzt niemand, der ersetzt werden könnte.
server-not-playing = Die Partie hat noch nicht begonnen.
server-has-started = Die Partie hat schon begonnen.
server-seats-free = Noch sind nicht alle Plätze besetzt.
server-game-over = Die Partie ist zu Ende.
server-stale = Die Partie ist inzwischen weitergegangen: Stand { $version } statt { $seen }.
server-cannot-undo = Das lässt sich nicht mehr rückgängig machen.
server-beyond-draw = Mehrere Antworten auf einmal reichen nur bis zum nächsten Ziehen und bis jemand anderes gefragt wird.
server-nothing-to-take-back = Es gibt nichts zurückzunehmen.
server-no-takebacks = An diesem Tisch wird nichts zurückgenommen.
server-no-aids = An diesem Tisch gibt es keine Hilfen.
server-bad-chat = Eine Zeile hat 1 bis { $most } Zeichen.
server-bad-clock = Eine Uhr hat 1 bis { $most } Sekunden.
server-wrong-seats = Diese Partie hat { $number } Plätze.
server-unknown-bot = Diesen Bot gibt es nicht. Es gibt: { $known }.
plain-text = { $text }

## Stufen der Bots
level-random = Zufall
level-random-about = Spielt irgendetwas Erlaubtes.
level-beginner = Anfänger
level-beginner-about = Übersieht viel und schätzt den Rest falsch ein.
level-greedy = Gierig
level-greedy-about = Spielt den Zug, der gerade am besten aussieht.
level-expectimax = Weitsichtig
level-expectimax-about = Wägt die beste Antwort auf jede Ziehung ab.
level-search = Meister
level-search-about = Schaut viele Züge voraus.
level-uct = UCT
level-uct-about = Einfaches UCT mit zufälligen Partien, zum Vergleich.
