/** Pay of the sample people: within the range of their grade, a little more each April. */
import { addDays, addMonths, firstDay, monthOf, shiftYears, yearOf } from "#src/domain/shared/calendar.ts";
import { type SampleGrade, sampleGrades } from "../grades.ts";
import { between, type Random } from "./chance.ts";
import type { Company, Post } from "./posts.ts";

export interface SamplePay {
  from: string;
  rateType: "monthly" | "daily" | "hourly";
  /** Cents. */
  basic: number;
  payFrequency: "monthly" | "weekly";
  hoursPerWeek: number;
  daysPerWeek: number;
  otEligible: boolean;
  reason: string | null;
}

/** After the grade's last edit. */
export function gradeOf(company: Company, name: string): SampleGrade["first"] & { id: string } {
  const grade = sampleGrades.find((one) => one.company === company && one.first.name === name);
  if (grade === undefined) throw new Error(`There is no sample grade ${name}.`);
  return { id: grade.id, ...Object.assign({ ...grade.first }, ...grade.edits.map(({ set }) => set)) };
}

/** Dollars per month. */
export function rangeOf(post: Post, grade: string | null): readonly [number, number] {
  if (post.pay !== undefined) return post.pay;
  const { payMin, payMax } = grade === null ? { payMin: null, payMax: null } : gradeOf(post.company, grade);
  if (payMin === null || payMax === null) throw new Error(`${post.designation} has no pay.`);
  return [payMin / 100, payMax / 100];
}

/** Highest monthly pay in cents covered by the law's hours of work. */
const coveredUpTo = { W: 450_000, S: 260_000, M: -1 };

const roundTo = (dollars: number, step: number): number => Math.round(dollars / step) * step;

interface Wanted {
  /** Dollars per month, if fixed. */
  basic: number | undefined;
  floor: number;
  partTime: boolean;
  startDate: string;
  /** The day of a promotion, if there was one. */
  promotedOn: string | null;
  today: string;
}

type Terms = Omit<SamplePay, "from" | "basic" | "reason">;

export function payTermsOf(
  random: Random,
  post: Post,
  [lowest, highest]: readonly [number, number],
  wanted: Wanted,
): SamplePay[] {
  const monthly = wanted.basic ?? roundTo(Math.max(wanted.floor, lowest + random() * (highest - lowest) * 0.92), 50);
  const covered = monthly * 100 <= coveredUpTo[post.class];
  if (wanted.partTime) {
    const hoursPerWeek = between(random, 4, 8) * 400;
    const terms: Terms = {
      rateType: "hourly",
      payFrequency: "monthly",
      hoursPerWeek,
      daysPerWeek: Math.min(500, Math.max(300, Math.ceil(hoursPerWeek / 700) * 100)),
      otEligible: covered,
    };
    return rises(wanted, terms, roundTo((monthly * 12 * 100) / (52 * 44), 5), 5);
  }
  const week: Terms = {
    rateType: "monthly",
    payFrequency: "monthly",
    hoursPerWeek: 4200,
    daysPerWeek: 500,
    otEligible: covered,
  };
  if (post.company === "trading")
    return rises(
      wanted,
      post.department.startsWith("WH") ? { ...week, hoursPerWeek: 4400, daysPerWeek: 550 } : week,
      monthly * 100,
      1000,
    );
  const six: Terms = { ...week, hoursPerWeek: 4400, daysPerWeek: 600 };
  if (post.designation !== "Yard Assistant") return rises(wanted, six, monthly * 100, 1000);
  return rises(wanted, { ...six, rateType: "daily", payFrequency: "weekly" }, roundTo((monthly * 100) / 26, 50), 50);
}

/** Current pay and, going back, that of previous years; a promotion has its own increase. */
function rises({ startDate, promotedOn, today }: Wanted, terms: Terms, basic: number, step: number): SamplePay[] {
  const last = firstDay(`${yearOf(today) - (today.slice(5) < "04-01" ? 1 : 0)}-04`);
  const aprils = [0, -1, -2].map((by) => firstDay(shiftYears(monthOf(last), by)));
  const due = aprils
    .filter((april) => april > addMonths(startDate, 6))
    .map((from) => ({ from, reason: "Annual review", rise: 1.035 }));
  const steps =
    promotedOn === null
      ? due
      : [...due.filter(({ from }) => from !== promotedOn), { from: promotedOn, reason: "Promotion", rise: 1.12 }];
  let amount = basic;
  const later = steps
    .toSorted((one, other) => (one.from < other.from ? 1 : -1))
    .map(({ from, reason, rise }) => {
      const row = { ...terms, from, basic: amount, reason };
      amount = roundTo(amount / rise, step);
      return row;
    });
  return [{ ...terms, from: startDate, basic: amount, reason: null }, ...later.toReversed()];
}

/** An agreed increase that has not started yet. */
export function nextRise(pays: readonly SamplePay[], today: string): SamplePay {
  const now = pays.at(-1) as SamplePay;
  return {
    ...now,
    from: firstDay(monthOf(addMonths(addDays(today, 1), 1))),
    basic: roundTo(now.basic * 1.05, 1000),
    reason: "Agreed rise",
  };
}
