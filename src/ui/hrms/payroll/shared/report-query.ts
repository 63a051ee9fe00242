/** The query of a payroll report, which pages prepare and show. */
import { getPayrollReportOptions } from "#generated/hrms/hooks/payroll-reports.ts";
import type { PayrollReport } from "#generated/hrms/schema.ts";
import { currentTexts } from "../../../messages/store.ts";

export type PayrollReportName = PayrollReport["report"];

export const figuresOf = (companyId: string, report: PayrollReportName) =>
  getPayrollReportOptions({ path: { companyId, report }, query: { language: currentTexts().language, pageSize: 10 } });
