"""Palettes. Every colour of every picture has a name here; a theme gives each name another colour."""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from typing import Final

from bastide.kernel.errors import Unreadable
from bastide.language import quoted, said


@dataclass(frozen=True)
class Palette:
    """The colours of a theme: southern France by day unless told otherwise."""

    name: str = "day"
    # land
    grass: str = "#a6c169"
    grass_dark: str = "#8fb057"
    grass_light: str = "#bdd181"
    grass_warm: str = "#c9cf7c"
    tuft: str = "#789b43"
    hedge: str = "#5f8a3c"
    flower_white: str = "#fffbe8"
    flower_yellow: str = "#f6d774"
    flower_red: str = "#e99a83"
    flower_blue: str = "#cdb9e8"
    lavender: str = "#9a83c3"
    lavender_soil: str = "#b9be80"
    wheat: str = "#cfa84a"
    wheat_soil: str = "#efdb95"
    vine: str = "#6c8f41"
    vine_soil: str = "#cbcd8d"
    soil: str = "#b99266"
    furrow: str = "#96704a"
    tree_1: str = "#5f8f3e"
    tree_2: str = "#4f7f38"
    tree_3: str = "#6f9f45"
    tree_4: str = "#83994f"
    tree_light: str = "#9cc064"
    trunk: str = "#7a5a38"
    rock: str = "#b3a68f"
    rock_light: str = "#d3c8b2"
    rock_dark: str = "#7f735f"
    # ways and water
    road: str = "#f4e9ce"
    road_rim: str = "#b99f6e"
    road_rut: str = "#dccaa0"
    verge: str = "#86a04c"
    water: str = "#7fbedb"
    water_dark: str = "#5d9fc2"
    water_light: str = "#dcf1f8"
    bank: str = "#dccf9c"
    wood: str = "#a67c4d"
    wood_light: str = "#c9a070"
    wood_dark: str = "#6e4f2f"
    # towns
    ground: str = "#dec69f"
    ground_dark: str = "#cfb287"
    ground_light: str = "#ead4ad"
    street: str = "#efe0bf"
    street_rim: str = "#d8c092"
    stone: str = "#ddd4c3"
    stone_light: str = "#f1eadc"
    stone_dark: str = "#a99c87"
    stone_joint: str = "#857963"
    roof_1: str = "#c8593a"
    roof_2: str = "#d66f45"
    roof_3: str = "#b64a34"
    roof_4: str = "#db8450"
    roof_5: str = "#a9432f"
    roof_line: str = "#8f3a2a"
    plaster_1: str = "#f6ead2"
    plaster_2: str = "#efdfc0"
    plaster_3: str = "#fbf3e2"
    plaster_shade: str = "#d9c7a4"
    slate: str = "#56779a"
    slate_dark: str = "#3f5a7a"
    slate_light: str = "#7d9dbd"
    window: str = "#4f4030"
    lit: str = "#5b7ea3"
    door: str = "#5b3b22"
    garden: str = "#9dbb66"
    ink: str = "#4a3a2a"
    shadow: str = "#2f2a16"
    # signs
    cream: str = "#fbf3dc"
    white: str = "#fffdf4"
    black: str = "#2b2722"
    red: str = "#c83f33"
    red_dark: str = "#8f2a24"
    blue: str = "#2f6fb3"
    green: str = "#4b9147"
    green_dark: str = "#2f6233"
    purple: str = "#7e5aa6"
    purple_dark: str = "#553a78"
    pink: str = "#eeb0a4"
    orange: str = "#ef8f35"
    gold: str = "#f7cf52"
    gold_dark: str = "#b98a24"
    steel: str = "#9aa6b0"
    smoke: str = "#8d867d"
    skin: str = "#f3d3b0"
    # castle
    court: str = "#d9c799"
    court_dark: str = "#c3ad7b"
    court_light: str = "#e7d8b0"
    lane: str = "#b99c78"
    rampart: str = "#b7b9bb"
    rampart_dark: str = "#8f9194"
    # players
    player_1: str = "#cf2a2a"
    player_2: str = "#2a62b8"
    player_3: str = "#f0bd2f"
    player_4: str = "#2fa865"
    player_5: str = "#35333b"
    player_6: str = "#9aa0a6"
    player_rim: str = "#fffdf4"
    player_ink: str = "#fffdf4"
    player_ink_light: str = "#4a3a2a"
    # the table
    table: str = "#46564a"
    table_light: str = "#5d6f60"
    label: str = "#f3ecd8"

    def colours(self) -> dict[str, str]:
        """Give all colours by name."""
        return {each.name: getattr(self, each.name) for each in fields(self) if each.name != "name"}


