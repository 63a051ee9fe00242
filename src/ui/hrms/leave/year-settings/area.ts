/** Leave years of a company. */
import { yearSettings as resource } from "#generated/hrms/resources/year-settings.ts";
import { createYearSetting as check } from "#generated/hrms/validators/year-settings.js";
import { area } from "../../../crud/area.ts";

export const yearSettings = area("year-settings", {
  resource,
  check,
  columns: ["name", "start", "end", "state", "current", "status", "updatedAt"],
  filters: ["state", "status"],
  form: { basics: [["name"], ["start", "end"], ["status"]] },
});
