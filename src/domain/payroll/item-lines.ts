/** Lines of pay items: fixed amounts, days, hours, percentages and formulas. */
import { ageOn, completedMonths, daysInMonth, lastDay } from "../shared/calendar.ts";
import { compare, type Fraction, fraction, minus, plus, times } from "../shared/exact.ts";
import { wholeRate } from "../statutory/rates/dated.ts";
import type { EmploymentTerms } from "../statutory/rates/employment.ts";
import type { Picked } from "../statutory/rates/dated.ts";
import { countHalves } from "../statutory/pay/month-grid.ts";
import { dayRate, hourlyBasicRate } from "../statutory/pay/rates-of-pay.ts";
import { round } from "../statutory/rounding.ts";
import { type BasicPay, paidDays, paidParts, payOf, termsOn } from "./basic-pay.ts";
import { calculationOrder, type FactValue, type Formula, FormulaError, isFormula, readFormula } from "./formula.ts";
import { anyCode } from "./item-faults.ts";
import { overridden } from "./overrides.ts";
import type { AssignedItem, PayItem } from "./pay-item.ts";
import type { PayslipFault, PayslipInput, PayslipLine } from "./payslip.ts";

const centsPerDollar = 100;
const zero = fraction(0);
const centsOf = (value: Fraction): number => {
  const exact = times(value, centsPerDollar);
  return compare(exact, zero) < 0 ? -round(times(exact, -1), "payCent") : round(exact, "payCent");
};
const dollarsOf = (cents: number): Fraction => fraction(cents, centsPerDollar);

/** Earnings that belong to the gross rate of pay, as agreed for a whole month. */
export const grossRateOf = (items: readonly AssignedItem[]): number =>
  items
    .filter(({ item }) => item.grossRate && item.kind === "earning" && item.calculation.kind === "fixed")
    .reduce((total, { amount }) => total + amount, 0);

interface Counts {
  readonly days: Readonly<Record<"working" | "worked" | "paid" | "no-pay" | "calendar" | "absent", Fraction>>;
  readonly minutes: Readonly<Record<"normal" | "overtime" | "rest-day" | "holiday", number>>;
}

function countsOf(input: PayslipInput, basic: BasicPay): Counts {
  const own = paidDays(input);
  const halves = countHalves(own);
  const onLeave = own
    .flatMap((day) => day.halves)
    .filter(({ working, status, lost }) => working && (status === "no-pay-leave" || lost));
  const minutes = (kind: "overtime" | "rest-day" | "holiday"): number =>
    input.extraWork.reduce((total, work) => total + (work.kind === kind ? work.minutes : 0), 0);
  const { normalMinutes } = termsOn(input.terms, lastDay(input.month));
  const days = (count: number): Fraction => fraction(count, 2);
  return {
    days: {
      working: days(basic.workingHalves),
      worked: days(halves.work),
      paid: times(basic.paidHalves, 1, 2),
      "no-pay": times(minus(fraction(onLeave.length), paidParts(onLeave)), 1, 2),
      absent: days(halves.absent),
      calendar: fraction(daysInMonth(input.month)),
    },
    minutes: {
      normal: input.normalMinutes ?? (halves.work * normalMinutes) / 2,
      overtime: minutes("overtime"),
      "rest-day": minutes("rest-day"),
      holiday: minutes("holiday"),
    },
  };
}

function factsOf(input: PayslipInput, basic: BasicPay, counts: Counts, employment: Picked<EmploymentTerms>) {
  const terms = termsOn(input.terms, lastDay(input.month));
  const end = input.leftOn != null && input.leftOn < lastDay(input.month) ? input.leftOn : lastDay(input.month);
  const service = input.joinedOn > end ? 0 : completedMonths(input.joinedOn, end);
  const { days, minutes } = counts;
  const hours = (count: number): Fraction => fraction(count, 60);
  const perDollar = (cents: Fraction): Fraction => times(cents, 1, centsPerDollar);
  const facts: Readonly<Record<string, () => FactValue>> = {
    basic: () => dollarsOf(terms.basic),
    earnedBasic: () => dollarsOf(basic.earned),
    workingDays: () => days.working,
    workedDays: () => days.worked,
    paidDays: () => days.paid,
    noPayDays: () => days["no-pay"],
    absentDays: () => days.absent,
    calendarDays: () => days.calendar,
    normalHours: () => hours(minutes.normal),
    overtimeHours: () => hours(minutes.overtime),
    restDayHours: () => hours(minutes["rest-day"]),
    holidayHours: () => hours(minutes.holiday),
    hourlyRate: () => perDollar(hourlyBasicRate(payOf(terms), employment)),
    dailyRate: () => perDollar(dayRate(payOf(terms))),
    serviceMonths: () => fraction(service),
    serviceYears: () => fraction(Math.floor(service / 12)),
    age: () => fraction(ageOn(input.person.birthDate, end)),
    grade: () => input.person.grade ?? "",
  };
  return facts;
}

