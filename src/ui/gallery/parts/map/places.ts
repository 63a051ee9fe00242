/** What the base map shows around the centre of the examples; positions are approximate. */
import type { Position } from "../../../map/ground.ts";

export const centre: Position = [10.1526, 78.175];

export const towns: readonly (readonly [name: string, at: Position])[] = [
  ["Madurai", [9.9252, 78.1198]],
  ["Melur", [10.0313, 78.3382]],
  ["Natham", [10.2303, 78.2295]],
  ["Dindigul", [10.3673, 77.9803]],
  ["Vadipatti", [10.0839, 77.9611]],
  ["Alanganallur", [10.0461, 78.0889]],
  ["Kottampatti", [10.1633, 78.3667]],
  ["Sanarpatti", [10.3048, 78.0756]],
];

const at = (name: string): Position => towns.find(([town]) => town === name)?.[1] ?? centre;

export const roads: readonly (readonly Position[])[] = [
  [at("Madurai"), [9.99, 78.2], at("Melur"), [10.1, 78.36], at("Kottampatti"), [10.3, 78.42]],
  [at("Madurai"), [10.0, 78.03], at("Vadipatti"), [10.2, 77.95], at("Dindigul")],
  [at("Madurai"), [10.06, 78.17], [10.15, 78.2], at("Natham"), [10.36, 78.3]],
  [at("Dindigul"), at("Sanarpatti"), at("Natham"), at("Kottampatti")],
  [at("Vadipatti"), at("Alanganallur"), [10.03, 78.2], at("Melur")],
];

/** The Vaigai in the south, and the Palar past Natham. */
export const rivers: readonly (readonly Position[])[] = [
  [
    [10.04, 77.8],
    [10.0, 77.9],
    [9.99, 78.0],
    [9.94, 78.09],
    [9.91, 78.16],
    [9.87, 78.26],
    [9.84, 78.4],
  ],
  [
    [10.34, 78.1],
    [10.29, 78.13],
    [10.27, 78.16],
    [10.26, 78.2],
    [10.23, 78.23],
    [10.2, 78.25],
    [10.195, 78.28],
    [10.18, 78.31],
    [10.15, 78.33],
    [10.13, 78.36],
    [10.125, 78.4],
    [10.11, 78.44],
    [10.1, 78.6],
  ],
];

export const districts = ["north", "south", "east"] as const;
export type District = (typeof districts)[number];

const corners: Readonly<Record<District, readonly (readonly [longitude: number, latitude: number])[]>> = {
  north: [
    [78.02, 10.2],
    [78.2, 10.19],
    [78.3, 10.27],
    [78.22, 10.36],
    [78.06, 10.34],
  ],
  south: [
    [78.02, 10.2],
    [78.2, 10.19],
    [78.21, 10.05],
    [78.1, 9.99],
    [78.0, 10.06],
  ],
  east: [
    [78.2, 10.19],
    [78.3, 10.27],
    [78.42, 10.17],
    [78.36, 10.04],
    [78.21, 10.05],
  ],
};

export const districtAreas = {
  type: "FeatureCollection" as const,
  features: districts.map((id) => ({
    type: "Feature" as const,
    properties: { id },
    geometry: {
      type: "Polygon" as const,
      coordinates: [[...corners[id], ...corners[id].slice(0, 1)].map(([lng, lat]) => [lng, lat])],
    },
  })),
};
