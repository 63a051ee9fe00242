/** What the law and the item say about repayments from pay: the share of salary, and how long an advance may take. */
import type { ProblemFault } from "#src/contract/problem.ts";
import { firstDay, monthsFrom } from "../shared/calendar.ts";
import { fraction } from "../shared/exact.ts";
import { rowAt, type Series, wholeRate } from "../statutory/rates/dated.ts";
import type { DeductionKind, EmploymentTerms } from "../statutory/rates/employment.ts";
import { deductionFaults } from "../statutory/pay/deductions.ts";
import { round } from "../statutory/rounding.ts";
import { type AssignedAmount, type MonthAmount, planOf, type PlannedMonth } from "./assigned-amount.ts";

export interface Repayment {
  readonly ground: DeductionKind;
  /** The item's own limit, as a share of salary. */
  readonly maxShare: number | null;
  readonly amount: AssignedAmount;
  /** Salary of a month in cents; null if it is not known before the month, as for piece rates. */
  readonly salary: number | null;
  readonly taken?: readonly MonthAmount[];
  /** Cents that other items of the same ground take in a month. */
  readonly others: (month: string) => number;
}

const repaid: readonly DeductionKind[] = ["advance", "loan"];

/** Faults of a plan of repayment; the amounts of all other grounds are checked by the pay run, which knows the salary earned. */
export function repaymentFaults(
  { ground, maxShare, amount, salary, taken = [], others }: Repayment,
  employment: Series<EmploymentTerms>,
): ProblemFault[] {
  const pointer = amount.mode === "custom" ? "/amounts" : amount.total === null ? "/amount" : "/instalments";
  const all = monthsOf(amount, taken);
  const planned = all.filter(({ state }) => state === "planned");
  const [first, last] = [all[0]?.month, all.at(-1)?.month];
  if (first === undefined || last === undefined) return [];
  const terms = rowAt(employment, firstDay(first));
  const months = terms.value.deductions.advanceMonths;
  if (ground === "advance" && monthsFrom(first, last).length > months)
    return [{ pointer, code: "advance-too-long", message: "takes too many months", params: { months } }];
  if (salary === null) return [];
  for (const { month, amount: due } of planned) {
    if (repaid.includes(ground)) {
      const row = rowAt(employment, firstDay(month));
      const [fault] = deductionFaults({ salary, deductions: [{ kind: ground, amount: due + others(month) }] }, row);
      if (fault)
        return [
          {
            pointer,
            code: "above-limit",
            message: "is more than the law allows in a month",
            params: { month, ...inWords(fault.amount, fault.limit) },
          },
        ];
    }
    if (maxShare !== null) {
      const limit = round(fraction(BigInt(salary) * BigInt(Math.round(maxShare * wholeRate)), wholeRate), "limitCent");
      if (due > limit)
        return [
          {
            pointer,
            code: "above-share",
            message: "is more than the deduction allows in a month",
            params: { month, ...inWords(due, limit) },
          },
        ];
    }
  }
  return [];
}

/** Cents, and the same in dollars for the message. */
const inWords = (amount: number, limit: number) => ({
  amount,
  limit,
  dollars: (amount / 100).toFixed(2),
  limitDollars: (limit / 100).toFixed(2),
});

/** The months in which something was taken or is due; the first one for amounts without an end. */
function monthsOf(item: AssignedAmount, taken: readonly MonthAmount[]): readonly PlannedMonth[] {
  if (item.mode === "payroll" || (item.mode === "fixed" && item.total === null))
    return [{ month: item.fromMonth, amount: item.amount, state: "planned" }];
  return planOf(item, taken, item.fromMonth).filter(({ state }) => state !== "skipped");
}
