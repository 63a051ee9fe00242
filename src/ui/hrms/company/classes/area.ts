/** Classes of a company. */
import { classes as resource } from "#generated/hrms/resources/classes.ts";
import { createClass as check } from "#generated/hrms/validators/classes.js";
import { area } from "../../../crud/area.ts";
import { firstPeople, peoplePart } from "../shared/people-part.ts";

export const classes = area("classes", {
  resource,
  check,
  columns: ["class", "code", "eaCategory", "otEligibleDefault", "status", "updatedAt"],
  filters: ["status", "eaCategory"],
  panels: { people: peoplePart("classId") },
  panelQueries: { people: firstPeople("classId") },
  form: {
    basics: [["class", "code"]],
    act: [["eaCategory"], ["otEligibleDefault"], ["status"]],
  },
});
