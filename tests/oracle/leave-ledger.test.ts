/** The leave ledger: its edge cases, and what holds whatever the order of changes. */
import { expect, test } from "vitest";
import {
  allocate,
  balanceOn,
  capacityOf,
  entitlementEntries,
  expiryEntries,
  type Ledger,
  type LedgerBucket,
  type LedgerEntry,
  restoreEntries,
  takeReserved,
} from "#src/domain/leave/shared/ledger.ts";
import { closingOf } from "#src/domain/leave/shared/closing.ts";
import { costOfSlots, slotsOf } from "#src/domain/leave/shared/slots.ts";
import { addDays } from "#src/domain/shared/calendar.ts";
import { dayGrid } from "#src/domain/shared/day-grid.ts";
import { chance } from "./random.ts";

const day = 480;
const bucket = (
  id: string,
  from: string,
  expiresOn: string | null,
  kind: LedgerBucket["kind"] = "year",
): LedgerBucket => ({
  id,
  kind,
  from,
  expiresOn,
  minimum: 0,
});
const grant = (bucketId: string, on: string, days: number): LedgerEntry => ({
  bucketId,
  kind: "grant",
  minutes: days * day,
  on,
});
const days = (minutes: number): number => minutes / day;

const carried = bucket("carried", "2026-01-01", "2026-03-31", "carried");
const year26 = bucket("2026", "2026-01-01", "2026-12-31");
const year27 = bucket("2027", "2027-01-01", "2027-12-31");
const two: Ledger = {
  buckets: [year26, year27, carried],
  entries: [grant("2026", "2026-01-01", 10), grant("2027", "2027-01-01", 10), grant("carried", "2026-01-01", 3)],
};
const taking = (...dates: string[]) => dates.map((on) => ({ on, minutes: day }));

test("leave across a year end draws on two years", () => {
  const { taken, missing } = allocate(two, taking("2026-12-30", "2026-12-31", "2027-01-04"));
  expect(missing).toEqual([]);
  expect(taken.map(({ bucketId }) => bucketId)).toEqual(["2026", "2026", "2027"]);
});

test("leave next March uses only buckets that are still valid then", () => {
  expect(allocate(two, taking("2027-03-01")).taken).toMatchObject([{ bucketId: "2027" }]);
  expect(days(balanceOn(two, "2027-03-01").available)).toBe(10);
  expect(days(balanceOn(two, "2026-03-31").available)).toBe(13);
  expect(days(balanceOn(two, "2026-04-01").available)).toBe(10);
});

test("pain 13: the earliest expiry is used first, and expiry is an entry of its own", () => {
  const { taken } = allocate(two, taking("2026-02-02", "2026-02-03", "2026-02-04", "2026-02-05"));
  expect(taken.map(({ bucketId }) => bucketId)).toEqual(["carried", "carried", "carried", "2026"]);
  expect(expiryEntries(two, "2026-03-31")).toEqual([]);
  expect(expiryEntries(two, "2026-04-01")).toEqual([
    { bucketId: "carried", kind: "expire", minutes: -3 * day, on: "2026-04-01" },
  ]);
  const after = { ...two, entries: [...two.entries, ...expiryEntries(two, "2026-04-01")] };
  expect(expiryEntries(after, "2026-04-02")).toEqual([]);
  expect(balanceOn(after, "2026-03-31")).toEqual(balanceOn(two, "2026-03-31"));
});

