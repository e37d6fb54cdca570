"""The Flying Machines in files of JCloisterZone: how far a follower flies follows from a random number."""

from __future__ import annotations

import math
from typing import Any, Final

from bastide import Reveal
from bastide.expansions.flying_machines import FARTHEST
from bastide.records.jcloisterzone.bag import check_random
from bastide.records.jcloisterzone.dialect import Dialect

MACHINE: Final = "FlyingMachine"


class FlyingMachines(Dialect):
    """The message that puts a follower on the machine brings the die along."""

    def played(self, message: dict[str, Any]) -> None:
        """Roll the die as it fell there."""
        payload = message["payload"]
        if message["type"] == "DEPLOY_MEEPLE" and payload["pointer"]["feature"] == MACHINE:
            self.game.play(Reveal(math.floor(check_random(payload.get("random")) * int(FARTHEST)) + 1))


BOX = FlyingMachines
