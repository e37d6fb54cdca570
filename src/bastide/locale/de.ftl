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
river-ii-dragon = Wo der Fluss im Vulkan des Drachen endet, wird niemand hingesetzt

## Der Graf von Carcassonne

count-closed-to-neutrals = Weder der Drache noch die Fee betritt die Stadt des Grafen
count-closed-to-figures = Auf die Karten der Stadt des Grafen wird niemand gesetzt
count-not-scored = Gefolgsleute verlassen die Stadt des Grafen nur für das, was gerade gewertet wird
count-quarter-locked = Niemand verlässt das Viertel, in dem der Graf steht
count-quarter-closed = Aus diesem Viertel geht jetzt niemand
count-nobody-waits = Dort wartet kein solcher Gefolgsmann
count-other-place = Ein Gefolgsmann aus der Stadt des Grafen kommt auf eine andere Karte dieses Gebiets
count-no-quarter = Das ist kein Viertel der Stadt
count-market-closed = Der Markt ist geschlossen, wo es keine Wiesen gibt
count-moves-alone = Jetzt zieht der Graf und sonst niemand
count-stays = Der Graf steht schon in diesem Viertel
count-mayor-in-castle = Ein Bürgermeister wartet nur im Schloss
count-wagon-in-market = Auf dem Markt wartet kein Wagen

## Burgfräulein & Drache

dragon-no-company = Auf die Karte des Drachen wird niemand gesetzt
dragon-shuns-fairy = Der Drache betritt die Karte der Fee nicht
dragon-not-called = Der Drache zieht nur, wenn eine Drachenkarte ihn ruft
dragon-one-step = Der Drache geht immer auf eine Karte daneben
dragon-never-twice = Der Drache betritt in einem Zug keine Karte zweimal
fairy-not-played = Die Fee spielt nicht mit
fairy-with-follower = Die Fee geht zu einem Gefolgsmann, nicht auf eine Karte
fairy-on-tile = Die Fee geht auf eine Karte, nicht zu einem Gefolgsmann
fairy-to-own = Die Fee geht zu einem eigenen Gefolgsmann
fairy-stays = Die Fee ist schon dort
portal-used = Ein Portal wird in einem Zug nur von einem Gefolgsmann benutzt
portal-to-start = Ein Portal führt weder auf Startkarten noch an den Fluss
princess-no-knight = Nur ein Ritter der Stadt, in die gerade ein Burgfräulein gekommen ist, wird nach Hause geschickt
princess-insists = Zuerst schickt das Burgfräulein einen Ritter nach Hause

## Der Turm

tower-no-guard = Weder Bürgermeister noch Wagen stehen auf einem Turm
tower-no-floor = Auf einem Bauplatz ohne Turmteil steht niemand

tower-not-raised = Einen Gefangenen macht nur, wer gerade ein Turmteil gesetzt hat
tower-out-of-reach = Ein Turm reicht in jede Richtung so viele Karten weit, wie er hoch ist
tower-followers-only = Nur Gefolgsleute werden gefangen genommen
tower-no-site = Ein Turmteil kommt auf einen Turmbauplatz
tower-guarded = Auf einen Turm, auf dem jemand steht, kommt kein Turmteil mehr
tower-no-floors-left = Es sind keine Turmteile mehr da
tower-not-held = Dort wird kein solcher Gefolgsmann gefangen gehalten
tower-ransom-once = In einem Zug wird nur einmal freigekauft
tower-ransom-plain = Nur kleine und große Gefolgsleute werden freigekauft
tower-no-ransom = In dieser Partie werden keine Gefangenen freigekauft

## Abtei & Bürgermeister

mayor-outside-city = Ein Bürgermeister geht nur in Städte
abbey-no-hole = Eine Abtei braucht auf allen vier Seiten gelegte Karten
barn-no-corner = Ein Gutshof steht dort, wo die gerade gelegte Karte drei andere berührt und alle vier Wiese zeigen
barn-beside-barn = Auf dieser Wiese steht schon ein Gutshof
wagon-alone = Jetzt fährt nur der Wagen
wagon-no-room = Ein Wagen fährt dorthin, wo noch niemand steht und noch nichts fertig ist
wagon-too-far = Ein Wagen fährt nur in ein angrenzendes Gebiet
wagon-on-field = Ein Wagen fährt nie auf eine Wiese

