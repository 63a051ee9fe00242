/** What holds for every payslip, whatever it is calculated from. */
import { expect, test } from "vitest";
import { calculatePayslip, explainPayslip, explanationOf } from "#src/domain/payroll/calculate.ts";
import type { MonthSoFar, PayslipInput } from "#src/domain/payroll/payslip.ts";
import { readSnapshot, writeSnapshot } from "#src/domain/payroll/snapshot.ts";
import { ruleIds } from "#src/domain/statutory/explanation-rules.ts";
import { singapore } from "#src/domain/statutory/rates/book.ts";
import { withSlip } from "../golden/month-slips.ts";
import { inputOf, type PayslipCase } from "../golden/payslips.ts";
import * as oracle from "./oracle.ts";
import { type Chance, chance } from "./random.ts";

const annualCeiling = 10_200_000;
const june = oracle.datesOf("2026-06");
const someDays = (random: Chance): string[] => june.filter(() => random.whole(0, 7) === 0);

function randomCase(random: Chance): PayslipCase {
  return {
    basic: random.wages(1_200_000),
    born: random.date(1955, 2003),
    rateType: random.pick(["monthly", "monthly", "daily"] as const),
    ...(random.flip() && { joined: `2026-06-${String(random.whole(10, 30))}` }),
    pay: random.flip() ? [{ code: "TRANSPORT", amount: random.wages(50_000) }] : [],
    work: random.flip() ? [{ date: "2026-06-30", kind: "overtime", minutes: random.whole(1, 600) }] : [],
    deductions: random.flip() ? [{ ground: "loan", amount: random.whole(0, 50_000) }] : [],
    leave: someDays(random).map((date) => ({
      date,
      kind: random.pick(["paid-leave", "no-pay-leave", "absent"] as const),
    })),
    ...(random.whole(0, 3) === 0 && { cpfPaidBy: "employer" as const }),
  };
}

test("lines add up to the totals, and net pay is what is left", () => {
  const random = chance(11);
  for (let count = 0; count < 2_000; count += 1) {
    const slip = calculatePayslip(inputOf(randomCase(random), "2026-06", singapore), singapore);
    const sum = (kind: string): number =>
      slip.lines.reduce((total, line) => total + (line.kind === kind ? line.amount : 0), 0);
    expect([slip.gross, slip.deductions, slip.net, slip.employerCost]).toEqual([
      sum("earning"),
      sum("deduction"),
      sum("earning") - sum("deduction"),
      sum("earning") + sum("employer-cost"),
    ]);
    expect(slip.lines.every(({ amount }) => Number.isInteger(amount))).toBe(true);
  }
});

test("an unpaid half day reduces pay once, whatever else happens in the month", () => {
  const random = chance(12);
  for (let count = 0; count < 500; count += 1) {
    const { cpfPaidBy: _borne, ...some } = randomCase(random);
    const given = { ...some, rateType: "monthly" as const, joined: "2024-01-01" };
    const grossOf = (leave: NonNullable<PayslipCase["leave"]>): number =>
      calculatePayslip(inputOf({ ...given, leave }, "2026-06", singapore), singapore).gross;
    const lost = grossOf([]) - grossOf([{ date: "2026-06-10", half: "pm", kind: "no-pay-leave" }]);
    // June 2026 has 22 weekdays; a cent may be lost to rounding.
    expect(Math.abs(lost - given.basic / 44)).toBeLessThanOrEqual(1);
  }
});

test("the parts of a month that is split by a change of terms add up to the month", () => {
  const random = chance(13);
  for (let count = 0; count < 500; count += 1) {
    const basic = random.wages(1_000_000);
    const days = [...new Set([random.whole(2, 30), random.whole(2, 30), random.whole(2, 30)])].sort((a, b) => a - b);
    const terms = [{}, ...days.map((day) => ({ from: `2026-06-${String(day).padStart(2, "0")}` }))];
    const slip = calculatePayslip(inputOf({ basic, terms }, "2026-06", singapore), singapore);
    expect(slip.gross).toBe(basic);
  }
});

test("halves and any other parts of a month add up to it, whatever happens on its days", () => {
  const random = chance(15);
  for (let count = 0; count < 500; count += 1) {
    const given: PayslipCase = {
      basic: random.wages(1_000_000),
      leave: someDays(random).map((date) => ({ date, kind: random.pick(["paid-leave", "no-pay-leave"] as const) })),
      pay: [{ code: "HOUSING", amount: random.wages(90_000), prorated: true }],
      ...(random.flip() && { joined: june[random.whole(1, 20)] ?? "" }),
    };
    const whole = inputOf(given, "2026-06", singapore);
    const cuts = [...new Set([0, random.whole(1, 29), random.whole(1, 29), 30])].sort((one, other) => one - other);
    const parts = cuts.slice(1).map((to, index) => {
      const pays = { from: june[cuts[index] ?? 0] ?? "", to: june[to - 1] ?? "", basis: "month" as const };
      return calculatePayslip({ ...whole, pays }, singapore).gross;
    });
    expect(parts.reduce((sum, part) => sum + part, 0)).toBe(calculatePayslip(whole, singapore).gross);
  }
});

