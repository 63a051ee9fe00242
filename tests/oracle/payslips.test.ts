/** Payslips of whole years match an independent implementation, however the pay of a month is spread. */
import { expect, test } from "vitest";
import { calculatePayslip } from "#src/domain/payroll/calculate.ts";
import type { MonthSoFar, PayslipInput } from "#src/domain/payroll/payslip.ts";
import { singapore } from "#src/domain/statutory/rates/book.ts";
import { withSlip } from "../golden/month-slips.ts";
import { inputOf, type PayslipCase } from "../golden/payslips.ts";
import * as oracle from "./oracle.ts";
import { type Chance, chance } from "./random.ts";

const annualCeiling = 10_200_000;
const monthsOf = (year: number): string[] =>
  Array.from({ length: 12 }, (_, index) => `${year}-${String(index + 1).padStart(2, "0")}`);
const races = [null, "CDAC", "CDAC", "ECF", "SINDA"] as const;

interface Year {
  readonly year: number;
  readonly person: Parameters<typeof oracle.cpfMonth>[0];
  readonly race: (typeof races)[number];
  readonly muslim: boolean;
  readonly joined: string;
  readonly left: string | null;
  /** Left and joined again within a month: the last day of the first employment, and the first day of the second. */
  readonly rehired: { readonly left: string; readonly joined: string } | null;
  /** The first month that we calculate, and the wages subject to CPF before it. */
  readonly start: string;
  readonly opening: { readonly ordinary: number; readonly additional: number };
  readonly basic: readonly number[];
  readonly bonus: readonly number[];
  /** Days of no-pay leave, by month. */
  readonly unpaid: readonly (readonly string[])[];
  /** One payslip, one for the bonus besides, or one for each half of the month. */
  readonly slips: "one" | "bonus-apart" | "halves";
  readonly borne: boolean;
}

const dayIn = (month: string, day: number): string => `${month}-${String(day).padStart(2, "0")}`;

function randomYear(random: Chance): Year {
  const year = random.whole(2024, 2026);
  const residency = random.pick(["citizen", "citizen", "pr", "foreigner"] as const);
  const months = monthsOf(year);
  const someMonth = (from: number, to: number): string => months[random.whole(from, to) - 1] ?? "";
  let basic = Math.max(10_000, random.wages(1_500_000));
  const isEarlier = random.flip();
  const [isLeaver, isRehired, isMigrated] = [
    random.whole(0, 2) === 0,
    random.whole(0, 4) === 0,
    random.whole(0, 4) === 0,
  ];
  const rehiredIn = someMonth(7, 12);
  const start = isEarlier && isMigrated ? someMonth(2, 6) : `${year}-01`;
  return {
    year,
    person: {
      birthDate: random.date(1950, 2002),
      residency,
      // Conversion within a month is a golden case: here it is on the first.
      prSince: residency === "pr" ? `${random.date(year - 3, year).slice(0, 7)}-01` : null,
      prOption: random.pick(["GG", "FG", "FF"] as const),
    },
    race: random.pick(races),
    muslim: random.whole(0, 5) === 0,
    joined: isEarlier ? `${year - 2}-03-01` : dayIn(someMonth(1, 6), random.whole(1, 28)),
    left: isLeaver && !isRehired ? dayIn(someMonth(7, 12), random.whole(2, 28)) : null,
    rehired: isRehired
      ? { left: dayIn(rehiredIn, random.whole(2, 12)), joined: dayIn(rehiredIn, random.whole(13, 28)) }
      : null,
    start,
    opening:
      start === `${year}-01`
        ? { ordinary: 0, additional: 0 }
        : { ordinary: random.whole(0, 4_000_000), additional: random.whole(0, 3_000_000) },
    basic: months.map(() => (basic = random.whole(0, 5) === 0 ? Math.max(10_000, random.wages(1_500_000)) : basic)),
    bonus: months.map(() => (random.whole(0, 3) === 0 ? random.wages(4_000_000) : 0)),
    unpaid: months.map((month) =>
      random.whole(0, 4) === 0 ? oracle.datesOf(month).slice(random.whole(0, 10), random.whole(11, 16)) : [],
    ),
    slips: random.pick(["one", "bonus-apart", "halves"] as const),
    borne: random.whole(0, 5) === 0,
  };
}

const isPaidIn = ({ joined, left, start }: Year, month: string): boolean =>
  month >= start && joined.slice(0, 7) <= month && (left === null || left.slice(0, 7) >= month);

type Employment = Pick<Year, "joined" | "left">;

/** The employments of a month: two if the person left and came back within it. */
function employmentsIn({ joined, left, rehired }: Year, month: string): Employment[] {
  if (rehired === null || month < rehired.left.slice(0, 7)) return [{ joined, left }];
  if (month > rehired.left.slice(0, 7)) return [{ joined: rehired.joined, left }];
  return [
    { joined, left: rehired.left },
    { joined: rehired.joined, left },
  ];
}

interface Part extends Employment {
  readonly salary: boolean;
  readonly bonus: number;
  readonly pays?: PayslipInput["pays"];
}

/** The payslips of a month, in their order. */
function partsOf(one: Year, month: string, index: number): Part[] {
  const employments = employmentsIn(one, month);
  const bonus = one.bonus[index] ?? 0;
  return employments.flatMap((each, at): Part[] => {
    const own = at === employments.length - 1 ? bonus : 0;
    if (one.slips === "one") return [{ ...each, salary: true, bonus: own }];
    if (one.slips === "bonus-apart")
      return [{ ...each, salary: true, bonus: 0 }, ...(own > 0 ? [{ ...each, salary: false, bonus: own }] : [])];
    const last = oracle.datesOf(month).at(-1) ?? "";
    return [
      { ...each, salary: true, bonus: 0, pays: { from: `${month}-01`, to: `${month}-15`, basis: "month" } },
      { ...each, salary: true, bonus: own, pays: { from: `${month}-16`, to: last, basis: "month" } },
    ];
  });
}

