/** The end of a leave year: what it does to balances, and the tasks that close and reopen it. */
import type { YearClosingLine } from "#generated/hrms/schema.ts";
import { conflict, notFound } from "#src/contract/problem.ts";
import {
  closeBucket,
  type Closing,
  closingBuckets,
  carriedUntil,
  firstDayAfter,
  postedTo,
} from "#src/domain/leave/shared/closing.ts";
import { defaultPageSize } from "#src/contract/page-size.ts";
import { yearSettingRecords } from "#src/store/leave/year-settings.ts";
import { type LeaveType, leaveTypesOf } from "#src/store/leave/shared/types.ts";
import { ledgersOf, type StoredLedger } from "#src/store/leave/shared/ledger.ts";
import {
  type ClosingPeople,
  type ClosingPerson,
  countPeople,
  countWaiting,
  peoplePage,
  postedTotals,
} from "#src/store/leave/year-closings.ts";
import { startTask } from "#src/store/platform/shared/background-tasks.ts";
import { actorOf, type HrmsContext, type HrmsHandlers } from "../context.ts";
import { reachOf } from "../people/shared/people.ts";
import { linesOrNull } from "../shared/fields.ts";
import { exportFile } from "../shared/records/operations.ts";
import { isUnlimited, readLedgers, unitsOf } from "./shared/balances.ts";
import { carryRuleOf } from "./shared/closing.ts";
import { years } from "./shared/years.ts";

type Year = NonNullable<Awaited<ReturnType<typeof yearSettingRecords.find>>>;

interface Asked {
  readonly q?: string | undefined;
  readonly sort?: string | undefined;
  readonly leaveTypeId?: string | undefined;
  readonly departmentId?: string | undefined;
  readonly encash?: boolean | undefined;
}

/** Nothing has been posted yet, or it is being undone. */
const isPreview = ({ state }: Year): boolean => state === "open" || state === "closing";

async function typesOf(ctx: HrmsContext, companyId: string, { leaveTypeId }: Asked): Promise<LeaveType[]> {
  const types = (await leaveTypesOf(ctx.db, companyId)).filter((type) => !isUnlimited(type));
  if (leaveTypeId !== undefined) return types.filter(({ id }) => id === leaveTypeId);
  return types.filter(
    ({ kind, carryForwardMax, encashable }) => kind === "annual" || carryForwardMax > 0 || encashable,
  );
}

function lineOf(
  year: Year,
  person: ClosingPerson,
  type: LeaveType,
  ledger: StoredLedger,
  encash: boolean,
): YearClosingLine {
  const rule = carryRuleOf(type);
  const sums: Closing & { left: number } = { left: 0, carried: 0, encashed: 0, expired: 0 };
  let until: string | null = null;
  for (const bucket of closingBuckets(ledger, year)) {
    const posted = postedTo(ledger, bucket.id);
    const closing = isPreview(year) ? closeBucket(ledger, bucket, rule, encash).closing : posted;
    sums.left += posted.left;
    for (const name of ["carried", "encashed", "expired"] as const)
      Object.assign(sums, { [name]: sums[name] + closing[name] });
    if (closing.carried > 0) until = carriedUntil(firstDayAfter(bucket), rule);
  }
  const { unit } = type;
  return {
    id: `${person.employeeId}.${type.id}`,
    ...person,
    leaveTypeId: type.id,
    leaveType: type.name,
    unit,
    left: unitsOf(sums.left, unit),
    carried: unitsOf(sums.carried, unit),
    carriedUntil: until,
    encashed: unitsOf(sums.encashed, unit),
    expired: unitsOf(sums.expired, unit),
  };
}

async function linesOf(
  ctx: HrmsContext,
  year: Year,
  people: readonly ClosingPerson[],
  types: readonly LeaveType[],
  { encash = false }: Asked,
): Promise<YearClosingLine[]> {
  const { companyId, start, end } = year;
  const of = people.map(({ employeeId }) => ({ id: employeeId, companyId }));
  // Of a closed year what was posted counts, not what would be earned by the settings of today.
  const ledgers = isPreview(year)
    ? await readLedgers(ctx, of, types, end, start)
    : await ledgersOf(
        ctx.db,
        of.map(({ id }) => id),
        types.map(({ id }) => id),
      );
  return people.flatMap((person) =>
    types.map((type) => {
      const ledger = ledgers.get(`${person.employeeId} ${type.id}`) ?? { buckets: [], entries: [] };
      return lineOf(year, person, type, ledger, encash);
    }),
  );
}