test("a carried bucket that expires while a request is pending keeps what is reserved", () => {
  const { taken } = allocate(two, taking("2026-03-30", "2026-03-31"));
  const reserved = taken.map(({ bucketId, on, minutes }) => ({
    bucketId,
    on,
    minutes: -minutes,
    kind: "reserve" as const,
  }));
  const pending = { ...two, entries: [...two.entries, ...reserved] };
  expect(days(balanceOn(pending, "2026-03-31").pending)).toBe(2);
  const expired = { ...pending, entries: [...pending.entries, ...expiryEntries(pending, "2026-04-01")] };
  expect(expired.entries.filter(({ kind }) => kind === "expire")).toMatchObject([{ minutes: -day }]);
  const approved = { ...expired, entries: [...expired.entries, ...takeReserved(taken)] };
  const own = approved.entries.filter(({ bucketId }) => bucketId === "carried");
  expect(own.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(0);
});

test("days recalled after their bucket expired go to the current year, cancelled ones expire", () => {
  const taken = [{ bucketId: "carried", on: "2026-03-31", minutes: day }];
  const options = { today: "2026-04-02", instead: "2026" };
  expect(restoreEntries(taken, two.buckets, { ...options, recalled: true })).toEqual([
    { bucketId: "2026", kind: "restore", minutes: day, on: "2026-04-02" },
  ]);
  expect(restoreEntries(taken, two.buckets, { ...options, recalled: false })).toMatchObject([{ bucketId: "carried" }]);
});

test("pain 12: an entitlement that rises with an anniversary adds the difference to the total, never a step", () => {
  const earned = [
    { on: "2026-01-01", total: 14 * day },
    { on: "2026-07-15", total: 14.5 * day },
  ];
  const first = entitlementEntries({ entries: [] }, "2026", "grant", earned);
  expect(first.map(({ minutes }) => days(minutes))).toEqual([14, 0.5]);
  expect(entitlementEntries({ entries: first }, "2026", "grant", earned)).toEqual([]);
  const lower = entitlementEntries({ entries: first }, "2026", "grant", [{ on: "2026-01-01", total: 12 * day }]);
  expect(lower).toEqual([{ bucketId: "2026", kind: "grant", minutes: -2 * day, on: "2026-01-01" }]);
});

test("leave in advance is limited on every later day, not only on its own", () => {
  const accrued: Ledger = {
    buckets: [year26],
    entries: [
      grant("2026", "2026-01-31", 1),
      grant("2026", "2026-06-30", 1),
      { bucketId: "2026", kind: "take", minutes: -2 * day, on: "2026-07-01" },
    ],
  };
  expect(capacityOf(year26, accrued.entries, "2026-02-01")).toBe(0);
  expect(allocate(accrued, taking("2026-02-02")).missing).toHaveLength(1);
});

test("a year is closed within its limit, and debts are carried", () => {
  const rule = { max: 5 * day, months: null, encashable: true };
  expect(closingOf(8 * day, 0, rule, false)).toEqual({ carried: 5 * day, encashed: 0, expired: 3 * day });
  expect(closingOf(8 * day, 0, rule, true)).toMatchObject({ encashed: 3 * day, expired: 0 });
  expect(closingOf(-day, 0, rule, true)).toMatchObject({ carried: -day, expired: 0 });
});

test("a Sunday holiday observed on Monday within leave costs nothing", () => {
  const grid = dayGrid({
    from: "2026-11-06",
    to: "2026-11-10",
    weeks: [{ from: "2026-01-01", minutes: [0, 480, 480, 480, 480, 480, 0], restDay: 0 }],
    holidays: [{ date: "2026-11-08" }, { date: "2026-11-09" }],
    halfDayMinutes: 300,
  });
  const asked = { from: "2026-11-06", to: "2026-11-10", startHalf: "am", endHalf: "pm", minutes: null } as const;
  const rules = { unit: "day", countsHolidays: false, countsRestDays: false } as const;
  expect(days(costOfSlots(slotsOf(asked, grid, rules)))).toBe(2);
  expect(days(costOfSlots(slotsOf(asked, grid, { ...rules, countsHolidays: true, countsRestDays: true })))).toBe(5);
});

test("pain 17: hours cost their share of the day, also when the work week changes", () => {
  const grid = dayGrid({
    from: "2026-11-02",
    to: "2026-11-16",
    weeks: [
      { from: "2026-01-01", minutes: [0, 480, 480, 480, 480, 480, 0], restDay: 0 },
      { from: "2026-11-09", minutes: [0, 600, 600, 600, 600, 0, 0], restDay: 0 },
    ],
    halfDayMinutes: 300,
  });
  const cost = (from: string, unit: "day" | "hour") =>
    costOfSlots(
      slotsOf({ from, to: from, startHalf: "am", endHalf: "pm", minutes: 120 }, grid, {
        unit,
        countsHolidays: false,
        countsRestDays: false,
      }),
    );
  expect([cost("2026-11-03", "hour"), cost("2026-11-10", "hour")]).toEqual([120, 120]);
  expect([cost("2026-11-03", "day"), cost("2026-11-10", "day")]).toEqual([120, 96]);
});

test("no bucket falls below its minimum on any day, whatever the order of requests and cancellations", () => {
  const random = chance(1603);
  for (let round = 0; round < 200; round += 1) {
    const entries: LedgerEntry[] = [...two.entries];
    const held: { bucketId: string; on: string; minutes: number }[][] = [];
    for (let step = 0; step < 30; step += 1) {
      if (held.length > 0 && random.flip()) {
        const [gone = []] = held.splice(random.whole(0, held.length - 1), 1);
        entries.push(...restoreEntries(gone, two.buckets, { today: "2026-01-01", recalled: false, instead: null }));
      } else {
        const start = addDays("2026-01-01", random.whole(0, 700));
        const { taken } = allocate({ ...two, entries }, [
          { on: start, minutes: random.pick([240, 480]) },
          { on: addDays(start, 1), minutes: 480 },
        ]);
        held.push(taken);
        entries.push(
          ...taken.map(({ bucketId, on, minutes }) => ({ bucketId, on, minutes: -minutes, kind: "take" as const })),
        );
      }
      for (const { id } of two.buckets) {
        const own = entries.filter(({ bucketId }) => bucketId === id);
        for (const { on } of own) {
          const sum = own.filter((entry) => entry.on <= on).reduce((total, { minutes }) => total + minutes, 0);
          if (sum < 0) expect.fail(JSON.stringify({ id, on, entries }));
        }
      }
    }
  }
});
