/** Payslips from the database as files and reports take them. */
import type { PaidSlip } from "#src/domain/payroll/files/paid-slip.ts";
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