/** The formulas of items. They were checked when saved; an item that the person does not have counts as nothing. */
function formulasOf(items: readonly PayItem[]): Map<string, Formula> {
  return new Map(
    items.flatMap(({ code, calculation }) => {
      if (calculation.kind !== "formula") return [];
      const read = readFormula(calculation.text, anyCode);
      return isFormula(read) ? [[code, read] as const] : [];
    }),
  );
}

export interface ItemPay {
  readonly lines: readonly PayslipLine[];
  readonly faults: readonly PayslipFault[];
}

/** Items in the order of their dependence; percentages of gross pay come last. `earned` are the lines of basic pay and extra work. */
export function itemPay(
  input: PayslipInput,
  basic: BasicPay,
  earned: readonly PayslipLine[],
  employment: Picked<EmploymentTerms>,
): ItemPay {
  if (input.items.length === 0) return { lines: [], faults: [] };
  const counts = countsOf(input, basic);
  const facts = factsOf(input, basic, counts, employment);
  const formulas = formulasOf(input.items.map(({ item }) => item));
  const byCode = new Map<string, number>();
  const lines: PayslipLine[] = [];
  const faults: PayslipFault[] = [];
  const grossSoFar = (): number =>
    [...earned, ...lines]
      .filter(({ code, kind }) => kind === "earning" && (code === "BASIC" || code === "NO_PAY" || inGross.has(code)))
      .reduce((total, { amount }) => total + amount, 0);
  const inGross = new Set(input.items.filter(({ item }) => item.grossRate).map(({ item }) => item.code));

  const fail = (item: string, reason: string): number => {
    faults.push({ code: "formula-failed", item, reason });
    return 0;
  };
  const amountOf = ({ item, amount }: AssignedItem): Pick<PayslipLine, "amount" | "quantity" | "rate"> => {
    const { calculation, code } = item;
    switch (calculation.kind) {
      case "fixed": {
        if (!item.prorated) return { amount: round(fraction(amount), "payCent") };
        const upTo = (halves: Fraction): number => round(times(halves, amount, basic.workingHalves), "payCent");
        return { amount: upTo(plus(basic.paidBefore, basic.paidHalves)) - upTo(basic.paidBefore) };
      }
      case "per-day": {
        const days = counts.days[calculation.days];
        return {
          amount: round(times(days, amount), "payCent"),
          quantity: { unit: "days", value: Number(days.top) / Number(days.bottom) },
          rate: amount,
        };
      }
      case "per-hour": {
        const minutes = counts.minutes[calculation.hours];
        return {
          amount: round(fraction(BigInt(amount) * BigInt(minutes), 60), "payCent"),
          quantity: { unit: "minutes", value: minutes },
          rate: amount,
        };
      }
      case "percentage": {
        const base = calculation.base === "basic" ? basic.earned : grossSoFar();
        return { amount: round(fraction(BigInt(base) * BigInt(calculation.rate), wholeRate), "payCent") };
      }
      case "formula": {
        const formula = formulas.get(code);
        if (formula === undefined) return { amount: fail(code, "not-readable") };
        try {
          const value = formula.evaluate((name) =>
            name === "amount" ? dollarsOf(amount) : (facts[name]?.() ?? dollarsOf(byCode.get(name) ?? 0)),
          );
          return { amount: centsOf(value) };
        } catch (error) {
          if (error instanceof FormulaError) return { amount: fail(code, error.code) };
          throw error;
        }
      }
    }
  };
  for (const assigned of inOrder(input.items, formulas)) {
    const { item, sourceId } = assigned;
    const found = amountOf(assigned);
    const pay = { ...found, ...overridden(input, item.code, sourceId, found.amount) };
    byCode.set(item.code, (byCode.get(item.code) ?? 0) + pay.amount);
    if (pay.amount !== 0 || "calculated" in pay)
      lines.push({
        code: item.code,
        kind: item.kind,
        ...pay,
        cpf: item.cpf,
        sdl: item.sdl,
        funds: item.funds,
        sourceId,
      });
  }
  return { lines, faults };
}

/** Formulas after the items they refer to, percentages of gross pay after all earnings, deductions by their priority. */
function inOrder(items: readonly AssignedItem[], formulas: ReadonlyMap<string, Formula>): readonly AssignedItem[] {
  const references = new Map(items.map(({ item: { code } }) => [code, formulas.get(code)?.names ?? []]));
  const found = calculationOrder(references);
  const position = new Map(
    ("order" in found ? found.order : [...references.keys()]).map((code, index) => [code, index]),
  );
  const late = ({ calculation }: PayItem): number =>
    Number(calculation.kind === "percentage" && calculation.base === "gross");
  return items.toSorted(
    ({ item: one }, { item: other }) =>
      late(one) - late(other) ||
      (position.get(one.code) ?? 0) - (position.get(other.code) ?? 0) ||
      (one.priority ?? 0) - (other.priority ?? 0),
  );
}
