/** What files and reports need of a payslip. Amounts are cents. */
import type { Payslip, PayslipLine } from "../payslip.ts";

export interface PaidSlip extends Pick<Payslip, "lines" | "gross" | "deductions" | "net" | "employerCost"> {
  readonly employmentId: string;
  readonly employeeNo: string;
  readonly name: string;
  /** The month whose wages and contributions it pays. */
  readonly month: string;
  readonly payDate: string;
  readonly cpf: Pick<Payslip["cpf"], "ordinaryWages" | "additionalWages" | "ordinarySubject" | "additionalSubject">;
  readonly department?: string | null;
}

export const sumOf = (lines: readonly PayslipLine[], ...codes: readonly string[]): number =>
  lines.reduce((total, { code, amount }) => total + (codes.includes(code) ? amount : 0), 0);

export const fundLines = ["CDAC", "ECF", "MBMF", "SINDA"] as const;

/** Sums by code, in the order in which the codes first appear. */
export function sumsByCode(lines: readonly PayslipLine[], kind: PayslipLine["kind"]): ReadonlyMap<string, number> {
  const sums = new Map<string, number>();
  for (const line of lines) if (line.kind === kind) sums.set(line.code, (sums.get(line.code) ?? 0) + line.amount);
  return sums;
}