async function found(
  ctx: HrmsContext,
  companyId: string,
  id: string,
  asked: Asked,
): Promise<{ year: Year; people: ClosingPeople }> {
  const { where } = await reachOf(ctx, companyId, "leaves");
  const year = await yearSettingRecords.find(ctx.db, companyId, id);
  if (!year) throw notFound("There is no such leave year.");
  const { q, departmentId, sort } = asked;
  return { year, people: { within: where, q, departmentId, descending: sort === "-fullName" } };
}

async function totalsOf(ctx: HrmsContext, { id, state }: Year, types: readonly LeaveType[]) {
  if (state !== "closed") return [];
  const posted = new Map((await postedTotals(ctx.db, id)).map((sums) => [sums.leaveTypeId, sums]));
  return types.flatMap(({ id: leaveTypeId, name, unit }) => {
    const sums = posted.get(leaveTypeId);
    if (!sums) return [];
    const [carried, encashed, expired] = [sums.carried, sums.encashed, sums.expired].map((part) => unitsOf(part, unit));
    return [
      { leaveTypeId, leaveType: name, unit, carried: carried ?? 0, encashed: encashed ?? 0, expired: expired ?? 0 },
    ];
  });
}

export const yearClosingHandlers = {
  async listYearClosing({ path: { companyId, yearSettingId }, query = {} }, ctx) {
    const { year, people } = await found(ctx, companyId, yearSettingId, query);
    const types = await typesOf(ctx, companyId, query);
    const { page: asked = 1, pageSize = defaultPageSize } = query;
    const total = (await countPeople(ctx.db, year, people)) * types.length;
    const page = Math.min(asked, Math.max(1, Math.ceil(total / pageSize)));
    // A line for each type: the page may begin and end within a person's lines.
    const first = (page - 1) * pageSize;
    const from = types.length === 0 ? 0 : Math.floor(first / types.length);
    const to = types.length === 0 ? 0 : Math.ceil((first + pageSize) / types.length);
    const rows = total === 0 ? [] : await peoplePage(ctx.db, year, people, to - from, from);
    const lines = await linesOf(ctx, year, rows, types, query);
    const skipped = first - from * types.length;
    return {
      items: lines.slice(skipped, skipped + pageSize),
      total,
      page,
      pageSize,
      waiting: await countWaiting(ctx.db, year),
      totals: await totalsOf(ctx, year, types),
    };
  },

  async exportYearClosing({ path: { companyId, yearSettingId }, query = {} }, ctx) {
    const { year, people } = await found(ctx, companyId, yearSettingId, query);
    const types = await typesOf(ctx, companyId, query);
    const rows = await peoplePage(ctx.db, year, people, 100_000, 0);
    return exportFile("closing", query, await linesOf(ctx, year, rows, types, query), { name: "year-closing" });
  },

  async closeLeaveYear(input, ctx) {
    const target = await years.locked(ctx, input, false);
    const { before, entry } = target;
    if (before.state !== "open" || before.status === "archived")
      throw conflict("not-open", "Only an open leave year can be closed.");
    if (before.end >= ctx.today(before.companyId)) throw conflict("year-running", "The leave year has not ended yet.");
    const waiting = await countWaiting(ctx.db, before);
    if (waiting > 0)
      throw conflict("requests-waiting", "Some requests of the year wait for a decision.", [
        { pointer: "", code: "requests-waiting", params: { count: waiting } },
      ]);
    const saved = await years.save(
      ctx,
      target,
      { state: "closing" as const, encash: input.body.encash },
      { action: "update" },
    );
    await start(ctx, "close-leave-year", before.id);
    return years.answer(202, saved, ctx, entry);
  },

  async reopenLeaveYear(input, ctx) {
    const target = await years.locked(ctx, input, false);
    const { before, entry } = target;
    if (before.state !== "closed") throw conflict("not-closed", "Only a closed leave year can be reopened.");
    const reason = linesOrNull("reason", input.body.reason) ?? "";
    const saved = await years.save(
      ctx,
      target,
      { state: "reopening" as const, closedAt: null },
      { action: "update", reason },
    );
    await start(ctx, "reopen-leave-year", before.id);
    return years.answer(202, saved, ctx, entry);
  },
} satisfies HrmsHandlers;

async function start(ctx: HrmsContext, job: "close-leave-year" | "reopen-leave-year", recordId: string): Promise<void> {
  const { tenantId, userId, now } = actorOf(ctx);
  await startTask(ctx.db, { job, tenantId, startedBy: userId, recordId, now });
}
