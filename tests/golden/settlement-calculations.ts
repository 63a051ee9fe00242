/** Calculations of the golden cases of final settlements as pay runs pay them. */
import { calculatePayslip } from "#src/domain/payroll/calculate.ts";
import type { SettlementInput } from "#src/domain/payroll/files/final-settlement.ts";
import { noticeDueUntil, settle, type SettlementTerms, suggestedTerms } from "#src/domain/payroll/settlement.ts";
import { singapore } from "#src/domain/statutory/rates/book.ts";
import { inputOf, type PayslipCase } from "./payslips.ts";

type LastPayCase = Partial<SettlementTerms> & {
  readonly payslip: PayslipCase;
  readonly leftOn: string;
  readonly workDays?: readonly string[];
  readonly recoveries?: SettlementInput["recoveries"];
};

/** The lines of a last payslip with its settlement, as a pay run has them. */
function lastPay({ payslip, leftOn, recoveries = [], workDays, ...terms }: LastPayCase, month: string): unknown {
  const facts = { startDate: "2020-01-01", lastDay: leftOn, noticeGivenOn: leftOn, noticeDays: 0 };
  const suggested = suggestedTerms({ ...facts, exitReason: null, isCitizen: true }, singapore);
  const { input, outcome } = settle(
    inputOf({ left: leftOn, ...payslip }, month, singapore),
    {
      id: "s",
      terms: { ...suggested, ...terms },
      recoveries,
      workDays: workDays ?? ["mon", "tue", "wed", "thu", "fri"],
    },
    singapore,
  );
  const { lines, net } = calculatePayslip(input, singapore);
  const amounts = Object.fromEntries(lines.map(({ code, amount }) => [code, amount]));
  return { lines: amounts, paid: net, ...outcome };
}

type Terms = Omit<Parameters<typeof suggestedTerms>[0], "lastDay">;

export const settlementCalculations: Readonly<
  Record<string, (input: Record<string, unknown>, date: string) => unknown>
> = {
  "settlement-terms": (input, lastDay) => {
    const facts = { ...(input as unknown as Terms), lastDay };
    return { ...suggestedTerms(facts, singapore), until: noticeDueUntil(facts, singapore) };
  },
  "last-pay": (input, month) => lastPay(input as unknown as LastPayCase, month),
};
