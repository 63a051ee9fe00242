/** Holiday calendars of a company. */
import { lazy } from "react";
import { holidayCalendars as resource } from "#generated/hrms/resources/holiday-calendars.ts";
import { createHolidayCalendar as check } from "#generated/hrms/validators/holiday-calendars.js";
import { area } from "../../../crud/area.ts";
import { part } from "../../../detail/part.ts";

export const holidayCalendars = area("holiday-calendars", {
  resource,
  check,
  siblings: ["holidays", "holiday-calendars", "holiday-assignments"],
  columns: ["name", "code", "holidays", "assignments", "status", "updatedAt"],
  moreColumns: ["description"],
  filters: ["status"],
  steps: lazy(async () => ({ default: (await import("./clone-button.tsx")).CloneButton })),
  panels: {
    gazetted: part(async () => (await import("./gazetted-panel.tsx")).GazettedPanel, "holiday-calendars", "fields"),
  },
  form: { basics: [["name", "code"], ["description"], ["status"]] },
});
