/** Payslips match an independent implementation over whole years, and keep the properties that money must have. */
import { expect, test } from "vitest";
import { calculatePayslip, explainPayslip, explanationOf } from "#src/domain/payroll/calculate.ts";
import type { MonthSoFar, Payslip, PayslipInput } from "#src/domain/payroll/payslip.ts";
import { ruleIds } from "#src/domain/statutory/explanation-rules.ts";
import { singapore } from "#src/domain/statutory/rates/book.ts";
import type { FundCode } from "#src/domain/statutory/rates/funds.ts";
import { fundCodes } from "#src/domain/statutory/rates/funds.ts";
import { inputOf, type PayslipCase } from "../golden/payslips.ts";
import * as oracle from "./oracle.ts";
import { type Chance, chance } from "./random.ts";

const annualCeiling = 10_200_000;
const monthsOf = (year: number): string[] =>
  Array.from({ length: 12 }, (_, index) => `${year}-${String(index + 1).padStart(2, "0")}`);

interface Year {
  readonly year: number;
  readonly person: Parameters<typeof oracle.cpfMonth>[0];
  readonly joined: string;
  readonly left: string | null;
  readonly basic: readonly number[];
  readonly bonus: readonly number[];
  /** Days of no-pay leave, by month. */
  readonly unpaid: readonly (readonly string[])[];
  /** Whether the bonus has a payslip of its own. */
  readonly apart: boolean;
}

function randomYear(random: Chance): Year {
  const year = random.whole(2024, 2026);
  const residency = random.pick(["citizen", "citizen", "pr", "foreigner"] as const);
  const months = monthsOf(year);
  let basic = Math.max(10_000, random.wages(1_500_000));
  return {
    year,
    person: {
      birthDate: random.date(1950, 2002),
      residency,
      // Conversion within a month is a golden case: here it is on the first.
      prSince: residency === "pr" ? `${random.date(year - 3, year).slice(0, 7)}-01` : null,
      prOption: random.pick(["GG", "FG", "FF"] as const),
    },
    joined: random.flip()
      ? `${year - 2}-03-01`
      : `${year}-${String(random.whole(1, 6)).padStart(2, "0")}-${String(random.whole(1, 28)).padStart(2, "0")}`,
    left:
      random.whole(0, 2) > 0
        ? null
        : `${year}-${String(random.whole(7, 12)).padStart(2, "0")}-${String(random.whole(2, 28)).padStart(2, "0")}`,
    basic: months.map(() => (basic = random.whole(0, 5) === 0 ? Math.max(10_000, random.wages(1_500_000)) : basic)),
    bonus: months.map(() => (random.whole(0, 3) === 0 ? random.wages(4_000_000) : 0)),
    unpaid: months.map((month) =>
      random.whole(0, 4) === 0 ? oracle.datesOf(month).slice(random.whole(0, 10), random.whole(11, 16)) : [],
    ),
    apart: random.flip(),
  };
}

const employedIn = ({ joined, left }: Year, month: string): boolean =>
  joined.slice(0, 7) <= month && (left === null || left.slice(0, 7) >= month);

function caseOf(one: Year, index: number, part: "salary" | "bonus" | "both"): PayslipCase {
  const { person, joined, left, basic, bonus, unpaid } = one;
  const amount = bonus[index] ?? 0;
  return {
    basic: basic[index] ?? 0,
    born: person.birthDate,
    residency: person.residency,
    ...(person.prSince !== null && { prSince: person.prSince, prOption: person.prOption }),
    joined,
    ...(left !== null && { left }),
    leave: (unpaid[index] ?? []).map((date) => ({ date, kind: "no-pay-leave" as const })),
    pay: part === "salary" || amount === 0 ? [] : [{ code: "BONUS", amount, cpf: "additional" }],
  };
}

const amountOf = ({ lines }: Payslip, code: string): number =>
  lines.reduce((total, line) => total + (line.code === code ? line.amount : 0), 0);