## Die Kultstätten

shrines-several-rivals = Neben einer Kultstätte darf nur ein Kloster liegen und neben einem Kloster nur eine Kultstätte

## Händler & Baumeister

builder-elsewhere = Baumeister und Schwein kommen auf die gerade gelegte Karte
builder-no-site = Ein Baumeister arbeitet auf Straßen und in Städten
builder-too-late = Dort gibt es nichts mehr zu bauen
builder-alone = Ein Baumeister braucht einen eigenen Gefolgsmann auf der Straße oder in der Stadt
pig-no-field = Ein Schwein steht auf einer Wiese
pig-alone = Ein Schwein braucht einen eigenen Bauern auf der Wiese

## Die Katharer

escape-followers = Nur Gefolgsleute fliehen
escape-not-besieged = Ritter fliehen nur aus belagerten Städten
escape-one-a-turn = Aus einer Stadt flieht in einem Zug nur ein Ritter
escape-no-monastery = Kein Kloster öffnet einen Weg aus der Stadt

## Kornkreise

circle-add = alle dürfen einen Gefolgsmann dazusetzen
circle-take = alle nehmen einen Gefolgsmann zurück
circle-adds = Bei diesem Kornkreis dürfen alle einen Gefolgsmann dazusetzen
circle-takes = Bei diesem Kornkreis nehmen alle einen Gefolgsmann zurück
circle-other-kind = Der Kornkreis meint andere Gefolgsleute
circle-no-companion = Bei einem Kornkreis kommt ein Gefolgsmann zu einem eigenen dazu
circle-no-supply = Bei einem Kornkreis kommen Gefolgsleute aus dem Vorrat dazu

## Das Fest

festival-needed = Eine Figur nimmt nur zurück, wer eine Festkarte gelegt hat
festival-off-the-table = Nur Figuren auf Karten werden zurückgenommen
festival-followers = Nur Gefolgsleute werden zurückgenommen

## Die Fluggeräte

flight-far = { $number } weit fliegen
flight-no-machine = Nur das Fluggerät auf der gerade gelegten Karte ist startbereit
flight-followers = Nur Gefolgsleute fliegen
flight-not-second = Niemand fliegt als zweite Figur eines Zuges, und kein Fluggerät fliegt zweimal
flight-must-land = Der Gefolgsmann im Fluggerät muss jetzt landen
flight-elsewhere = Er landet auf der Karte, die der Würfel bestimmt hat
flight-no-room = Er landet auf einer unfertigen Straße, in einer unfertigen Stadt, einem Kloster oder einer Kultstätte, wo seinesgleichen stehen darf

## Magier & Hexe

mage-leaves = der Magier verlässt den Tisch
witch-leaves = die Hexe verlässt den Tisch
magic-no-symbol = Magier und Hexe ziehen, wenn ihr Symbol gelegt wird oder wenn sie sich begegnen
magic-roads-and-cities = Magier und Hexe stehen nur auf Straßen und in Städten
magic-finished = Magier und Hexe gehen dorthin, wo noch nichts fertig ist
magic-taken = Magier und Hexe gehen dorthin, wo keiner von beiden steht
magic-first = Zuerst ziehen Magier oder Hexe
magic-not-played = Diese Figur spielt nicht mit

## Die Depeschen

marker-follower = dein Gefolgsmann zieht
marker-messenger = deine Gefolgsfrau zieht
message-points = stattdessen 2 Punkte nehmen
message-smallest-road = deine kleinste Straße werten
message-smallest-city = deine kleinste Stadt werten
message-smallest-monastery = dein kleinstes Kloster werten
message-pennants = 2 Punkte für jedes Wappen in deinen Städten
message-knights = 2 Punkte für jeden deiner Ritter
message-farmers = 3 Punkte für jeden deiner Bauern
message-tile = noch eine Karte ziehen und anlegen
message-follower = einen Gefolgsmann werten und zurücknehmen
message-other-card = Die Depesche sagt etwas anderes
message-not-smallest = Die Depesche wertet, was am Ende am wenigsten brächte, wo ein eigener Gefolgsmann steht
message-no-tile = Für die Depesche ist keine Karte mehr da
message-nobody-there = Dort, wo es die Depesche meint, steht kein eigener Gefolgsmann

