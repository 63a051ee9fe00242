/** Leave that a sample person has taken on their planned days, year by year: what was left of a year is carried or has expired. */
import { carriedUntil, closeBucket } from "#src/domain/leave/shared/closing.ts";
import { minutesOfDay } from "#src/domain/leave/shared/ledger.ts";
import type { PlannedPerson } from "#src/domain/attendance/shared/plan.ts";
import { addMonths, monthOf, monthsFrom, yearOf } from "#src/domain/shared/calendar.ts";
import { sampleId } from "./ids.ts";
import {
  addEntry,
  addLeave,
  bucketOf,
  ledgerOf,
  type NewLeave,
  type Planned,
  type Rows,
  type Type,
  type Year,
} from "./leave-rows.ts";
import { between, chanceOf, pick, type Random } from "./people/chance.ts";

interface History extends Pick<NewLeave, "of" | "maker" | "now"> {
  readonly person: PlannedPerson;
  /** On which the person was to work, up to today. */
  readonly workDays: readonly string[];
  readonly types: readonly Type[];
  readonly today: string;
  readonly closedYearId: string;
}

const reasons = {
  annual: [null, "Family trip", "Moving house", "Wedding", null],
  sick: ["Flu", "Migraine", "Food poisoning"],
};
const monthsBeforeLeave = 3;
const shareOfSickness = 0.25;

function yearWith({ person }: History, year: number): Year {
  const [first, last] = [`${year}-01-01`, `${year}-12-31`];
  const from = person.startDate > first ? person.startDate : first;
  const to = person.lastDay !== null && person.lastDay < last ? person.lastDay : last;
  const months = from > to ? 0 : monthsFrom(monthOf(from), monthOf(to)).length;
  return { first, last, months };
}

/** The next leave of someone: some days of holidays every other month, and now and then an illness. */
function nextOf(random: Random): Pick<Planned, "kind" | "days" | "reason"> {
  return random() < shareOfSickness
    ? { kind: "sick", days: between(random, 1, 2), reason: pick(random, reasons.sick) }
    : { kind: "annual", days: between(random, 1, 3), reason: pick(random, reasons.annual) };
}

function takeLeave(rows: Rows, history: History, year: Year, random: Random): void {
  const { of, person, types, maker, now, today, workDays } = history;
  const taken = new Set(rows.slots.map(({ date }) => date));
  const days = workDays.filter((date) => date >= year.first && date <= year.last && !taken.has(date));
  const eligible = addMonths(person.startDate, monthsBeforeLeave);
  for (let at = between(random, 3, 30); at < days.length;) {
    const { kind, days: count, reason } = nextOf(random);
    const own = days.slice(at, at + count);
    const type = types.find((one) => one.kind === kind);
    if (type && (own[0] ?? "") >= eligible)
      addLeave(rows, {
        of,
        type,
        days: own,
        maker,
        now,
        year,
        plan: { kind, start: 0, days: count, status: own.includes(today) ? "approved" : "taken", reason },
      });
    at += own.length + between(random, 14, 32);
  }
}

/** As the closing of the year would: carried up to the limit of the type, the rest expires. */
function closeYear(rows: Rows, { of, types, maker, now, today, closedYearId }: History, year: Year): void {
  const isLast = yearOf(year.first) === yearOf(today) - 1;
  for (const type of types) {
    const ledger = ledgerOf(rows, type);
    const bucket = ledger.buckets.find(({ kind, from }) => kind === "year" && from === year.first);
    if (!bucket) continue;
    const rule = {
      max: (isLast ? type.carryForwardMax : 0) * minutesOfDay,
      months: type.carryForwardMonths,
      encashable: false,
    };
    const step = closeBucket(ledger, bucket, rule, false);
    const shared = { of, type, maker, now, on: step.on, ...(isLast && { yearSettingId: closedYearId }) };
    for (const { kind, minutes } of step.own) addEntry(rows, { ...shared, bucketId: bucket.id, kind, minutes });
    if (step.moved <= 0) continue;
    const bucketId = sampleId(`leave-buckets/${of.employeeId}/${type.id}/carried`);
    rows.buckets.push({
      id: bucketId,
      ...of,
      leaveTypeId: type.id,
      kind: "carried",
      from: step.on,
      at: now,
      expiresOn: carriedUntil(step.on, rule),
      minimum: 0,
    });
    addEntry(rows, { ...shared, bucketId, kind: "carryIn", minutes: step.moved });
  }
}

/** `rows` are those of the person. */
export function addHistory(rows: Rows, history: History): void {
  const { of, types, workDays, maker, now, today } = history;
  const [first] = workDays;
  if (first === undefined) return;
  const random = chanceOf(`leave/${of.employeeId}`);
  for (let year = yearOf(first); year <= yearOf(today); year += 1) {
    const own = yearWith(history, year);
    const annual = types.find(({ kind }) => kind === "annual");
    if (annual && (own.months ?? 0) > 0) bucketOf(rows, of, annual, own, maker, now);
    takeLeave(rows, history, own, random);
    if (year < yearOf(today)) closeYear(rows, history, own);
  }
}
