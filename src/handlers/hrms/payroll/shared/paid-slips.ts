/** Payslips from the database as files and reports take them. */
import type { PaidSlip } from "#src/domain/payroll/files/paid-slip.ts";
import { costShares } from "#src/domain/payroll/files/cost-shares.ts";
import type { CostShare } from "#src/domain/payroll/files/journal.ts";
import type { FiledSlip } from "#src/store/payroll/filed-slips.ts";
import { linesOf } from "./payslip-pdf.ts";

export const paidSlip = (one: FiledSlip): PaidSlip => {
  const { slip, employeeNo, fullName, department, period } = one;
  const { ordinaryWages, additionalWages, additionalSubject } = slip;
  return {
    employmentId: slip.employeeId,
    employeeNo,
    name: fullName,
    month: slip.month,
    payDate: period.payDate,
    department,
    lines: linesOf(one),
    gross: slip.gross,
    deductions: slip.deductions,
    net: slip.net,
    employerCost: slip.employerCost,
    cpf: { ordinaryWages, additionalWages, ordinarySubject: ordinaryWages, additionalSubject },
  };
};

/** Other companies bear their shares; the rest stays in the department of the payslip unless the job says otherwise. */
export function costsOf({ costs, companies, department, slip }: FiledSlip): CostShare[] {
  const own = costs?.length
    ? costs.map(({ pct, project, ...share }) => ({
        department: share.department ?? department,
        project,
        share: pct * 100,
      }))
    : [{ department, project: null, share: 1_000_000 }];
  const bearing = (companies ?? []).map(({ companyId, company, share }) => ({
    company: companyId === slip.companyId ? null : company,
    share,
  }));
  return costShares(bearing, own);
}
