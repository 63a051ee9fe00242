/** Basic pay of a month: by terms that may change within it, less no-pay leave and absence. */
import { decimalText, type Fraction, fraction, minus, numberOf, plus, times } from "../shared/exact.ts";
import { RuleError } from "../shared/rule-error.ts";
import { cents, halves, type Ladder } from "../statutory/explanation.ts";
import type { GridDay, Half } from "../statutory/pay/month-grid.ts";
import { dayRate, type Pay } from "../statutory/pay/rates-of-pay.ts";
import { round } from "../statutory/rounding.ts";
import type { PayslipInput, PayslipLine, PayTerms, Trace } from "./payslip.ts";

const counted = { cpf: "ordinary", sdl: true, funds: true } as const;

/** The terms in force on the day. */
export const termsOn = (terms: readonly PayTerms[], day: string): PayTerms => {
  const found = terms.findLast(({ from }) => from <= day) ?? terms[0];
  if (found === undefined) throw new RuleError("required", "terms");
  return found;
};

export const payOf = ({ basic, rateType, daysPerWeek, normalMinutes }: PayTerms): Pay => ({
  amount: basic,
  rateType,
  daysPerWeek,
  normalMinutes,
});

interface Share {
  readonly terms: PayTerms;
  /** Half days with scheduled work in employment; and those of them that are paid, absence included. */
  readonly employed: number;
  readonly paid: Fraction;
  readonly absent: Fraction;
  /** Half days of work, and the paid ones without it: leave, also by the hour, and holidays. */
  readonly worked: number;
  readonly off: Fraction;
}

const isWorked = (half: Half): boolean => half.working && half.status !== "not-employed";
const [none, one] = [fraction(0), fraction(1)];
const isNone = ({ top }: Fraction): boolean => top === 0n;
const partOf = (part: Half["lost"]): Fraction => (part ? fraction(part.top, part.bottom) : none);
/** What leave leaves of the pay of a half day. */
const paidPart = ({ status, lost }: Half): Fraction =>
  status === "no-pay-leave" ? none : lost ? minus(one, partOf(lost)) : one;
/** Most half days count as a whole or not at all: they are counted apart from the fractions. */
function sumOf(halvesOfDays: readonly Half[], part: (half: Half) => Fraction): Fraction {
  let [whole, rest] = [0, none];
  for (const half of halvesOfDays) {
    const found = part(half);
    if (found === one) whole += 1;
    else if (found !== none) rest = plus(rest, found);
  }
  return plus(fraction(whole), rest);
}
export const paidParts = (halvesOfDays: readonly Half[]): Fraction => sumOf(halvesOfDays, paidPart);
const isAbsent = ({ status }: Half): boolean => status === "absent" || status === "holiday-forfeited";
/** Leave by the hour on a day of absence is leave. */
const absentPart = ({ leave }: Half): Fraction => (leave ? minus(one, partOf(leave)) : one);
/** The paid part of a half day without work. */
const offPart = (half: Half): Fraction =>
  half.status === "holiday" || half.status === "paid-leave"
    ? paidPart(half)
    : half.leave
      ? minus(partOf(half.leave), partOf(half.lost))
      : none;

/** The half days of the month by the terms in force. */
function sharesOf(terms: readonly PayTerms[], grid: readonly GridDay[]): Share[] {
  return terms.flatMap((each, index) => {
    const until = terms[index + 1]?.from;
    const mine = grid
      .filter(({ date }) => (index === 0 || date >= each.from) && (until === undefined || date < until))
      .flatMap(({ halves: both }) => both)
      .filter(isWorked);
    if (mine.length === 0) return [];
    return [
      {
        terms: each,
        employed: mine.length,
        paid: paidParts(mine),
        absent: sumOf(mine.filter(isAbsent), absentPart),
        worked: mine.filter(({ status }) => status === "work").length,
        off: sumOf(mine, offPart),
      },
    ];
  });
}

/** Pay for a count of half days: a part of the month's pay, or so many days. */
function payFor(terms: PayTerms, count: Fraction, working: number, byDay: boolean): Fraction {
  return terms.rateType === "monthly" && !byDay
    ? times(count, terms.basic, working)
    : times(dayRate(payOf(terms)), count.top, 2n * count.bottom);
}

/** The minutes of hourly pay: those recorded, by the half days of work, and those of paid leave and holidays. */
function minutesOf({ terms, worked, employed, off }: Share, clocked: number, all: readonly Share[]): Fraction {
  const work = sum(all.map((share) => share.worked));
  const recorded =
    work > 0
      ? fraction(BigInt(clocked) * BigInt(worked), work)
      : fraction(BigInt(clocked) * BigInt(employed), sum(all.map((share) => share.employed)));
  return plus(recorded, times(off, terms.normalMinutes, 2));
}

/** The days that it pays. */
export const paidDays = ({ grid, pays }: Pick<PayslipInput, "grid" | "pays">): readonly GridDay[] =>
  pays ? grid.filter(({ date }) => date >= pays.from && date <= pays.to) : grid;

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** Each part is rounded on the running total, so that the parts of a month add up to the month. */
function rounded(parts: readonly Fraction[]): number[] {
  let exact = fraction(0);
  let before = 0;
  return parts.map((part) => {
    exact = plus(exact, part);
    const amount = round(exact, "payCent") - before;
    before += amount;
    return amount;
  });
}

