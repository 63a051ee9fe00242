/** What an employee's allowance or deduction comes to in a month: fixed, for one month, custom by month, or in instalments. */
import { shiftMonth } from "../shared/calendar.ts";

export const payItemModes = ["fixed", "payroll", "custom"] as const;
export type PayItemMode = (typeof payItemModes)[number];

export interface AssignedAmount {
  readonly mode: PayItemMode;
  /** Cents of one month, day or hour; of the item if the employee has no amount of their own. */
  readonly amount: number;
  readonly fromMonth: string;
  readonly toMonth: string | null;
  /** Cents repaid or paid altogether, in so many instalments. */
  readonly total: number | null;
  readonly instalments: number | null;
  readonly amounts: readonly MonthAmount[];
  readonly skipped: readonly string[];
  /** The month in which all that is left becomes due. */
  readonly settleMonth: string | null;
}

export interface MonthAmount {
  readonly month: string;
  readonly amount: number;
}

export interface PlannedMonth extends MonthAmount {
  readonly state: "taken" | "planned" | "skipped";
}

/** Further ahead nothing is planned. */
const longest = 600;

const sum = (amounts: readonly MonthAmount[]): number => amounts.reduce((total, { amount }) => total + amount, 0);

/** Cents altogether, if they are limited. */
export function totalOf({ mode, total, amounts }: AssignedAmount): number | null {
  return mode === "custom" ? sum(amounts) : total;
}

/** Cents not taken yet; null if there is no limit. */
export function leftOf(item: AssignedAmount, taken: readonly MonthAmount[]): number | null {
  const total = totalOf(item);
  return total === null ? null : Math.max(0, total - sum(taken));
}

export const instalmentOf = (total: number, instalments: number): number => Math.floor(total / instalments);

/** Cents due in the month, after what other months and periods have taken; null if the item is not due at all. */
export function amountDue(item: AssignedAmount, month: string, taken: readonly MonthAmount[]): number | null {
  const { mode, fromMonth, toMonth, skipped, settleMonth, total, instalments } = item;
  if (month < fromMonth || skipped.includes(month)) return null;
  if (mode === "payroll") return month === fromMonth ? item.amount : null;
  const left = leftOf(item, taken);
  if (left === 0) return null;
  if (left !== null && settleMonth !== null && month >= settleMonth) return left;
  // An instalment that was skipped is due after the last month planned.
  if (toMonth !== null && month > toMonth && total === null) return null;
  if (mode === "custom") return item.amounts.find((each) => each.month === month)?.amount ?? null;
  if (total === null || instalments === null || left === null) return item.amount;
  const instalment = instalmentOf(total, instalments);
  // The last instalment has the cents that do not divide.
  return left <= instalment + (total - instalment * instalments) ? left : instalment;
}

/** The months of an item with a limit: those taken, then those to come. */
export function planOf(item: AssignedAmount, taken: readonly MonthAmount[], from: string): PlannedMonth[] {
  const plan: PlannedMonth[] = taken.map((each) => ({ ...each, state: "taken" }));
  if (totalOf(item) === null) return plan;
  const done = [...taken];
  const start = from > item.fromMonth ? from : item.fromMonth;
  for (let month = start, count = 0; count < longest; month = shiftMonth(month, 1), count += 1) {
    if (done.some((each) => each.month === month)) continue;
    const amount = amountDue(item, month, done);
    if (amount !== null && amount > 0) {
      done.push({ month, amount });
      plan.push({ month, amount, state: "planned" });
    } else if (item.skipped.includes(month)) plan.push({ month, amount: 0, state: "skipped" });
    if (leftOf(item, done) === 0 || (item.mode === "custom" && item.amounts.every((each) => each.month <= month)))
      break;
  }
  return plan.toSorted((one, other) => one.month.localeCompare(other.month));
}
