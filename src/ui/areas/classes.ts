/** Classes of a company. */
import { classes as resource } from "#generated/hrms/resources/classes.ts";
import { createClass as check } from "#generated/hrms/validators/classes.js";
import { area } from "./area.ts";

export const classes = area("classes", {
  resource,
  check,
  columns: ["class", "code", "eaCategory", "otEligibleDefault", "status", "updatedAt"],
  filters: ["status", "eaCategory"],
  form: {
    basics: [["class", "code"]],
    act: [["eaCategory"], ["otEligibleDefault"], ["status"]],
  },
});
