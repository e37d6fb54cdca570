"""The order of a turn, and the only place where it is written down.

The complete rules give it in 4.1 and 7.1. A phase belongs to one step; phases of one step
belong to one box or do not depend on each other's order.
"""

from enum import IntEnum
from typing import Final

from mypy_extensions import i64


class Step(IntEnum):
    """The steps of a turn and of the end of the game, in order."""

    BEGIN = 0
    """Whoever has a tile from a bazaar takes it into his hand."""
    FAIRY = 2
    """The fairy's point; the plague's source dies out."""
    BEGIN_TRACK = 3
    """What moves on the score track by it is settled."""
    BEGIN_MESSAGE = 4
    """A message that it brings is read before anything else."""
    ABBEY = 5
    """An abbey may be laid instead of drawing; a second turn begins here."""
    DRAW = 10
    """A tile is drawn, or handed out by an auction."""
    WHEEL = 20
    """The wheel turns before the drawn tile is laid."""
    MARKET = 22
    """Followers leave the market for fields that are scored before the tile is laid (4.6.2.4)."""
    WHEEL_ACTS = 24
    """The segment of the wheel acts, and its crowns are scored (4.2.6)."""
    WHEEL_TRACK = 26
    """What moves on the score track by it is settled."""
    WHEEL_MESSAGE = 27
    """A message that it brings is read before the tile is laid."""
    NOTHING_DRAWN = 28
    """No tile was left for another part of a turn: it goes on behind that part."""
    NO_TILE_LEFT = 29
    """No tile was left for a whole turn: who has none lets others lay those that they hold."""
    TILE = 30
    """The tile is laid (4.2)."""
    TILE_TRACK = 35
    """What was paid meanwhile is settled on the score track."""
    LAID = 40
    """The tile lies: a turn with a tile that was not drawn goes on here."""
    SYMBOL = 50
    """Gold is laid out, mage or witch is moved: what a symbol asks before the figure. A bridge may be built (4.3)."""
    FIGURE = 60
    """A bridge, unless it was built before (4.3), then one figure, or what stands in its place (4.4)."""
    FLIGHT = 62
    """A follower on a flying machine flies and lands (4.2.11.1)."""
    CAPTURE = 65
    """A tower takes a prisoner."""
    PHANTOM = 70
    """The phantom as a second figure (4.4.11)."""
    SECOND_FLIGHT = 72
    """The phantom flies, where the table lets it fly as a second figure."""
    FIGURE_TRACK = 75
    """What was paid meanwhile is settled on the score track."""
    TUNNEL = 80
    """A tunnel token (4.5)."""
    FERRY = 90
    """A ferry is laid out, then ferries are moved."""
    SYMBOL_AGAIN = 95
    """Mage and witch part where a token or a ferry has joined them."""
    DRAGON = 100
    """The dragon moves."""
    CASTLE = 110
    """A small town becomes a castle (4.6.5)."""
    CONFIRM = 115
    """The player says that this is all, where the table wants it said."""
    BEFORE_SCORE = 120
    """Followers leave the count's city for what is about to be scored (4.6.2.5)."""
    ORDER = 125
    """Which of several finished features is scored first, where it matters."""
    SCORE = 130
    """Finished features are scored (4.6)."""
    SCORED = 135
    """What took part in a scoring leaves the table."""
    TEACHER = 137
    """The teacher pays for what was scored, and goes on (4.6.1.2)."""
    SCORE_TRACK = 138
    """What moves on the score track by it is settled."""
    AFTER_SCORE = 140
    """Wagons drive on."""
    MESSAGE = 145
    """A message is read and carried out (4.6.12.1)."""
    MESSAGE_TRACK = 146
    """What moves on the score track by it is settled."""
    MESSAGE_DONE = 147
    """The next message is read, or the turn goes on."""
    QUARTER = 150
    """A follower and the count move in the count's city."""
    DRAGON_AFTER = 155
    """The dragon moves, where the table plays him after scoring."""
    CROP_CIRCLE = 160
    """Everybody adds or takes back a follower."""
    MESSAGE_TILE = 168
    """Another tile that a message lets its reader lay."""
    REPEAT = 170
    """A builder's second turn (4.4.3.1)."""
    ESCAPE = 180
    """A knight leaves a besieged city."""
    CATAPULT = 182
    """A throw with the catapult, when the whole turn is over (4.2.5)."""
    CATAPULT_TRACK = 183
    """What moves on the score track by it is settled."""
    CATAPULT_MESSAGE = 184
    """A message that it brings is read."""
    CATAPULT_NEXT = 185
    """The next player throws."""
    CATAPULT_TILE = 186
    """Another tile that such a message lets its reader lay."""
    PLAGUE = 187
    """The last moment to lay the flea of a turn (4.2.9.2)."""
    AUCTION = 190
    """The bazaar."""
    AGAIN = 195
    """The same player has a whole turn more: a volcano ends the river (3.1.2.2)."""
    TURN_TRACK = 198
    """What was paid meanwhile is settled on the score track."""
    NEXT = 200
    """The next player is on turn."""
    LAST_TURN = 298
    """The game has ended: what waits on the score track leaves it."""
    LAST_ABBEY = 300
    """Abbeys that are left may be laid."""
    LAST_QUARTER = 310
    """Followers leave the count's city for the final scoring."""
    BEFORE_FINAL = 315
    """Who waits on the score track looks who stands there."""
    FINAL = 320
    """The final scoring (6)."""
    FINAL_TRACK = 330
    """What moves on the score track by it is settled."""
    SETTLE = 340
    """Every step that settles what moves on the score track comes here, and goes back from the next."""
    SETTLED = 345
    """All of it is settled, or it begins again."""
    OVER = 400
    """Nothing more to do."""


BEGIN: Final[i64] = 0
DRAW: Final[i64] = 10
SECOND_TURN: Final[i64] = 5
TILE: Final[i64] = 30
LAID: Final[i64] = 40
SYMBOL: Final[i64] = 50
FIGURE: Final[i64] = 60
MESSAGE: Final[i64] = 145
CATAPULT: Final[i64] = 182
CATAPULT_NEXT: Final[i64] = 185
MESSAGE_TILE: Final[i64] = 168
REPEAT: Final[i64] = 170
NEXT: Final[i64] = 200
AFTER_LAST_TURN: Final[i64] = 298
"""The game has ended: the first step that is left."""
NOBODYS_TURN: Final[i64] = 310
"""Followers leave for the final scoring: whoever is asked, nobody is on turn any more."""
FINAL: Final[i64] = 315
"""The final scoring begins: the first step that asks nobody."""
SETTLE: Final[i64] = 340
OVER: Final[i64] = 400