export interface BasicPay {
  readonly lines: readonly PayslipLine[];
  /** Basic pay earned, after no-pay leave and absence. */
  readonly earned: number;
  /** Scheduled half days of the whole month, and those employed and paid. */
  readonly workingHalves: number;
  readonly paidHalves: Fraction;
  /** Paid half days of the month before those of this payslip. */
  readonly paidBefore: Fraction;
}

export function basicPay(input: PayslipInput, grossRate: number, trace: Trace): BasicPay {
  const { terms, grid, normalMinutes, pays, itemsOnly = false } = input;
  const workingHalves = grid.flatMap(({ halves: both }) => both).filter(({ working }) => working).length;
  if (workingHalves === 0) throw new RuleError("nothing-scheduled", "week");
  const shares = sharesOf(terms, paidDays(input));
  const before =
    pays?.basis === "month"
      ? sharesOf(
          terms,
          grid.filter(({ date }) => date < pays.from),
        )
      : [];
  const employed = sum(shares.map((share) => share.employed));
  const paid = shares.map((share) => share.paid).reduce(plus, none);
  const counts = {
    workingHalves,
    paidHalves: paid,
    paidBefore: before.map((share) => share.paid).reduce(plus, none),
  };
  if (itemsOnly) return { lines: [], earned: 0, ...counts };
  /** Minutes worked, for pay by the hour: recorded ones already leave out leave and absence. */
  const clocked = terms.every(({ rateType }) => rateType === "hourly") ? normalMinutes : undefined;
  const partsBy = (count: (share: Share) => Fraction): Fraction[] =>
    shares.map((share) =>
      clocked === undefined
        ? payFor(share.terms, count(share), workingHalves, pays?.basis === "days")
        : times(minutesOf(share, clocked, shares), share.terms.basic, 60),
    );
  /** Rounded after the earlier part of the month, so that all parts add up to it. */
  const roundedBy = (count: (share: Share) => Fraction): number[] => {
    const earlier = before.map((share) => payFor(share.terms, count(share), workingHalves, false));
    return rounded([...earlier, ...partsBy(count)]).slice(before.length);
  };
  const all = (share: Share): Fraction => fraction(share.employed);
  const whole = partsBy(all);
  const [amounts, afterLeave] = [roundedBy(all), roundedBy((share) => share.paid)];
  const lines: PayslipLine[] = shares.map((share, index) => {
    const amount = amounts[index] ?? 0;
    explainPart(share, workingHalves, whole[index], amount, trace("BASIC"));
    return {
      code: "BASIC",
      kind: "earning",
      quantity:
        clocked === undefined
          ? { unit: "days", value: share.employed / 2 }
          : { unit: "minutes", value: numberOf(minutesOf(share, clocked, shares)) },
      rate: share.terms.basic,
      amount,
      ...counted,
      ...(shares.length > 1 && { from: share.terms.from }),
    };
  });
  const lost = sum(amounts) - sum(afterLeave);
  if (lost !== 0)
    lines.push({
      code: "NO_PAY",
      kind: "earning",
      quantity: { unit: "days", value: numberOf(times(minus(fraction(employed), paid), 1, 2)) },
      amount: -lost,
      ...counted,
    });
  const absence = clocked === undefined ? absenceOf(shares, grossRate, trace("ABSENCE")) : 0;
  const absent = shares.map((share) => share.absent).reduce(plus, none);
  const reduction = Math.min(sum(afterLeave), absence);
  if (reduction > 0)
    lines.push({
      code: "ABSENCE",
      kind: "earning",
      quantity: { unit: "days", value: numberOf(times(absent, 1, 2)) },
      amount: -reduction,
      ...counted,
    });
  return {
    lines,
    earned: sum(afterLeave) - reduction,
    ...counts,
  };
}

/** A gross day's pay for each day of absence; daily and hourly pay at the rate itself. */
function absenceOf(shares: readonly Share[], grossRate: number, ladder: Ladder | undefined): number {
  const parts = shares.map(({ terms, absent }) => {
    const pay = terms.rateType === "monthly" ? { ...payOf(terms), amount: terms.basic + grossRate } : payOf(terms);
    return isNone(absent) ? none : times(dayRate(pay, ladder), absent.top, 2n * absent.bottom);
  });
  const exact = parts.reduce(plus, fraction(0));
  const amount = round(exact, "payCent");
  const absent = shares.map((share) => share.absent).reduce(plus, none);
  if (!isNone(absent))
    ladder?.push({
      rule: "pay.absence",
      inputs: { halves: halves(numberOf(absent)) },
      source: "employment-act",
      exact: decimalText(exact),
      rounding: "payCent",
      result: cents(amount),
    });
  return amount;
}

function explainPart(
  { terms: { basic, rateType }, employed }: Share,
  working: number,
  exact: Fraction | undefined,
  amount: number,
  ladder: Ladder | undefined,
): void {
  if (ladder === undefined || exact === undefined || rateType !== "monthly") return;
  ladder.push({
    rule: "pay.incomplete-month",
    inputs: { gross: cents(basic), paidHalves: halves(employed), workingHalves: halves(working) },
    source: "mom-salary",
    exact: decimalText(exact),
    rounding: "payCent",
    result: cents(amount),
  });
}