function caseOf(one: Year, index: number, { joined, left, bonus, pays }: Part): PayslipCase {
  const { person, basic, unpaid, race, muslim, borne } = one;
  return {
    basic: basic[index] ?? 0,
    born: person.birthDate,
    residency: person.residency,
    ...(person.prSince !== null && { prSince: person.prSince, prOption: person.prOption }),
    fund: { raceFund: race, muslim, ...(person.residency === "foreigner" && { pass: "employment-pass" as const }) },
    joined,
    ...(left !== null && { left }),
    leave: (unpaid[index] ?? []).map((date) => ({ date, kind: "no-pay-leave" as const })),
    pay: bonus === 0 ? [] : [{ code: "BONUS", amount: bonus, cpf: "additional" }],
    ...(pays && { pays }),
    ...(borne && { cpfPaidBy: "employer" as const }),
  };
}

/** Net pay, employee's and employer's CPF, SDL and funds of each month, as paid. */
type Figures = readonly (readonly number[])[];

function byEngine(one: Year): Figures {
  const soFar: PayslipInput["yearSoFar"][number][] = [];
  const { opening } = one;
  return monthsOf(one.year).flatMap((month, index) => {
    if (!isPaidIn(one, month)) return [];
    let total: MonthSoFar | undefined;
    let [net, additionalSubject] = [0, 0];
    for (const part of partsOf(one, month, index)) {
      const input: PayslipInput = {
        ...inputOf(caseOf(one, index, part), month, singapore),
        opening: { ordinarySubject: opening.ordinary, additionalSubject: opening.additional },
        ...(!part.salary && { itemsOnly: true }),
        yearSoFar: soFar,
        ...(total && { monthSoFar: total }),
      };
      const slip = calculatePayslip(input, singapore);
      net += slip.net;
      total = withSlip(total, slip);
      ({ additionalSubject } = slip.cpf);
    }
    if (!total) return [];
    const { ordinaryWages, additionalWages, cpfEmployee, cpfEmployer, sdl, funds } = total;
    soFar.push({ month, ordinaryWages, additionalWages, additionalSubject });
    return [[net, cpfEmployee, cpfEmployer, sdl, Object.values(funds).reduce((sum, amount) => sum + amount, 0)]];
  });
}

function fundsOf({ person, race, muslim }: Year, wages: number): number {
  const own = race === null || (person.residency === "foreigner" && race !== "SINDA") ? 0 : oracle.fund(race, wages);
  return own + (muslim ? oracle.fund("MBMF", wages) : 0);
}

function byOracle(one: Year): Figures {
  const { person, left, year, opening } = one;
  const last = left?.slice(0, 7) ?? `${year}-12`;
  const paid: { month: string; wages: number; bonus: number; subject: number; employee: number; total: number }[] = [];
  const liable = (month: string): boolean => oracle.cpfMonth(person, month, 100_000, 0, 0)[0] > 0;
  const subjectOf = (month: string, wages: number): number =>
    wages <= 5_000 ? 0 : Math.min(wages, oracle.ordinaryCeiling(month));
  const ordinaryOf = (months: typeof paid): number =>
    months.reduce((total, { month, wages }) => total + (liable(month) ? subjectOf(month, wages) : 0), 0);
  const isSubject = (month: string, wages: number): boolean => liable(month) && wages > 5_000;
  return monthsOf(year).flatMap((month, index) => {
    if (!isPaidIn(one, month)) return [];
    const bonus = one.bonus[index] ?? 0;
    const unpaid = new Set(one.unpaid[index]);
    const wages = employmentsIn(one, month).reduce(
      (sum, each) =>
        sum + oracle.weekdayPay(one.basic[index] ?? 0, month, each.joined, each.left ?? "9999-12-31", unpaid),
      0,
    );
    const now = { month, wages, bonus, subject: 0, employee: 0, total: 0 };
    let [extraTotal, extraEmployee] = [0, 0];
    let room: number;
    if (month < last) {
      const repeated = liable(month) ? wages : 0;
      let expected = opening.ordinary + ordinaryOf([...paid, now]);
      for (const later of monthsOf(year)) if (later > month && later <= last) expected += subjectOf(later, repeated);
      room =
        Math.max(0, annualCeiling - expected) - paid.reduce((sum, { subject }) => sum + subject, opening.additional);
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
        opening.ordinary + ownSubject,
      );
      room = Math.max(0, annualCeiling - actual) - paid.reduce((sum, { subject }) => sum + subject, opening.additional);
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
    const [own, funds] = [employee + extraEmployee, fundsOf(one, wages + bonus)];
    const net = wages + bonus - funds - (one.borne ? 0 : own);
    return [[net, own, total + extraTotal - own, oracle.sdl(wages + bonus), funds]];
  });
}

test("payslips of 20,000 random years agree with the oracle", () => {
  const random = chance(20_261_126);
  for (let count = 0; count < 20_000; count += 1) {
    const year = randomYear(random);
    const [engine, expected] = [JSON.stringify(byEngine(year)), JSON.stringify(byOracle(year))];
    if (engine !== expected) expect.fail(`year ${count} ${JSON.stringify(year)}\nengine ${engine}\noracle ${expected}`);
  }
}, 3_600_000);