## Die Räuber

robbers-no-marker = Ein Räuber lauert dort, wo ein Zählstein eines anderen Spielers steht
robbers-stands-there = Der Räuber steht schon auf diesem Feld
robbers-first = Räuber kommen auf die Wertungstafel, bevor eine Figur gesetzt wird
track-not-scored = Als Nächstes wird nur gewertet, was fertig ist und in der Reihenfolge noch fehlt, unter dem angebotenen Namen
robbers-no-tile = Nur eine Räuberkarte schickt Räuber auf die Wertungstafel, und sonst niemanden
robbers-nothing-to-rob = Ein Räuber nimmt Punkte von einem Zählstein, der gerade von ihm weggezogen ist

## Die Schule

school-no-dragon = Der Drache betritt die Schule nicht
school-no-portal = Kein Portal führt zur Schule
school-not-scored = Der Lehrer zahlt für das, was gerade gewertet wurde

## Die Burg

castle-not-finished = Das ist nicht fertig, oder es steht niemand dort
castle-own-first = Wer am Zug ist, wertet zuerst die eigenen Gebiete
castle-not-doubled = Kein Mauerplättchen verdoppelt das
castle-other-tile = Dieses Gebiet wird nach einer anderen seiner Karten benannt
castle-only-extra-turn = Jetzt wird nur ein Mauerplättchen eingesetzt, das einen weiteren Zug gibt
castle-not-hidden = Kein verdecktes Mauerplättchen hat diese Zahl

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
score-feature-doing = sagen, was als Nächstes gewertet wird
place-tile = { $tile }{ $arrow } auf ({ $x },{ $y }) legen
place-tile-doing = die Karte { $tile } legen
place-token = { NAME($piece) } auf ({ $x },{ $y })
place-token-doing = ein Spielteil auslegen
place-token-refused = { $who } kann jetzt { NAME($piece, form: "den") } nicht auf ({ $x },{ $y }) legen.
move-neutral = { NAME($neutral, form: "den") } auf ({ $x },{ $y })
move-neutral-doing = { NAME($neutral, form: "den") } ziehen
move-neutral-refused = Auf ({ $x },{ $y }) kann { NAME($neutral, form: "der") } jetzt nicht gehen.
move-beside = { NAME($neutral, form: "den") } zu: { figure } auf ({ $x },{ $y })
move-beside-doing = { NAME($neutral, form: "den") } ziehen
move-beside-refused = { $who } kann { NAME($neutral, form: "den") } jetzt nicht dorthin ziehen.
send-home = { figure-den } von { $player } auf ({ $x },{ $y }) nach Hause schicken
send-home-doing = eine Figur nach Hause schicken
send-home-refused = { $who } kann { NAME($role, form: "den") } jetzt nicht nach Hause schicken.
take-back = { figure-den } auf ({ $x },{ $y }) zurücknehmen
take-back-doing = eine Figur zurücknehmen
take-back-refused = { $who } kann { NAME($role, form: "den") } von dort nicht zurücknehmen.
place-figure = { $here ->
    [yes] { figure }
    [spot] { NAME($piece) } in { NAME($role, form: "den") }
   *[no] { figure } auf ({ $x },{ $y })
  }