DAY: Final = Palette()
WINTER: Final = replace(
    DAY, name="winter", grass="#e8edf1", grass_dark="#d7e0e7", grass_light="#f6f9fb", grass_warm="#e9e6df",
    tuft="#aab9b7", hedge="#7e968f", flower_white="#ffffff", flower_yellow="#d9d0b4", flower_red="#c96a5c",
    flower_blue="#b9c6d6", lavender="#b3aecb", lavender_soil="#dfe1e3", wheat="#cbbd97", wheat_soil="#ece6d6",
    vine="#8f9d8c", vine_soil="#e2e5e0", soil="#c3b3a2", furrow="#f1f3f4", tree_1="#6f8f86", tree_2="#5d7f78", tree_3="#84a198", tree_4="#9db2aa",
    tree_light="#eef4f5", trunk="#6b5646", rock="#b5b3b0", rock_light="#eceff1", rock_dark="#7d7b78",
    road="#d9cdb9", road_rim="#a8977d", road_rut="#c3b69f", verge="#b9c4c4", water="#a9cbdb", water_dark="#83aac0",
    water_light="#f2fafc", bank="#dfe1dc", ground="#cfc3b3", ground_dark="#bfb1a0", ground_light="#dfd6c9",
    street="#efebe4", street_rim="#cfc7bb", stone="#d4d2cd", stone_light="#f6f6f4", stone_dark="#9d9890",
    stone_joint="#7c776f", roof_1="#f0f4f7", roof_2="#c98069", roof_3="#b8604b", roof_4="#dbe5ec", roof_5="#c67a65",
    roof_line="#97a5b0", garden="#dfe7e6", slate="#6b86a3", slate_light="#d5e1ea", shadow="#2a3440",
    court="#d3d6d6", court_dark="#bcc1c3", court_light="#e6e9ea", lane="#b3a08c", rampart="#b0aeab", rampart_dark="#85827d", player_4="#2a9d5d", player_6="#757c84", table="#43505a", table_light="#596873",
)  # fmt: skip
NIGHT: Final = replace(
    DAY, name="night", grass="#3c5a4c", grass_dark="#345044", grass_light="#476859", grass_warm="#4a6350",
    tuft="#5c7f69", hedge="#2d5240", flower_white="#a9bdb4", flower_yellow="#b39a55", flower_red="#94655f",
    flower_blue="#7d7aa5", lavender="#6b5d9b", lavender_soil="#465c4d", wheat="#9d8748", wheat_soil="#6d6a48",
    vine="#4a6b45", vine_soil="#4d6350", soil="#57493a", furrow="#44382d", tree_1="#2f5a45", tree_2="#284d3d", tree_3="#3a6a4f", tree_4="#456552",
    tree_light="#5a8a68", trunk="#4a3b2c", rock="#6f6d6b", rock_light="#8e8c88", rock_dark="#4a4846",
    road="#b3a78c", road_rim="#6c634f", road_rut="#938970", verge="#304a3c", water="#2f587a", water_dark="#234663",
    water_light="#7fb0cf", bank="#5f6a58", wood="#6f5638", wood_light="#8b6f4c", wood_dark="#43331f",
    ground="#6d6457", ground_dark="#5d5549", ground_light="#7b7163", street="#877b67", street_rim="#6f6453",
    stone="#8f8c86", stone_light="#aba79f", stone_dark="#65625c", stone_joint="#4a4742", roof_1="#8c4638",
    roof_2="#985342", roof_3="#7a3b31", roof_4="#a0604a", roof_5="#6d352c", roof_line="#4f2a24",
    plaster_1="#cdbf9b", plaster_2="#bdae88", plaster_3="#d8cba8", plaster_shade="#93876c", slate="#425a75",
    slate_dark="#2e415a", slate_light="#607b97", window="#ffd877", lit="#ffe08c", door="#ffc95c", garden="#3c5a48",
    ink="#1d1a17", shadow="#0b0f14", court="#6f6a61", court_dark="#605b53", court_light="#7f796f", lane="#564c40", rampart="#595f66", rampart_dark="#43484e",
    table="#1b2229", table_light="#303b45", label="#d8d2c0",
)  # fmt: skip
CONTRAST: Final = replace(
    DAY, name="contrast", grass="#b9dd6b", grass_dark="#aad05c", grass_light="#c6e67c", grass_warm="#c6e67c",
    tuft="#8fbb46", hedge="#2f6b1f", lavender="#7d5fc0", lavender_soil="#c9d98a", wheat="#b98a1c",
    wheat_soil="#ffe98f", vine="#3f7a1f", vine_soil="#d3e08a", soil="#c98f4a", furrow="#7a4a14", tree_1="#2f7a26", tree_2="#236a1f", tree_3="#3f8a2f",
    tree_4="#5a8a2f", road="#ffffff", road_rim="#3a2a14", road_rut="#c9c2b0", verge="#5f8a2a", water="#3fa4f0",
    water_dark="#0f63b0", water_light="#ffffff", bank="#0f3f6f", ground="#e8b878", ground_dark="#d9a561",
    ground_light="#f3c98f", street="#ffe9c4", street_rim="#b98a4a", stone="#ffffff", stone_light="#ffffff",
    stone_dark="#7d7466", stone_joint="#3a3226", roof_1="#c23a1c", roof_2="#d9531f", roof_3="#a82a14",
    roof_4="#e8702a", roof_5="#97240f", roof_line="#4f1408", plaster_1="#fff6e0", plaster_2="#ffeccb",
    plaster_3="#ffffff", slate="#1f4f9a", slate_dark="#12326a", ink="#17110a", shadow="#000000", red="#d01414",
    blue="#0f4fb8", green="#0f7a1f", purple="#6a1fb0", gold="#ffcf1f", gold_dark="#8a5a00", black="#000000",
    player_1="#d80f0f", player_2="#0f4fd0", player_3="#ffd000", player_4="#12a356", player_5="#000000",
    player_6="#8a9099", player_rim="#ffffff", player_ink="#ffffff", player_ink_light="#000000", table="#1f1f1f",
    lane="#b8813f", rampart="#b9c0c8", rampart_dark="#7d858f",
    table_light="#3f3f3f", label="#ffffff",
)  # fmt: skip
THEMES: Final = {palette.name: palette for palette in (DAY, WINTER, NIGHT, CONTRAST)}


def theme(name: str) -> Palette:
    """Give a palette by its name."""
    if name not in THEMES:
        raise Unreadable("unknown_theme", said("error-theme", name=quoted(name), known=", ".join(THEMES)))
    return THEMES[name]
