/** Classes of a company. */
import { classes as resource } from "#generated/hrms/resources/classes.ts";
import { createClass as check } from "#generated/hrms/validators/classes.js";
import { area } from "../../../crud/area.ts";
import { part } from "../../../detail/part.ts";

export const classes = area("classes", {
  resource,
  check,
  columns: ["class", "code", "eaCategory", "otEligibleDefault", "status", "updatedAt"],
  filters: ["status", "eaCategory"],
  panels: {
    people: part(
      async () => (await import("../shared/people-panel.tsx")).peopleBy("classId"),
      "structure",
      "employees",
      "tools",
    ),
  },
  form: {
    basics: [["class", "code"]],
    act: [["eaCategory"], ["otEligibleDefault"], ["status"]],
  },
});