place-figure-doing = eine Figur setzen
place-figure-refused = { $who } kann jetzt keine Figur dorthin setzen.
capture = { figure-den } von { $player } auf ({ $x },{ $y }) gefangen nehmen
capture-doing = jemanden gefangen nehmen
capture-refused = { $who } kann { NAME($role, form: "den") } auf ({ $x },{ $y }) jetzt nicht gefangen nehmen.
lay-tunnel = Tunnelmarker { $letter } auf den Eingang{ at } von ({ $x },{ $y })
lay-tunnel-doing = einen Tunnelmarker legen
lay-tunnel-refused = { $who } kann den Tunnelmarker { $letter } jetzt nicht auf ({ $x },{ $y }) legen.
lay-ferry = Fähre zwischen { $sides } auf ({ $x },{ $y })
lay-ferry-doing = mit einer Fähre zwei Straßen verbinden
lay-ferry-refused = { $who } kann auf ({ $x },{ $y }) jetzt keine Fähre zwischen { $sides } fahren lassen.
take-gold = Gold von ({ $x },{ $y }) nehmen
take-gold-doing = Gold nehmen
take-gold-refused = { $who } kann jetzt kein Gold von ({ $x },{ $y }) nehmen.
rob = { NAME($piece, form: "den") } von { $player } berauben
rob-doing = sagen, wen der Räuber beraubt
rob-refused = { $who } kann { NAME($piece, form: "den") } jetzt nicht berauben.
free = { NAME($piece, form: "den") } bei { $captor } für 3 Punkte freikaufen
free-doing = einen Gefolgsmann zurückholen
free-refused = { $who } kann { NAME($piece, form: "den") } jetzt nicht aus diesem Gefängnis befreien.
exchange = { NAME($piece, form: "den") } bei { $captor } eintauschen

figure = { $piece ->
    [follower] { NAME($role) }
    [large_follower] großer { NAME($role) }
    [phantom] Phantom als { NAME($role) }
   *[other] { NAME($piece) } { figure-where }
  }{ at }
figure-den = { $piece ->
    [follower] { NAME($role, form: "den") }
    [large_follower] den großen { $role ->
        [farmer] Bauern
        [squire] Knappen
       *[other] { NAME($role) }
      }
    [phantom] das Phantom als { NAME($role) }
   *[other] { NAME($piece, form: "den") } { figure-where }
  }{ at }
figure-where = { $feature ->
    [road] auf der Straße
    [field] auf der Wiese
    [tower] auf dem Turm
    [courtyard] auf dem Hof
    [house] im Haus
    [monastery] im Kloster
   *[other] in { NAME($feature, form: "dem") }
  }
at = { $at ->
    [side] {" "}bei { $where }
    [inside] {" "}innen
    [another] {" "}innen { $nth }
   *[none] {""}
  }
token = Plättchen { $number }
wall-tile = Mauerplättchen { $number } ({ wall-tile-does })
wall-tile-does = { $number ->
    [1] am Ende des eigenen Zuges ein weiterer ganzer Zug
    [2] ein im eigenen Zug fertiger Turm zählt doppelt
    [3] ein im eigenen Zug fertiges Haus zählt doppelt
    [4] am Ende zählt ein unfertiger Weg 1 für jede Karte
    [5] am Ende zählt ein unfertiger Turm 2 für jede Karte
    [6] am Ende zählt ein unfertiges Haus 1 für jede Karte
    [7] am Ende zählt jeder Marktstand eines Hofs 4
    [8] am Ende ist der Palas zwei Karten größer
   *[9] am Ende 5 Punkte
  }

must-do = { $who } muss jetzt { $doing }.
may-do = { $who } darf jetzt { $doing } oder passen.
or-do = { $first } oder { $second }

## Burgen, Brücken und Basare