const nothing: MonthSoFar = {
  ordinaryWages: 0,
  additionalWages: 0,
  cpfEmployee: 0,
  cpfEmployer: 0,
  sdlWages: 0,
  sdl: 0,
  fundWages: 0,
  funds: {},
  levy: 0,
};

function added(before: MonthSoFar, slip: Payslip): MonthSoFar {
  const funds = fundCodes.map((code): [FundCode, number] => [code, (before.funds[code] ?? 0) + amountOf(slip, code)]);
  return {
    ordinaryWages: before.ordinaryWages + slip.cpf.ordinaryWages,
    additionalWages: before.additionalWages + slip.cpf.additionalWages,
    cpfEmployee: before.cpfEmployee + amountOf(slip, "CPF_EMPLOYEE"),
    cpfEmployer: before.cpfEmployer + amountOf(slip, "CPF_EMPLOYER"),
    sdlWages: before.sdlWages + slip.sdlWages,
    sdl: before.sdl + amountOf(slip, "SDL"),
    fundWages: before.fundWages + slip.fundWages,
    funds: Object.fromEntries(funds),
    levy: before.levy,
  };
}

/** Gross, employee's and employer's CPF, SDL and fund of each month, as paid. */
type Figures = readonly (readonly number[])[];

function byEngine(one: Year): Figures {
  const soFar: PayslipInput["yearSoFar"][number][] = [];
  return monthsOf(one.year).flatMap((month, index) => {
    if (!employedIn(one, month)) return [];
    let total = nothing;
    let [gross, additionalSubject] = [0, 0];
    const pay = (more: Partial<PayslipInput>, part: "salary" | "bonus" | "both"): void => {
      const input = {
        ...inputOf(caseOf(one, index, part), month, singapore),
        ...more,
        yearSoFar: soFar,
        monthSoFar: total,
      };
      const slip = calculatePayslip(input, singapore);
      gross += slip.gross;
      total = added(total, slip);
      ({ additionalSubject } = slip.cpf);
    };
    if (one.apart) {
      pay({}, "salary");
      // Basic pay was on the first payslip.
      const bonus = one.bonus[index] ?? 0;
      if (bonus > 0) pay({ terms: inputOf({ basic: 0 }, month, singapore).terms }, "bonus");
    } else pay({}, "both");
    const { ordinaryWages, additionalWages } = total;
    soFar.push({ month, ordinaryWages, additionalWages, additionalSubject });
    return [[gross, total.cpfEmployee, total.cpfEmployer, total.sdl, total.funds.CDAC ?? 0]];
  });
}

