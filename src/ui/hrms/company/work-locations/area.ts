/** Work locations of a company. */
import { workLocations as resource } from "#generated/hrms/resources/work-locations.ts";
import { createWorkLocation as check } from "#generated/hrms/validators/work-locations.js";
import { pointFaults } from "#src/domain/shared/point-faults.ts";
import { area } from "../../../crud/area.ts";
import { part } from "../../../detail/part.ts";
import { firstPeople, peoplePart } from "../shared/people-part.ts";

export const workLocations = area("work-locations", {
  resource,
  check,
  rules: pointFaults,
  siblings: ["work-locations", "shifts"],
  columns: ["name", "code", "address", "radiusM", "status", "updatedAt"],
  moreColumns: ["tz", "lat", "lng"],
  filters: ["status"],
  panels: {
    people: peoplePart("locationId"),
    map: part(async () => (await import("./map-panel.tsx")).MapPanel, "map"),
  },
  panelQueries: { people: firstPeople("locationId") },
  offers: part(async () => (await import("./map-button.tsx")).MapButton, "map"),
  aids: { clock: part(async () => (await import("./map-aid.tsx")).MapAid, "map") },
  form: {
    basics: [["name", "code"], ["address"]],
    clock: [["lat", "lng", "radiusM"], ["tz"], ["status"]],
  },
});
