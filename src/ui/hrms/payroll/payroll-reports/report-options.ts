/** Which report an address names, and what the page asks for. */
import { getPayrollReportOptions } from "#generated/hrms/hooks/payroll-reports.ts";
import type { Language } from "#src/domain/shared/languages.ts";
import type { PayrollReportName } from "../shared/report-query.ts";
import type { ReportSearch } from "./search.ts";

export const groups = {
  people: ["register", "year-to-date", "cpf-and-tax", "variance"],
  departments: ["cost-by-department", "cost-allocation", "overtime"],
  contributions: ["levies-and-funds", "cpf", "sdl", "cdac", "ec", "mbm", "sinda", "ppf"],
  items: ["allowances", "deductions"],
} as const satisfies Record<string, readonly PayrollReportName[]>;
export const groupNames = Object.keys(groups) as (keyof typeof groups)[];
const all: readonly PayrollReportName[] = groupNames.flatMap((name) => groups[name]);
export const pageSize = 25;

/** A known report that the reader may also see; the cost by department needs no right to see pay. */
export const reportOf = ({ report }: ReportSearch): PayrollReportName =>
  all.find((name) => name === report) ?? "cost-by-department";

export function reportOptions(companyId: string, search: ReportSearch, language: Language) {
  const { month, sort, q = "", page = 1 } = search;
  return getPayrollReportOptions({
    path: { companyId, report: reportOf(search) },
    query: { language, page, pageSize, ...(month && { month }), ...(sort && { sort }), ...(q !== "" && { q }) },
  });
}
