/** A work location as a place on a map, if it has a position. */
import type { WorkLocation } from "#generated/hrms/schema.ts";
import type { MapPlace } from "../../../map/place-map.tsx";

export function placeOf({
  name,
  lat,
  lng,
  radiusM,
}: Pick<WorkLocation, "name" | "lat" | "lng" | "radiusM">): MapPlace | undefined {
  return lat === null || lng === null ? undefined : { name, at: [lat, lng], radius: radiusM };
}
