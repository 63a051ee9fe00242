/** Holidays of a company's calendars. */
import { lazy } from "react";
import { listHolidayCalendarOptionsOptions } from "#generated/hrms/hooks/holiday-calendars.ts";
import { holidays as resource } from "#generated/hrms/resources/holidays.ts";
import { createHoliday as check } from "#generated/hrms/validators/holidays.js";
import { area } from "../../../crud/area.ts";
import { part } from "../../../detail/part.ts";

export const holidays = area("holidays", {
  resource,
  check,
  siblings: ["holidays", "holiday-calendars", "holiday-assignments"],
  columns: ["name", "date", "kind", "half", "calendar", "status"],
  moreColumns: ["substituteFor", "updatedAt"],
  filters: ["calendarId", "kind", ["date_from", "date_to"], "status"],
  references: {
    calendarId: { label: "calendar", options: listHolidayCalendarOptionsOptions, subject: "holiday-calendars" },
  },
  offers: lazy(async () => ({ default: (await import("./import-button.tsx")).ImportButton })),
  panels: { impact: part(async () => (await import("./impact-panel.tsx")).ImpactPanel, "holidays") },
  form: {
    basics: [["name", "date"], ["calendarId"]],
    kind: [["kind", "half"], ["substituteFor"], ["status"]],
  },
});
