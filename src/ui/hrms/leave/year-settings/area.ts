/** Leave years of a company. */
import { lazy } from "react";
import { yearSettings as resource } from "#generated/hrms/resources/year-settings.ts";
import { createYearSetting as check } from "#generated/hrms/validators/year-settings.js";
import { area } from "../../../crud/area.ts";

export const yearSettings = area("year-settings", {
  resource,
  check,
  columns: ["name", "start", "end", "state", "current", "status", "updatedAt"],
  filters: ["state", "status"],
  steps: lazy(async () => ({ default: (await import("./year-end-link.tsx")).YearEndLink })),
  form: { basics: [["name"], ["start", "end"], ["status"]] },
});
