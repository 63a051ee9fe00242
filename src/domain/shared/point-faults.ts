/** A map point has both latitude and longitude, or neither. */
import type { ProblemFault } from "#src/contract/problem.ts";

export function pointFaults({ lat = null, lng = null }: { lat?: number | null; lng?: number | null }): ProblemFault[] {
  if ((lat === null) === (lng === null)) return [];
  return [
    { pointer: lat === null ? "/lat" : "/lng", code: "required", message: "is missing: the other degree is there" },
  ];
}