ask-bazaar-tile = Welche Karte wählst du?
ask-bid = Was bietest du?
ask-castle = Wird aus dem Städtchen eine Burg?
ask-castle-earns = Was wertet die Burg?
pass-bid = kein Gebot (passen)
pass-castle = das Städtchen werten
castle-closed = In eine Burg kommt niemand
build-bridge = eine Brücke { $upright ->
    [0] von Ost nach West
   *[1] von Nord nach Süd
} auf ({ $x },{ $y }) bauen
build-bridge-doing = eine Brücke bauen
build-bridge-refused = { $who } kann diese Brücke auf ({ $x },{ $y }) jetzt nicht bauen.
lay-with-bridge = { $tile } mit einer Brücke auf ({ $x },{ $y }) legen
lay-with-bridge-doing = eine Karte mit einer Brücke legen
lay-with-bridge-refused = { $tile } kann auf ({ $x },{ $y }) nicht mit einer Brücke gelegt werden.
take-lot = { $tile } nehmen
take-lot-doing = eine Karte des Basars wählen
take-lot-refused = { $tile } liegt nicht auf dem Basar oder wird jetzt nicht gewählt.
bid = { $number } bieten
bid-doing = bieten
bid-refused = { $who } kann jetzt nicht { $number } bieten.
deal = { $buys ->
    [0] die Karte verkaufen
   *[1] die Karte kaufen
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
ask-figure = Welche Figur?
ask-confirm = Ist das alles?
ask-escape = Welcher Ritter flieht?
ask-leave-quarter = Wer verlässt die Stadt des Grafen?
ask-to-quarter = Wer geht in die Stadt des Grafen?
ask-count = Wohin geht der Graf?
ask-capture = Wer wird gefangen genommen?
ask-prisoner = Wen möchtest du zurück?
ask-dragon = Wohin geht der Drache?
ask-wagon = Wohin fährt der Wagen?
ask-phantom = Wohin geht das Phantom?
ask-circle = Was tun alle?
ask-circle-follower = Welcher Gefolgsmann?
ask-flight = Wie weit fliegt er?
ask-landing = Wo landet er?
ask-mage-or-witch = Wer geht wohin, der Magier oder die Hexe?
ask-teacher = Wofür zahlt der Lehrer?
ask-tunnel = Auf welchen Tunneleingang legst du einen Marker?
ask-second-gold = Wohin kommt das andere Goldstück?
ask-gold = Welches Goldstück nimmst du?
ask-ferry = Zwischen welchen Straßenenden fährt die Fähre?
ask-move-ferry = Welche Fähre wird versetzt?
ask-marker = Welcher Zählstein zieht?
ask-message = Was machst du mit der Depesche?
ask-robber = Wo lauert dein Räuber?
ask-rob = Wen beraubt dein Räuber?
ask-castle-score = Was wird als Nächstes gewertet?
ask-another-turn = Noch ein Zug?
pass-nobody = niemand (passen)
pass-robber = er bleibt, wo er ist (passen)
pass-nothing = nichts (passen)
pass-tunnel = kein Marker
pass-ferry = keine Fähre
pass-count-stays = er bleibt (passen)
pass-wagon-home = er kommt nach Hause (passen)

## Ablehnungen, die zu keiner Schachtel gehören

refused-game-over = Die Partie ist zu Ende.
refused-no-player = Es gibt keinen Spieler mit der Nummer { $number }.
refused-no-place = Auf ({ $x },{ $y }) gibt es keinen solchen Ort.
refused-no-such-figure = Es gibt keine Figur dieses Namens.
refused-not-in-bag = Im Beutel ist keine Karte { $tile }.
refused-not-offered = Das steht jetzt nicht zur Wahl.
refused-wrong-tile = Auf der Hand ist die Karte { $hand }, nicht { $tile }.
refused-beyond-table = ({ $x },{ $y }) liegt jenseits des Tisches.
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

error-line = Zeile { $line }: { $what }

## Ereignisse: Figuren, die gehen, wo es die Wahl nicht schon gesagt hat, und was man sonst auf dem Tisch nicht sieht.

left-eaten = Der Drache frisst { NAME($piece, form: "den") } von { $who } ({ $place }).
left-captured = Gefangen wird { NAME($piece, form: "der") } von { $who } ({ $place }).
left-sent-home = Nach Hause geschickt wird { NAME($piece, form: "der") } von { $who } ({ $place }).
left-lonely = Allein geblieben, geht { NAME($piece, form: "der") } von { $who } nach Hause ({ $place }).
left-freed = Wieder frei ist { NAME($piece, form: "der") } von { $who } ({ $place }).
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

## Punkte: wofür es sie gibt, und was eine Zeile zählt.

tally = { $points } { $claim }: { $sum }
tally-at = { $points } { $claim } { $place }: { $sum }
tally-line = { $units } { $label } × { $each }
tally-plus = { $first } + { $second }
tally-because = { $line } ({ $because })
tally-labels = { $first }, { $second }
tally-nothing = nichts ({ $because })
tally-half = die Hälfte von { $sum } ({ $because })

claim-finished = { $feature ->
    [monastery] fertiges
    [house] fertiges
    [tower] fertiger
    [courtyard] fertiger
   *[other] fertige
  }
claim-unfinished = { $feature ->
    [monastery] unfertiges
    [house] unfertiges
    [tower] unfertiger
    [courtyard] unfertiger
   *[other] unfertige
  }
claim-farmer = Bauernwertung
claim-bonus = Bonus
claim-connected = Bauern am Gutshof
claim-merchant = Händlerwertung
claim-keep = Palas
claim-barn = Gutshofwertung
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
    [one] Marktstand
   *[other] Marktstände
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
label-besieged = belagert
label-cathedral = Kathedrale
label-cloth = Tuch
label-fairy = Fee
label-fountain = Brunnen
label-gold = Gold
label-grain = Korn
label-inn = Wirtshaus
label-king = König
label-king-and-robber-baron = König und Späher
label-lost-challenge = verlorene Herausforderung
label-mage = Magier
label-most-wine = meister Wein
label-most-grain = meistes Korn
label-most-cloth = meistes Tuch
label-pig = Schwein
label-pig-herd = Schweineherde
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
label-robber = Räuber
label-robbed-points = { $units ->
    [one] geraubter Punkt
   *[other] geraubte Punkte
  }
label-robber-baron = Späher
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
    Tippe die Nummer einer Wahl oder eine Aktion wie 'V> 2,-1' oder 'knight N'.
    u  letzte Aktion zurücknehmen     w  was wäre, wenn jetzt Schluss wäre
    t  Karten im Beutel               s DATEI  speichern   q  aufhören   ?  diese Hilfe
terminal-score = { $who } { $score } { $score ->
    [one] Punkt
   *[other] Punkte
  }, { $held }
terminal-won = Gewonnen: { $who }.
terminal-hand = Auf der Hand: { $tile }
terminal-before = Davor kannst du '{ $action }' tippen: { $what }.
terminal-where = Wohin? 1-{ $last }
terminal-where-or-nowhere = Wohin? 1-{ $last }, - für nirgends
terminal-way = Wie herum? { $ways }
terminal-no-choice = Eine Wahl { $answer } gibt es nicht: 1 bis { $last }.
terminal-saved = Gespeichert.
terminal-if-ended = Wenn jetzt Schluss wäre: { $scores }
terminal-kept = Die Partie liegt in { $file }. Weiter geht es mit:
board-columns = (die Spalten { $first } bis { $last } passen hier nicht nebeneinander)
held-marker = auf Feld { $field }
held-keep = Palas { $size }
held-prisoner = { NAME($piece) } von { $who }
held-prisoners = hält gefangen: { $kept }
held-wall-tiles = Mauerplättchen { $numbers }
error-language = Eine Sprache { $name } gibt es nicht. Sprachen: { $known }.

## Orte

place = { NAME($feature) } ({ $x },{ $y })
place-side = { NAME($feature) } { $where ->
    [inner] innen
   *[other] { $where }
  } ({ $x },{ $y })
place-beside = { NAME($feature) }

## Namen; die Formen sind Fälle mit Artikel: der (Nominativ), den (Akkusativ), dem (Dativ), einen (Akkusativ).

name-road = Straße
    .der = die Straße
    .den = die Straße
    .dem = der Straße
    .einen = eine Straße
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
name-wheel-pig = Glücksschwein
    .many = Glücksschweine
    .der = das Glücksschwein
    .den = das Glücksschwein
    .dem = dem Glücksschwein
    .einen = ein Glücksschwein
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
name-tunnel = Tunnel
    .many = Tunnelmarker
    .der = der Tunnel
    .den = den Tunnel
    .dem = dem Tunnel
    .einen = einen Tunnel
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
name-robber-baron = Späher
    .many = Späher
    .der = der Späher
    .den = den Späher
    .dem = dem Späher
    .einen = einen Späher
name-catapult-disc = Katapultscheibe
    .many = Katapultscheiben
    .der = die Katapultscheibe
    .den = die Katapultscheibe
    .dem = der Katapultscheibe
    .einen = eine Katapultscheibe
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
name-castle-quarter = Schloss
    .der = das Schloss
    .den = das Schloss
    .dem = dem Schloss
    .einen = ein Schloss
name-smithy-quarter = Schmiede
    .der = die Schmiede
    .den = die Schmiede
    .dem = der Schmiede
    .einen = eine Schmiede
name-cathedral-quarter = Kathedrale
    .der = die Kathedrale
    .den = die Kathedrale
    .dem = der Kathedrale
    .einen = eine Kathedrale
name-market-quarter = Markt
    .der = der Markt
    .den = den Markt
    .dem = dem Markt
    .einen = einen Markt
name-track = Feld { $number } der Wertungstafel
    .der = das Feld { $number } der Wertungstafel
    .den = das Feld { $number } der Wertungstafel
    .dem = dem Feld { $number } der Wertungstafel
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

box-base = Karten legen, und Gefolgsleute auf Straßen, in Städte, in Klöster und auf Wiesen setzen.
box-river = Ein Fluss wird gelegt, bevor an seinen Ufern das Land wächst.
box-river_ii = Ein Fluss, der sich gabelt, mit Vulkan, Wirtshaus und Schweinen an den Ufern.
box-inns_and_cathedrals = Wirtshäuser und Kathedralen zahlen mehr für Fertiges und nichts für Unfertiges, und ein großer Gefolgsmann zählt doppelt.
box-traders_and_builders = Waren aus fertigen Städten, Baumeister, die einen weiteren Zug geben, und Schweine für die Bauern.
box-king_and_robber = Die größte Stadt bringt den König, die längste Straße den Späher.
box-cathars = Eine belagerte Stadt ist weniger wert, ernährt ihre Bauern aber doppelt.
box-count = Eine Stadt in der Mitte, in der Gefolgsleute warten, bis sie gebraucht werden.
box-princess_and_dragon = Ein Drache, der frisst, eine Fee, die beschützt, Portale und Burgfräulein.
box-tower = Türme, die wachsen, machen Gefangene, die getauscht oder freigekauft werden.
box-games_quarterly = Zwölf weitere Karten, mit Schweinen und einer neuen Quelle.
box-abbey_and_mayor = Abteien für Löcher, Bürgermeister für Wappen, Wagen, die weiterfahren, und Gutshöfe für Wiesen.
box-shrines = Ketzer in Kultstätten wetteifern mit den Mönchen nebenan.
box-cult_siege_creativity = Kultstätten, Belagerungen und leere Karten zum Bemalen.
box-count_king_consorts = Der Graf, König & Späher, Der Fluss II und Die Kultstätten zusammen.
box-catapult = Jahrmärkte, auf denen ein Katapult Scheiben auf die Gefolgsleute schleudert.
box-wheel_of_fortune = Ein großes Rad als Start, auf dem ein Schwein Glück, Steuern und Pest bringt.
box-tunnel = Tunnel verbinden Straßen, die voneinander getrennt liegen.
box-bridges_castles_bazaars = Brücken über alles hinweg, Burgen aus kleinen Städten, und Basare, auf denen Karten versteigert werden.
box-crop_circles = Kornkreise lassen Gefolgsleute einer Art kommen oder gehen.
box-crop_circles_ii = Sechs weitere Kornkreise, die Gefolgsleute einer Art kommen oder gehen lassen.
box-plague = Eine Pest, die sich von Karte zu Karte ausbreitet und Gefolgsleute nach Hause schickt.
box-phantom = Ein zweiter Gefolgsmann im selben Zug, halb durchsichtig.
box-festival = Ein Fest bringt eine Figur nach Hause.
box-school = Zwei Karten mit einer Schule, deren Lehrer seine Lektionen weitergibt.
box-flying_machines = Fluggeräte tragen einen Gefolgsmann geradeaus, so weit der Würfel es sagt.
box-messages = Eine Gefolgsfrau auf der Wertungsleiste bringt Depeschen mit Aufgaben.
box-ferries = Fähren auf Seen verbinden Straßen immer wieder neu.
box-gold_mines = Goldstücke für alle, die fertigstellen, worauf sie liegen.
box-mage_and_witch = Der Magier macht ein Gebiet wertvoller, die Hexe macht es billiger.
box-robbers = Räuber auf der Wertungsleiste nehmen die Hälfte dessen, was andere bekommen.
