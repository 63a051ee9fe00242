/** What the report of timesheets asks for: without a period in its address, for the month. */
import { lastDay } from "#src/domain/shared/calendar.ts";
import { thisMonth } from "../../../kit/calendar-date.ts";
import type { TimesheetReportSearch } from "./search.ts";

export function reportQuery(search: TimesheetReportSearch): Required<TimesheetReportSearch> {
  const month = thisMonth();
  const { by = "project", from = `${month}-01`, to = lastDay(month) } = search;
  return { by, from, to };
}
