/** Base map of the examples. */
import { labelLayer, lineLayer, type Ground } from "../../../map/ground.ts";
import { centre, rivers, roads, towns } from "./places.ts";

export const groundLayers = {
  roads: () => lineLayer("road", roads),
  river: () => lineLayer("river", rivers),
  towns: () => labelLayer(towns),
};
export type GroundLayer = keyof typeof groundLayers;
export const groundNames: readonly GroundLayer[] = ["towns", "roads", "river"];

export const ground: Ground = { centre, zoom: 11, layers: groundLayers };