/** A December after eleven months, in which the bonus is paid in parts; what was subject to CPF of each month. */
function splitBonus(basic: number, parts: readonly number[], before: PayslipInput["yearSoFar"]) {
  let month: MonthSoFar | undefined;
  let subject = [0, 0];
  for (const [index, amount] of parts.entries()) {
    const given: PayslipCase = { basic, pay: [{ code: "BONUS", amount, cpf: "additional" }] };
    const input: PayslipInput = {
      ...inputOf(given, "2026-12", singapore),
      ...(index > 0 && { itemsOnly: true }),
      yearSoFar: before,
      ...(month && { monthSoFar: month }),
    };
    const slip = calculatePayslip(input, singapore);
    month = withSlip(month, slip);
    subject = [slip.cpf.ordinarySubject, slip.cpf.additionalSubject];
  }
  return { month, subject };
}

test("additional wages stay within the ceiling however they are split", () => {
  const random = chance(14);
  for (let count = 0; count < 300; count += 1) {
    const basic = random.wages(900_000);
    const bonus = random.wages(12_000_000);
    const march = random.flip() ? random.wages(6_000_000) : 0;
    const marchSubject = Math.min(march, Math.max(0, annualCeiling - 12 * Math.min(basic, 800_000)));
    const before = Array.from({ length: 11 }, (_, index) => ({
      month: `2026-${String(index + 1).padStart(2, "0")}`,
      ordinaryWages: basic,
      additionalWages: index === 2 ? march : 0,
      additionalSubject: index === 2 ? marchSubject : 0,
    }));
    const first = random.whole(0, bonus);
    const second = random.whole(0, bonus - first);
    const whole = splitBonus(basic, [bonus], before);
    const split = splitBonus(basic, [first, second, bonus - first - second], before);
    expect(split).toEqual(whole);
    const ordinary = basic > 5_000 ? 12 * Math.min(basic, 800_000) : 0;
    expect(marchSubject + (whole.subject[1] ?? 0)).toBeLessThanOrEqual(
      Math.max(marchSubject, annualCeiling - ordinary),
    );
  }
});

test("a payslip that is calculated again from its snapshot is the same", () => {
  const random = chance(16);
  for (let count = 0; count < 500; count += 1) {
    const given = randomCase(random);
    const day = june[random.whole(0, 29)] ?? "";
    const hours: PayslipCase = {
      ...given,
      leave: [
        ...(given.leave ?? []).filter(({ date }) => date !== day),
        { date: day, half: "am", kind: "paid-leave", minutes: random.whole(1, 200), paid: random.whole(0, 100) },
      ],
    };
    const input = inputOf(hours, "2026-06", singapore);
    const text = writeSnapshot(input);
    expect(readSnapshot(text)).toEqual(input);
    expect(calculatePayslip(readSnapshot(text), singapore)).toEqual(calculatePayslip(input, singapore));
  }
});

test("the original and its correction come to what would have been right", () => {
  const random = chance(17);
  for (let count = 0; count < 500; count += 1) {
    const { born = "", ...right } = randomCase(random);
    const slipOf = (given: PayslipCase, before?: MonthSoFar) =>
      calculatePayslip(
        { ...inputOf({ ...given, born }, "2026-06", singapore), ...(before && { monthSoFar: before }) },
        singapore,
      );
    // The month has another payslip, which was calculated after the wrong one and stays as it is.
    const original = slipOf(randomCase(random));
    const other = slipOf({ basic: 100_000 }, withSlip(undefined, original));
    const correction = slipOf(right, withSlip(undefined, other));
    const month = withSlip(withSlip(undefined, other), correction);
    const expected = withSlip(undefined, slipOf(right));
    expect(month).toEqual(withSlip(expected, slipOf({ basic: 100_000 }, expected)));
    // What the reversed payslip has paid is taken off: together they have paid what the correction comes to.
    const difference = correction.net - original.net;
    expect(original.net + difference).toBe(correction.net);
  }
});

test("every line has steps that explain it", () => {
  const given: PayslipCase = {
    basic: 300_000,
    joined: "2026-06-10",
    leave: [{ date: "2026-06-16", kind: "no-pay-leave" }],
    work: [
      { date: "2026-06-20", kind: "overtime", minutes: 60 },
      { date: "2026-06-21", kind: "rest-day", minutes: 240 },
    ],
    category: "workman",
    encashedDays: 2,
  };
  const input = inputOf(given, "2026-06", singapore);
  const steps = explainPayslip(input, singapore);
  const unexplained = calculatePayslip(input, singapore)
    .lines.map(({ code }) => code)
    .filter((code) => code !== "NO_PAY" && (steps.get(explanationOf(code)) ?? []).length === 0);
  expect(unexplained).toEqual([]);
  for (const each of steps.values()) for (const { rule } of each) expect(ruleIds).toContain(rule);
});
