/** Which holiday calendar applies where. */
import { listEmployeeOptionsOptions } from "#generated/hrms/hooks/employees.ts";
import { listHolidayCalendarOptionsOptions } from "#generated/hrms/hooks/holiday-calendars.ts";
import { listWorkLocationOptionsOptions } from "#generated/hrms/hooks/work-locations.ts";
import { holidayAssignments as resource } from "#generated/hrms/resources/holiday-assignments.ts";
import { createHolidayAssignment as check } from "#generated/hrms/validators/holiday-assignments.js";
import { area } from "../../../crud/area.ts";

export const holidayAssignments = area("holiday-assignments", {
  resource,
  check,
  siblings: ["holidays", "holiday-calendars", "holiday-assignments"],
  columns: ["calendar", "level", "target", "validFrom", "status", "updatedAt"],
  filters: ["status", "level", "calendarId"],
  references: {
    calendarId: { label: "calendar", options: listHolidayCalendarOptionsOptions, subject: "holiday-calendars" },
    locationId: { label: "target", options: listWorkLocationOptionsOptions, subject: "work-locations" },
    employeeId: { label: "target", options: listEmployeeOptionsOptions, subject: "employees" },
  },
  form: {
    basics: [["calendarId", "validFrom"]],
    target: [["locationId", "employeeId"], ["status"]],
  },
});
