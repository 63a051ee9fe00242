/** Work locations of a company. */
import { workLocations as resource } from "#generated/hrms/resources/work-locations.ts";
import { createWorkLocation as check } from "#generated/hrms/validators/work-locations.js";
import { pointFaults } from "#src/domain/shared/point-faults.ts";
import { area } from "../../../crud/area.ts";
import { peoplePart } from "../shared/people-part.ts";

export const workLocations = area("work-locations", {
  resource,
  check,
  rules: pointFaults,
  siblings: ["work-locations", "shifts"],
  columns: ["name", "code", "address", "radiusM", "status", "updatedAt"],
  moreColumns: ["tz", "lat", "lng"],
  filters: ["status"],
  panels: { people: peoplePart("locationId") },
  form: {
    basics: [["name", "code"], ["address"]],
    clock: [["lat", "lng", "radiusM"], ["tz"], ["status"]],
  },
});
