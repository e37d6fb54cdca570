"""Every tile that can be drawn."""

from __future__ import annotations

from bastide.art.castle_facts import read_castle
from bastide.kernel import catalogue

CASTLE_TILES = """
tiles:
  - {id: N05, count: 1, sides: HHCC, house: [[N, E]], court: [{edges: [S, W], markets: 1}]}
  - {id: N10, count: 1, sides: HCTC, house: [[N]], tower: [[S]], court: [{edges: [E, W], markets: 1}]}
  - {id: N11, count: 1, sides: HCHC, house: [[N, S]], court: [{edges: [E]}, {edges: [W]}]}
  - {id: N14, count: 1, sides: TTTC, tower: [[N, E, S]], court: [{edges: [W]}]}
  - {id: N17, count: 1, sides: HHTT, house: [[N, E]], tower: [[S, W]]}
  - {id: S05, count: 1, sides: RHRC, house: [[E]], road: [{sides: [N, S], fountain: true}],
     court: [{edges: [Nb, Sa]}, {edges: [Sb, W, Na]}]}
  - {id: C13, count: 1, sides: RRHT, house: [[S]], tower: [[W]], road: [{sides: [N, E]}],
     court: [{edges: [Nb, Ea]}, {edges: [Eb, Na]}]}
  - {id: B04, count: 1, sides: RCTT, tower: [[S, W]], road: [{sides: [N], end: tower}],
     court: [{edges: [Nb, E]}, {edges: [Na]}]}
  - {id: Q02, count: 2, sides: RRRH, house: [[W]],
     road: [{sides: [N], end: square}, {sides: [E], end: square}, {sides: [S], end: square}],
     court: [{edges: [Nb, Ea]}, {edges: [Eb, Sa]}, {edges: [Sb, Na]}]}
  - {id: J02, count: 1, sides: RRRR, road: [{sides: [N, E, S, W]}],
     court: [{edges: [Nb, Ea]}, {edges: [Eb, Sa]}, {edges: [Sb, Wa]}, {edges: [Wb, Na]}]}
"""
CASTLE_WALL = """
grid: {columns: 3, rows: 3}
track:
  - {fields: [0, 1], at: [0, 2], kind: corner, in: W, out: N, centres: [[0.833, 2.5], [0.5, 2.167]]}
  - {fields: [2, 3], at: [0, 1], kind: straight, in: N, out: N, start: A, centres: [[0.5, 1.75], [0.5, 1.25]]}
  - {fields: [4, 5], at: [0, 0], kind: corner, in: N, out: E, centres: [[0.5, 0.833], [0.833, 0.5]]}
  - {fields: [6, 7], at: [1, 0], kind: straight, in: E, out: E, start: B, centres: [[1.25, 0.5], [1.75, 0.5]]}
  - {fields: [8, 9], at: [2, 0], kind: corner, in: E, out: S, centres: [[2.167, 0.5], [2.5, 0.833]]}
  - {fields: [10, 11], at: [2, 1], kind: straight, in: S, out: S, start: C, centres: [[2.5, 1.25], [2.5, 1.75]]}
  - {fields: [12, 13], at: [2, 2], kind: corner, in: S, out: W, centres: [[2.5, 2.167], [2.167, 2.5]]}
  - {fields: [14, 15], at: [1, 2], kind: straight, in: W, out: W, start: D, centres: [[1.75, 2.5], [1.25, 2.5]]}
start_fields:
  - {id: A, faces: E, kind: road}
  - {id: B, faces: S, kind: tower}
  - {id: C, faces: W, kind: courtyard, markets: 1}
  - {id: D, faces: N, kind: house}
"""
CASTLE = read_castle(CASTLE_TILES, CASTLE_WALL)
LAND = [tile for box in catalogue.box_names() for tile in catalogue.tile_set(box).tiles]
EVERY = [*LAND, *CASTLE.tiles]
