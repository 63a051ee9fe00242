/** Planning of rosters: what may be planned, for whom, and writing it. */
import type { RosterBoard } from "#generated/hrms/schema.ts";
import { invalid, ProblemError, type ProblemFault } from "#src/contract/problem.ts";
import { dayKey } from "#src/domain/attendance/shared/plan.ts";
import { daysBetween } from "#src/domain/shared/calendar.ts";
import {
  lockRosterOf,
  type PlannedEntry,
  reachable,
  type StoredEntry,
  writeEntries,
} from "#src/store/attendance/roster.ts";
import { employedIn } from "#src/store/attendance/shared/plan-facts.ts";
import { offeredIn } from "#src/store/people/shared/jobs.ts";
import type { Condition } from "#src/store/people/shared/reach.ts";
import { recordEvent } from "#src/store/shared/audit.ts";
import { actorOf, type HrmsContext } from "../../context.ts";
import { refuseLocked } from "./locked-days.ts";
import { plansFor } from "./planned.ts";

const maxEntries = 20_000;

export function checkRange(from: string, to: string, limit: number, place: string): void {
  if (to < from) throw invalid(`${place}to`, "before-start");
  if (daysBetween(from, to) >= limit) throw invalid(`${place}to`, "too-long", { limit });
}

/** Shifts and locations that are named must be offered. */
export async function checkPlaces(
  ctx: HrmsContext,
  companyId: string,
  entries: readonly PlannedEntry[],
): Promise<void> {
  const idsOf = (of: (entry: PlannedEntry) => string | null) => [...new Set(entries.flatMap((one) => of(one) ?? []))];
  const shifts = await offeredIn(
    ctx.db,
    companyId,
    "shifts",
    idsOf(({ shiftId }) => shiftId),
  );
  const places = await offeredIn(
    ctx.db,
    companyId,
    "work_locations",
    idsOf(({ locationId }) => locationId),
  );
  const errors = entries.flatMap(({ kind, shiftId, locationId }, index): ProblemFault[] => {
    const at = (field: string, code: string) => [{ pointer: `/entries/${index}/${field}`, code }];
    if (kind === "work" && shiftId === null) return at("shiftId", "shift-missing");
    if (kind !== "work" && shiftId !== null) return at("shiftId", "shift-unused");
    if (shiftId !== null && !shifts.has(shiftId)) return at("shiftId", "unknown-reference");
    return locationId !== null && !places.has(locationId) ? at("locationId", "unknown-reference") : [];
  });
  if (errors.length > 0) throw new ProblemError("validation", { errors: errors.slice(0, 100) });
}

interface Planning {
  readonly companyId: string;
  readonly from: string;
  readonly to: string;
}

/** Writes what falls on days of employment without leave; the rest is left out. */
export async function plan(
  ctx: HrmsContext,
  { companyId, from, to }: Planning,
  wanted: readonly PlannedEntry[],
): Promise<{ changed: number; skipped: number }> {
  if (wanted.length > maxEntries) throw invalid("/to", "too-many-days", { limit: maxEntries });
  const employeeIds = [...new Set(wanted.map(({ employeeId }) => employeeId))];
  await lockRosterOf(ctx.db, employeeIds);
  const { byPerson } = await plansFor(ctx, { companyId, employeeIds, from, to }, true);
  const free = new Set(
    [...byPerson].flatMap(([id, days]) => days.flatMap((day) => (day.leave === "day" ? [] : [dayKey(id, day.date)]))),
  );
  const entries = wanted.filter(({ employeeId, date }) => free.has(dayKey(employeeId, date)));
  const changed = await writeEntries(ctx.db, actorOf(ctx), companyId, entries).catch(refuseLocked);
  if (changed > 0) await note(ctx, { companyId, from, to }, "update", changed);
  return { changed, skipped: wanted.length - entries.length };
}

export async function note(
  ctx: HrmsContext,
  { companyId, from, to }: Planning,
  action: "update" | "publish",
  days: number,
) {
  await recordEvent(ctx.db, actorOf(ctx), {
    companyId,
    action,
    subject: "roster",
    recordId: companyId,
    recordName: `${from} – ${to}`,
    changes: [{ field: action === "publish" ? "published" : "planned", before: null, after: days }],
  });
}

/** The people who are named, or all within reach, who were employed in the range. */
export async function planned(
  ctx: HrmsContext,
  { companyId, from, to }: Planning,
  where: Condition,
  named: readonly string[] | undefined,
): Promise<string[]> {
  const ids = named?.length ? named : await employedIn(ctx.db, { companyId, from, to });
  const reached = await reachable(ctx.db, companyId, where, ids);
  if (named?.length && reached.size < named.length) throw invalid("/employeeIds", "unknown-reference");
  return ids.filter((id) => reached.has(id));
}

/** What has become of a day of the board. */
export const stateOf = (entry: StoredEntry | undefined): RosterBoard["items"][number]["days"][number]["state"] => {
  if (!entry) return "usual";
  if (entry.publishedAt !== null) return "published";
  return entry.publishedKind === null ? "draft" : "changed";
};

/** Writes the days as drafts: all of them, or none with the faults by entry. */
export async function planDays(
  ctx: HrmsContext,
  companyId: string,
  where: Condition,
  entries: readonly PlannedEntry[],
): Promise<{ changed: number; skipped: number }> {
  const seen = new Set<string>();
  const twice = entries.findIndex(({ employeeId, date }) => {
    const key = dayKey(employeeId, date);
    return seen.has(key) || !seen.add(key);
  });
  if (twice >= 0) throw invalid(`/entries/${twice}/date`, "twice");
  await checkPlaces(ctx, companyId, entries);
  const ids = [...new Set(entries.map(({ employeeId }) => employeeId))];
  const reached = await reachable(ctx.db, companyId, where, ids);
  const unknown = entries.findIndex(({ employeeId }) => !reached.has(employeeId));
  if (unknown >= 0) throw invalid(`/entries/${unknown}/employeeId`, "unknown-reference");
  const dates = entries.map(({ date }) => date).toSorted();
  const range = { companyId, from: dates[0] ?? "", to: dates.at(-1) ?? "" };
  if (daysBetween(range.from, range.to) >= 366) throw invalid("/entries", "too-long", { limit: 366 });
  await lockRosterOf(ctx.db, ids);
  const { people } = await plansFor(ctx, { ...range, employeeIds: ids }, true);
  const errors = entries.flatMap(({ employeeId, date }, index) => {
    const person = people.get(employeeId);
    const employed = person && person.startDate <= date && (person.lastDay === null || date <= person.lastDay);
    return employed ? [] : [{ pointer: `/entries/${index}/date`, code: "not-employed" }];
  });
  if (errors.length > 0) throw new ProblemError("validation", { errors: errors.slice(0, 100) });
  const changed = await writeEntries(ctx.db, actorOf(ctx), companyId, entries).catch(refuseLocked);
  if (changed > 0) await note(ctx, range, "update", changed);
  return { changed, skipped: entries.length - changed };
}
