/** The roster as a file: exported day by day, and imported as drafts. */
import type { RosterImportResult } from "#generated/hrms/schema.ts";
import { ProblemError } from "#src/contract/problem.ts";
import { dayKey } from "#src/domain/attendance/shared/plan.ts";
import type { RowFault } from "#src/domain/shared/csv-rows.ts";
import { boardPage, entriesIn, type PlannedEntry } from "#src/store/attendance/roster.ts";
import { placesOfCompany } from "#src/store/attendance/shared/plan-facts.ts";
import { undone } from "#src/store/database/savepoint.ts";
import { employeesByNumber } from "#src/store/people/shared/employees-by-number.ts";
import { actorOf, type HrmsHandlers } from "../context.ts";
import { reachOf } from "../people/shared/people.ts";
import { exportFile } from "../shared/records/operations.ts";
import { plansFor } from "./shared/planned.ts";
import { checkRange, planDays, stateOf } from "./shared/planning.ts";

const element = "roster";
const longestExport = 42;
const maxRows = 500;
const mostPeople = 5_000;
const words: Readonly<Record<string, "off" | "rest" | null>> = { off: "off", rest: "rest", clear: null };

type Places = Awaited<ReturnType<typeof placesOfCompany>>;

/** By code and name, in lower case. */
function named(places: ReadonlyMap<string, { readonly name: string; readonly code?: string | null }>) {
  return new Map(
    [...places].flatMap(([id, { name, code = null }]) =>
      [name, code].flatMap((word) => (word === null ? [] : [[word.toLowerCase(), id] as const])),
    ),
  );
}

interface Row {
  readonly row: number;
  readonly employeeNo: string;
  readonly date: string;
  readonly shift: string;
  readonly location: string | null;
}

function entriesOf(rows: readonly Row[], employees: ReadonlyMap<string, string>, places: Places, faults: RowFault[]) {
  const [shifts, locations] = [named(places.shifts), named(places.locations)];
  return rows.flatMap(({ row, employeeNo, date, shift, location }): PlannedEntry[] => {
    const fault = (column: string, code: string, value: string): void => void faults.push({ row, column, code, value });
    const employeeId = employees.get(employeeNo.toLowerCase());
    const word = shift.toLowerCase();
    const isFree = word in words;
    const shiftId = isFree ? null : (shifts.get(word) ?? null);
    const locationId = location === null ? null : (locations.get(location.toLowerCase()) ?? null);
    if (employeeId === undefined) fault("employeeNo", "unknown-employee", employeeNo);
    if (!isFree && shiftId === null) fault("shift", "unknown-shift", shift);
    if (location !== null && locationId === null) fault("location", "unknown-location", location);
    if (employeeId === undefined) return [];
    return [{ employeeId, date, kind: isFree ? (words[word] ?? null) : "work", shiftId, locationId }];
  });
}

export const rosterFileHandlers = {
  async exportRoster({ path: { companyId }, query }, ctx) {
    const { where } = await reachOf(ctx, companyId, element);
    const { from, to } = query;
    checkRange(from, to, longestExport, "query/");
    const { items: people } = await boardPage(ctx.db, companyId, where, { ...query, page: 1, pageSize: mostPeople });
    const employeeIds = people.map(({ employeeId }) => employeeId);
    const { byPerson, places } = await plansFor(ctx, { companyId, employeeIds, from, to }, true);
    const stored = await entriesIn(ctx.db, { companyId, employeeIds, from, to });
    const entries = new Map(stored.map((row) => [dayKey(row.employeeId, row.date), row]));
    const rows = people.flatMap(({ employeeId, employeeNo, fullName }) =>
      (byPerson.get(employeeId) ?? []).map((plan) => ({
        employeeNo,
        fullName,
        date: plan.date,
        shift: plan.shiftId === null ? plan.kind : (places.shifts.get(plan.shiftId)?.code ?? plan.kind),
        location: plan.locationId === null ? null : (places.locations.get(plan.locationId)?.name ?? null),
        start: plan.shift?.start ?? null,
        end: plan.shift?.end ?? null,
        state: stateOf(entries.get(dayKey(employeeId, plan.date))),
      })),
    );
    return exportFile("roster", query, rows, {});
  },

  async importRoster({ path: { companyId }, body: { csv, dryRun = true } }, ctx): Promise<RosterImportResult> {
    const { where } = await reachOf(ctx, companyId, element);
    const { tenantId } = actorOf(ctx);
    const file = await ctx.settings.uploads.run("readRosterRows", { input: { csv }, owner: tenantId });
    const faults: RowFault[] = [...file.faults];
    if (file.count > maxRows)
      faults.push({ row: maxRows + 2, column: null, code: "too-many-rows", value: String(file.count) });
    const numbers = file.rows.map(({ employeeNo }) => employeeNo);
    const employees = new Map((await employeesByNumber(ctx.db, companyId, numbers)).map((one) => [one.number, one.id]));
    const entries = entriesOf(file.rows, employees, await placesOfCompany(ctx.db, companyId), faults);
    const result = { rows: file.count, faults: faults.slice(0, 100) };
    if (faults.length > 0 || entries.length === 0) return { committed: false, created: 0, ...result };
    const write = () => planDays(ctx, companyId, where, entries);
    try {
      const { changed } = await (dryRun ? undone(ctx.db, write) : write());
      return { committed: !dryRun, created: changed, ...result };
    } catch (error) {
      return { committed: false, created: 0, rows: file.count, faults: faultsOf(error, file.rows) };
    }
  },
} satisfies HrmsHandlers;

/** Refusals of entries, by the row that they come from. */
function faultsOf(error: unknown, rows: readonly Row[]): RowFault[] {
  if (!(error instanceof ProblemError) || !error.details.errors?.length) throw error;
  return error.details.errors.map(({ pointer, code }) => {
    const [, , index = "0", field = ""] = pointer.split("/");
    const source = rows[Number(index)];
    const column = { employeeId: "employeeNo", shiftId: "shift", locationId: "location" }[field] ?? field;
    return { row: source?.row ?? 1, column: column || null, code, value: source?.date ?? "" };
  });
}
