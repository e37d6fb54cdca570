export { Atlas, boxesWithTiles, loadAtlas, type Picture, type PieceLook, variantAt } from "./atlas";
export type { Point, Region, Shape, Spot, Wall, WallSquare } from "./files";
export { anchorAt, jointsOf, type Placed, placedMarkers, type Seam, Standings, seamsOf } from "./standing";
