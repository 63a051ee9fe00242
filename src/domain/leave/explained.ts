/** How the units of a request and a balance come about, as the steps of an explanation. */
import { code, date, days, halves, hours, type Ladder, minutes, type Quantity } from "../statutory/explanation.ts";
import {
  type Allocation,
  balanceOn,
  countedOn,
  type Ledger,
  type LedgerEntry,
  type LedgerKind,
  minutesOfUnit,
} from "./shared/ledger.ts";
import { type CountingRules, costOfSlots, type Slot } from "./shared/slots.ts";
import type { LeaveUnit } from "./shared/vocabulary.ts";

/** Days or hours of minutes of the ledger. */
function inUnit(sum: number, unit: LeaveUnit): Quantity {
  const value = Math.round((sum / minutesOfUnit[unit]) * 100) / 100 || 0;
  return unit === "hour" ? hours(value) : days(value);
}

export interface CountedLeave {
  readonly from: string;
  readonly to: string;
  /** For leave by the hour. */
  readonly minutes: number | null;
  readonly slots: readonly Slot[];
}

const daysOff: readonly Slot["status"][] = ["rest-day", "day-off"];

/** From the half days of the period to what they cost. */
export function explainUnits(
  { from, to, minutes: byHour, slots }: CountedLeave,
  rules: CountingRules,
  ladder: Ladder,
): void {
  if (slots.length === 0) return;
  ladder.push({
    rule: "leave.period",
    inputs: { from: date(from), ...(to !== from && { to: date(to) }) },
    result: halves(slots.length),
  });
  const uncounted = (
    rule: "leave.days-off" | "leave.holidays",
    some: readonly Slot[],
    setting: "countsRestDays" | "countsHolidays",
  ): void => {
    if (some.length === 0) return;
    ladder.push({
      rule,
      inputs: {},
      setting: { name: setting, value: rules[setting] ? "counted" : "free" },
      source: "company-policy",
      result: halves(some.length),
    });
  };
  uncounted(
    "leave.days-off",
    slots.filter(({ status }) => daysOff.includes(status)),
    "countsRestDays",
  );
  uncounted(
    "leave.holidays",
    slots.filter(({ status }) => status === "holiday"),
    "countsHolidays",
  );
  const outside = slots.filter(({ status }) => status === "not-employed");
  if (outside.length > 0) ladder.push({ rule: "leave.not-employed", inputs: {}, result: halves(outside.length) });
  const counted = slots.filter(({ cost }) => cost > 0);
  if (rules.unit === "hour" || byHour !== null)
    ladder.push({
      rule: "leave.working-time",
      inputs: { halfDays: halves(counted.length) },
      result: minutes(counted.reduce((sum, slot) => sum + slot.minutes, 0)),
    });
  ladder.push({
    rule: "leave.units",
    inputs: {},
    source: "company-policy",
    result: inUnit(costOfSlots(slots), rules.unit),
  });
}

/** What is shown together: an amount and what takes it back. */
const shownKinds: Readonly<Record<string, { readonly kinds: readonly LedgerKind[]; readonly sign: 1 | -1 }>> = {
  yearGrant: { kinds: ["grant", "accrue"], sign: 1 },
  carried: { kinds: ["carryIn"], sign: 1 },
  adjusted: { kinds: ["adjust"], sign: 1 },
  moved: { kinds: ["transfer"], sign: 1 },
  taken: { kinds: ["take", "restore"], sign: -1 },
  pending: { kinds: ["reserve", "release"], sign: -1 },
  encashed: { kinds: ["encash"], sign: -1 },
  expired: { kinds: ["expire"], sign: -1 },
};

const sum = (entries: readonly LedgerEntry[]): number => entries.reduce((total, entry) => total + entry.minutes, 0);

function amountsOf(entries: readonly LedgerEntry[], unit: LeaveUnit): Record<string, Quantity> {
  return Object.fromEntries(
    Object.entries(shownKinds).flatMap(([name, { kinds, sign }]) => {
      const total = sum(entries.filter(({ kind }) => kinds.includes(kind)));
      return total === 0 ? [] : [[name, inUnit(sign * total, unit)]];
    }),
  );
}

/** A step for each bucket that counts on the day, in the order in which leave uses them, then their sum. */
export function explainBalance(
  ledger: Ledger,
  day: string,
  unit: LeaveUnit,
  ladder: Ladder,
  options: { planned?: boolean } = {},
): void {
  const { open, counted } = countedOn(ledger, day, options);
  const shown = new Set(balanceOn(ledger, day, options).buckets.map(({ bucketId }) => bucketId));
  for (const { id, kind, expiresOn } of open) {
    const own = counted.filter(({ bucketId }) => bucketId === id);
    if (!shown.has(id) && own.length === 0) continue;
    ladder.push({
      rule: `leave.bucket-${kind}`,
      inputs: { ...amountsOf(own, unit), ...(expiresOn !== null && { expiresOn: date(expiresOn) }) },
      result: inUnit(sum(own), unit),
    });
  }
  for (const { id, kind } of ledger.buckets) {
    const lost = ledger.entries.filter((entry) => entry.bucketId === id && entry.kind === "expire" && entry.on <= day);
    const [last] = lost.toSorted((one, other) => (one.on < other.on ? 1 : -1));
    // What was written off in the year before the day still explains why a balance is lower.
    if (last === undefined || sum(lost) === 0 || last.on.slice(0, 4) < day.slice(0, 4)) continue;
    ladder.push({
      rule: "leave.written-off",
      inputs: { bucket: code(kind), day: date(last.on) },
      result: inUnit(-sum(lost), unit),
    });
  }
  ladder.push({ rule: "leave.balance", inputs: { day: date(day) }, result: inUnit(sum(counted), unit) });
}

export interface DrawnLeave {
  readonly unit: LeaveUnit;
  /** The balance on the first day, without this leave. */
  readonly before: number;
  readonly drawn: readonly Allocation[];
  /** What no bucket can give. */
  readonly missing: number;
  /** The balance on the last day, with this leave. */
  readonly after: number;
}

/** From the balance before leave to the balance after it: what each bucket gives, and what happens in between. */
export function explainFunding(
  ledger: Ledger,
  { unit, before, drawn, missing, after }: DrawnLeave,
  ladder: Ladder,
): void {
  ladder.push({ rule: "leave.before", inputs: {}, result: inUnit(before, unit) });
  for (const [bucketId, some] of Map.groupBy(drawn, (one) => one.bucketId)) {
    const bucket = ledger.buckets.find(({ id }) => id === bucketId);
    const expiresOn = bucket?.expiresOn ?? null;
    ladder.push({
      rule: "leave.drawn",
      inputs: { bucket: code(bucket?.kind ?? "extra"), ...(expiresOn !== null && { expiresOn: date(expiresOn) }) },
      result: inUnit(-some.reduce((total, one) => total + one.minutes, 0), unit),
    });
  }
  const between = after + missing - (before - drawn.reduce((total, one) => total + one.minutes, 0));
  if (between !== 0) ladder.push({ rule: "leave.between", inputs: {}, result: inUnit(between, unit) });
  ladder.push({
    rule: "leave.after",
    inputs: missing === 0 ? {} : { missing: inUnit(missing, unit) },
    result: inUnit(after, unit),
  });
}
