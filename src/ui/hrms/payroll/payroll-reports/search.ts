/** Address of the reports, apart from the page because every page loads it. */
import { isMonth } from "#src/domain/shared/calendar.ts";
import { readPlace } from "../../../list/list-search.ts";

export interface ReportSearch {
  /** Validated by the page. */
  readonly report?: string;
  readonly month?: string;
  readonly sort?: string;
  readonly q?: string;
  readonly page?: number;
}

export function readReportSearch(raw: Record<string, unknown>): ReportSearch {
  const { report, month, sort } = raw;
  return {
    ...readPlace(raw),
    ...(typeof report === "string" && /^[a-z-]{1,30}$/.test(report) && { report }),
    ...(typeof month === "string" && isMonth(month) && { month }),
    ...(typeof sort === "string" && /^-?[A-Za-z][A-Za-z0-9_-]{0,49}$/.test(sort) && { sort }),
  };
}
