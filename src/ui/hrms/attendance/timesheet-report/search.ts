/** Address of the report of timesheets, apart from the page because every page loads it. */
export interface TimesheetReportSearch {
  readonly by?: "project" | "client" | "employee";
  readonly from?: string;
  readonly to?: string;
}

const isDay = (value: unknown): value is string => typeof value === "string" && /^\d{4}-\d\d-\d\d$/.test(value);

export function readTimesheetReportSearch({ by, from, to }: Record<string, unknown>): TimesheetReportSearch {
  return {
    ...((by === "client" || by === "employee") && { by }),
    ...(isDay(from) && { from }),
    ...(isDay(to) && { to }),
  };
}