function byOracle(one: Year): Figures {
  const { person, joined, left, year } = one;
  const last = left?.slice(0, 7) ?? `${year}-12`;
  const paid: { month: string; wages: number; bonus: number; subject: number; employee: number; total: number }[] = [];
  const liable = (month: string): boolean => oracle.cpfMonth(person, month, 100_000, 0, 0)[0] > 0;
  const subjectOf = (month: string, wages: number): number =>
    wages <= 5_000 ? 0 : Math.min(wages, oracle.ordinaryCeiling(month));
  const ordinaryOf = (months: typeof paid): number =>
    months.reduce((total, { month, wages }) => total + (liable(month) ? subjectOf(month, wages) : 0), 0);
  const isSubject = (month: string, wages: number): boolean => liable(month) && wages > 5_000;
  return monthsOf(year).flatMap((month, index) => {
    if (!employedIn(one, month)) return [];
    const bonus = one.bonus[index] ?? 0;
    const wages = oracle.weekdayPay(
      one.basic[index] ?? 0,
      month,
      joined,
      left ?? "9999-12-31",
      new Set(one.unpaid[index]),
    );
    const now = { month, wages, bonus, subject: 0, employee: 0, total: 0 };
    let [extraTotal, extraEmployee] = [0, 0];
    let room: number;
    if (month < last) {
      const repeated = liable(month) ? wages : 0;
      let expected = ordinaryOf([...paid, now]);
      for (const later of monthsOf(year)) if (later > month && later <= last) expected += subjectOf(later, repeated);
      room = Math.max(0, annualCeiling - expected) - paid.reduce((total, { subject }) => total + subject, 0);
      room = bonus === 0 ? 0 : Math.max(0, room);
    } else {
      // What the estimates missed is paid now, earliest month first; what they took too much stays for a claim.
      const ownSubject =
        isSubject(month, wages + bonus) && liable(month) ? Math.min(wages, oracle.ordinaryCeiling(month)) : 0;
      const actual = paid.reduce(
        (total, before) =>
          total +
          (isSubject(before.month, before.wages + before.bonus)
            ? Math.min(before.wages, oracle.ordinaryCeiling(before.month))
            : 0),
        ownSubject,
      );
      room = Math.max(0, annualCeiling - actual) - paid.reduce((total, { subject }) => total + subject, 0);
      for (const before of paid) {
        const more = liable(before.month) ? Math.min(Math.max(0, room), before.bonus - before.subject) : 0;
        if (more <= 0) continue;
        const [total, employee] = oracle.cpfMonth(
          person,
          before.month,
          before.wages,
          before.bonus,
          before.subject + more,
        );
        extraTotal += total - before.total;
        extraEmployee += employee - before.employee;
        room -= more;
      }
      room = Math.max(0, room);
    }
    const [total, employee] = oracle.cpfMonth(person, month, wages, bonus, room);
    paid.push({ ...now, subject: isSubject(month, wages + bonus) ? Math.min(bonus, room) : 0, employee, total });
    return [
      [
        wages + bonus,
        employee + extraEmployee,
        total - employee + extraTotal - extraEmployee,
        oracle.sdl(wages + bonus),
        person.residency === "foreigner" ? 0 : oracle.fund("CDAC", wages + bonus),
      ],
    ];
  });
}

test("payslips of 20,000 random years agree with the oracle", () => {
  const random = chance(20_261_126);
  for (let count = 0; count < 20_000; count += 1) {
    const year = randomYear(random);
    const [engine, expected] = [JSON.stringify(byEngine(year)), JSON.stringify(byOracle(year))];
    if (engine !== expected) expect.fail(`year ${count} ${JSON.stringify(year)}\nengine ${engine}\noracle ${expected}`);
  }
}, 600_000);

function randomCase(random: Chance): PayslipCase {
  return {
    basic: random.wages(1_200_000),
    born: random.date(1955, 2003),
    rateType: random.pick(["monthly", "monthly", "daily"] as const),
    ...(random.flip() && { joined: `2026-06-${String(random.whole(10, 30))}` }),
    pay: random.flip() ? [{ code: "TRANSPORT", amount: random.wages(50_000) }] : [],
    work: random.flip() ? [{ date: "2026-06-30", kind: "overtime", minutes: random.whole(1, 600) }] : [],
    deductions: random.flip() ? [{ ground: "loan", amount: random.whole(0, 50_000) }] : [],
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
    const given = { ...randomCase(random), rateType: "monthly" as const, joined: "2024-01-01" };
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

test("additional wages stay within the ceiling however they are split", () => {
  const random = chance(14);
  for (let count = 0; count < 300; count += 1) {
    const bonus = random.wages(12_000_000);
    const first = random.whole(0, bonus);
    const basic = random.wages(900_000);
    const soFar = monthsOf(2026)
      .slice(0, 11)
      .map((month) => ({
        month,
        ordinaryWages: basic,
        additionalWages: month === "2026-03" ? first : 0,
        additionalSubject: month === "2026-03" ? Math.min(first, annualCeiling - 12 * Math.min(basic, 800_000)) : 0,
      }));
    const slip = calculatePayslip(
      {
        ...inputOf({ basic, pay: [{ code: "BONUS", amount: bonus - first, cpf: "additional" }] }, "2026-12", singapore),
        yearSoFar: soFar,
      },
      singapore,
    );
    expect(slip.cpf.additionalSubject + 12 * slip.cpf.ordinarySubject).toBeLessThanOrEqual(
      Math.max(annualCeiling, 12 * slip.cpf.ordinarySubject),
    );
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
