/** Shift swaps: asked of a colleague, approved through the approval engine, and from then on in the published roster. */
import type { ShiftSwap } from "#generated/hrms/schema.ts";
import { conflict, invalid, notFound, ProblemError } from "#src/contract/problem.ts";
import { dayKey, type PlanOfDay, type RosteredShift } from "#src/domain/attendance/shared/plan.ts";
import { addDays } from "#src/domain/shared/calendar.ts";
import { notify } from "#src/store/account/shared/notifications.ts";
import { accountsOfEmployees } from "#src/store/approvals/shared/organisation.ts";
import { lockRosterOf, publishEntries, writeEntries } from "#src/store/attendance/roster.ts";
import {
  findSwap,
  insertSwap,
  lockSwap,
  shiftsAround,
  swapPage,
  type SwapReach,
  type SwapRow,
  updateSwap,
} from "#src/store/attendance/shift-swaps.ts";
import { violatedConstraint } from "#src/store/database/violations.ts";
import { eventsOf, recordEvent } from "#src/store/shared/audit.ts";
import {
  type ApprovalRules,
  decideApproval,
  openApproval,
  submitApproval,
  withdrawApproval,
} from "../approvals/shared/engine.ts";
import { approvalReachOf, decidableAmong } from "../approvals/shared/reach.ts";
import { actorOf, type HrmsContext, type HrmsHandlers, principalOf } from "../context.ts";
import { employeeToday, reachOf } from "../people/shared/people.ts";
import { linesOrNull } from "../shared/fields.ts";
import { historyPage } from "../shared/records/history.ts";
import { versioned } from "../shared/records/version.ts";
import { moments } from "../shared/records/wire.ts";
import { recomputeDays } from "./shared/days.ts";
import { refusedBy, resultFor, rosteredOf, weeksAround } from "./shared/exchange.ts";
import { refuseLocked } from "./shared/locked-days.ts";
import { plansFor } from "./shared/planned.ts";

const element = "shift-swaps";
const subject = "shift-swaps";
const daysAround = 7;
const maxOptions = 100;

type Days = Pick<SwapRow["swap"], "companyId" | "employeeId" | "date" | "colleagueId" | "colleagueDate">;

async function swapReach(ctx: HrmsContext, companyId: string): Promise<SwapReach> {
  const { where, reader } = await reachOf(ctx, companyId, element);
  return { companyId, where, reader };
}

async function ownEmployee(ctx: HrmsContext, companyId: string): Promise<string> {
  const { reader } = await reachOf(ctx, companyId, element);
  if (reader === null) throw notFound("Your account has no employee record in this company.");
  return reader;
}

/** What each of the two gets: on both days what the other one has. */
async function exchangeOf(ctx: HrmsContext, { companyId, employeeId, date, colleagueId, colleagueDate }: Days) {
  const weeks = weeksAround([date, colleagueDate]);
  const both = [employeeId, colleagueId];
  const plans = await plansFor(ctx, { companyId, employeeIds: both, ...weeks }, false);
  const dayOf = (id: string, day: string): PlanOfDay | undefined =>
    plans.byPerson.get(id)?.find((one) => one.date === day);
  const dates = [...new Set([date, colleagueDate])];
  const changesOf = (other: string): Map<string, RosteredShift> =>
    new Map(
      dates.flatMap((day) => {
        const plan = dayOf(other, day);
        return plan ? [[day, rosteredOf(plan)] as const] : [];
      }),
    );
  const sides = both.map((id, index) => {
    const changes = changesOf(both[1 - index] ?? "");
    return { id, changes, result: resultFor(plans, id, changes, weeks) };
  });
  const works = (plan: PlanOfDay | undefined): boolean => plan?.kind === "work" && plan.shift !== null;
  return { sides, dates, isOffered: works(dayOf(employeeId, date)) && works(dayOf(colleagueId, colleagueDate)) };
}

type Exchange = Awaited<ReturnType<typeof exchangeOf>>;

function mustBePossible({ sides, isOffered }: Exchange, employeeId: string): void {
  if (!isOffered) throw conflict("no-shift", "One of the two has no shift on that day.");
  for (const { id, result } of sides)
    for (const fault of result.faults)
      throw refusedBy(fault, id === employeeId ? "/colleagueDate" : "/date");
}

function wire(
  ctx: HrmsContext,
  { swap, ...names }: SwapRow,
  reader: string | null,
  decidable: ReadonlySet<string>,
  exchange?: Exchange,
): ShiftSwap {
  const { tenantId: _tenant, createdBy, decidedBy: _decider, ...fields } = swap;
  return {
    ...moments(fields),
    ...names,
    createdBy: names.createdBy ?? "",
    updatedBy: names.updatedBy ?? "",
    own: createdBy === principalOf(ctx).userId,
    mayAnswer: swap.status === "asked" && swap.colleagueId === reader,
    mayDecide: swap.status === "submitted" && decidable.has(swap.id),
    warnings: (exchange?.sides ?? []).flatMap(({ id, result }) =>
      result.warnings.map((warning) => ({
        fullName: id === swap.employeeId ? names.fullName : names.colleague,
        ...warning,
      })),
    ),
  };
}

async function shown(ctx: HrmsContext, reach: SwapReach, rows: readonly SwapRow[]): Promise<ShiftSwap[]> {
  const waiting = rows.filter(({ swap }) => swap.status === "submitted").map(({ swap }) => swap.id);
  const decidable =
    waiting.length === 0
      ? new Set<string>()
      : await decidableAmong(ctx, await approvalReachOf(ctx, reach.companyId), waiting);
  return rows.map((row) => wire(ctx, row, reach.reader, decidable));
}

async function answered<const Code extends number>(ctx: HrmsContext, code: Code, reach: SwapReach, id: string) {
  const row = await findSwap(ctx.db, { ...reach, where: undefined }, id);
  const [body] = row ? await shown(ctx, reach, [row]) : [];
  if (!row || !body) throw notFound();
  const isOpen = row.swap.status === "asked" || row.swap.status === "submitted";
  const exchange = isOpen ? await exchangeOf(ctx, row.swap) : undefined;
  return versioned(code, { ...body, warnings: wire(ctx, row, reach.reader, new Set(), exchange).warnings });
}

async function note(ctx: HrmsContext, row: SwapRow, before: string | null, after: string, reason?: string | null) {
  const { id, companyId, date } = row.swap;
  await recordEvent(ctx.db, actorOf(ctx), {
    companyId,
    action: before === null ? "create" : "update",
    subject,
    recordId: id,
    recordName: `${row.fullName} – ${row.colleague} ${date}`,
    changes: [{ field: "status", before, after }],
    ...(reason != null && { reason }),
  });
}

async function inform(
  ctx: HrmsContext,
  row: SwapRow,
  employeeIds: readonly string[],
  type: "shift-swap-asked" | "shift-swap-answered" | "shift-swap-decided",
  name?: string,
): Promise<void> {
  const actor = actorOf(ctx);
  const accounts = [...(await accountsOfEmployees(ctx.db, employeeIds)).values()];
  const { companyId, id, date, colleagueDate } = row.swap;
  const params = { person: row.fullName, by: principalOf(ctx).fullName, date, until: colleagueDate };
  await notify(
    ctx.db,
    actor,
    accounts.filter((account) => account !== actor.userId),
    { type, params: { ...params, ...(name !== undefined && { name }) }, companyId, recordId: id },
  );
}

const submissionOf = ({ swap: { id, companyId, employeeId } }: SwapRow, makers: readonly string[]) =>
  ({ companyId, employeeId, kind: "shiftSwap", subject, recordId: id, right: "shiftSwap", makers }) as const;

async function move(ctx: HrmsContext, row: SwapRow, status: ShiftSwap["status"], fields: object = {}) {
  await updateSwap(ctx.db, actorOf(ctx), row.swap.id, { status, ...fields });
}

/** Writes the exchange into the published roster of both. */
async function carryOut(ctx: HrmsContext, { swap }: SwapRow): Promise<void> {
  const { companyId, employeeId, colleagueId } = swap;
  await lockRosterOf(ctx.db, [employeeId, colleagueId]);
  const exchange = await exchangeOf(ctx, swap);
  mustBePossible(exchange, employeeId);
  const actor = actorOf(ctx);
  const entries = exchange.sides.flatMap(({ id, changes }) =>
    [...changes].map(([date, shift]) => ({ employeeId: id, date, ...shift })),
  );
  await writeEntries(ctx.db, actor, companyId, entries).catch(refuseLocked);
  const employeeIds = [employeeId, colleagueId];
  for (const date of exchange.dates) {
    await publishEntries(ctx.db, actor, { companyId, employeeIds, from: date, to: date });
    await recomputeDays(ctx, companyId, employeeIds, { from: date, to: date });
  }
}

async function settle(ctx: HrmsContext, row: SwapRow, status: "approved" | "rejected", comment: string | null) {
  if (status === "approved") await carryOut(ctx, row);
  const { userId, now } = actorOf(ctx);
  await move(ctx, row, status, { decidedAt: now, decidedBy: userId, comment });
  await inform(ctx, row, [row.swap.employeeId, row.swap.colleagueId], "shift-swap-decided", status);
  await note(ctx, row, row.swap.status, status, comment);
}

/** In the queue of approvals. */
export const shiftSwapApprovals: ApprovalRules = {
  async describe(ctx, { request: { companyId, recordId } }) {
    const row = await findSwap(ctx.db, { companyId, where: undefined, reader: null }, recordId);
    const values = row && {
      date: row.swap.date,
      shift: row.shift,
      colleague: row.colleague,
      colleagueDate: row.swap.colleagueDate,
      colleagueShift: row.colleagueShift,
    };
    const changes = Object.entries(values ?? {}).map(([field, after]) => ({
      field,
      before: null,
      now: null,
      after,
      result: after,
      conflict: false,
    }));
    return { changes, note: row?.swap.note ?? null, fileId: null, fileName: null };
  },

  async decide(ctx, { reach, request }, decision, { comment }) {
    const row = await lockSwap(ctx.db, request.companyId, request.recordId);
    if (!row) throw notFound("The swap is gone.");
    const outcome = await decideApproval(ctx, reach, request, decision, comment);
    if (outcome !== "waiting") await settle(ctx, row, outcome, comment);
  },

  async withdraw(ctx, request) {
    const row = await lockSwap(ctx.db, request.companyId, request.recordId);
    if (!row) throw notFound("The swap is gone.");
    await withdrawApproval(ctx, request.recordId);
    await move(ctx, row, "withdrawn");
    await note(ctx, row, row.swap.status, "withdrawn");
  },
};

async function found(ctx: HrmsContext, companyId: string, id: string) {
  const reach = await swapReach(ctx, companyId);
  const seen = await findSwap(ctx.db, reach, id);
  if (!seen) throw notFound();
  return { reach, seen };
}

export const shiftSwapsHandlers = {
  async listShiftSwaps({ path: { companyId }, query = {} }, ctx) {
    const reach = await swapReach(ctx, companyId);
    const page = await swapPage(ctx.db, reach, query);
    return { ...page, items: await shown(ctx, reach, page.items) };
  },

  async listShiftSwapOptions({ path: { companyId }, query: { day } }, ctx) {
    const employeeId = await ownEmployee(ctx, companyId);
    const today = await employeeToday(ctx, employeeId);
    const from = addDays(day, -daysAround) < today ? today : addDays(day, -daysAround);
    const near = { companyId, employeeId, day, from, to: addDays(day, daysAround) };
    const offered = await shiftsAround(ctx.db, near, 3 * maxOptions);
    const ids = [...new Set([employeeId, ...offered.map(({ colleagueId }) => colleagueId)])];
    const weeks = weeksAround([from, near.to, day]);
    const plans = await plansFor(ctx, { companyId, employeeIds: ids, ...weeks }, false);
    const byDay = new Map(
      [...plans.byPerson].flatMap(([id, days]) => days.map((plan) => [dayKey(id, plan.date), plan] as const)),
    );
    const own = byDay.get(dayKey(employeeId, day));
    if (own?.kind !== "work" || own.shift === null) return [];
    const isFree = (id: string, dates: readonly string[], other: string): boolean => {
      const changes = new Map(
        dates.flatMap((date) => {
          const plan = byDay.get(dayKey(other, date));
          return plan ? [[date, rosteredOf(plan)] as const] : [];
        }),
      );
      return resultFor(plans, id, changes, weeks).faults.length === 0;
    };
    return offered
      .filter(({ colleagueId, date }) => {
        const dates = [...new Set([day, date])];
        const plan = byDay.get(dayKey(colleagueId, date));
        return (
          plan?.kind === "work" &&
          !(date === day && plan.shiftId === own.shiftId) &&
          isFree(employeeId, dates, colleagueId) &&
          isFree(colleagueId, dates, employeeId)
        );
      })
      .slice(0, maxOptions);
  },

  async getShiftSwap({ path: { companyId, shiftSwapId } }, ctx) {
    const { reach, seen } = await found(ctx, companyId, shiftSwapId);
    return answered(ctx, 200, reach, seen.swap.id);
  },

  async requestShiftSwap({ path: { companyId }, body: { date, colleagueId, colleagueDate, note: remark } }, ctx) {
    const employeeId = await ownEmployee(ctx, companyId);
    const today = await employeeToday(ctx, employeeId);
    if (colleagueId === employeeId) throw invalid("/colleagueId", "yourself");
    if (date < today) throw invalid("/date", "past");
    if (colleagueDate < today) throw invalid("/colleagueDate", "past");
    const days = { companyId, employeeId, date, colleagueId, colleagueDate };
    await lockRosterOf(ctx.db, [employeeId, colleagueId]);
    const exchange = await exchangeOf(ctx, days);
    mustBePossible(exchange, employeeId);
    const { tenantId, userId, now } = actorOf(ctx);
    const id = await insertSwap(ctx.db, {
      tenantId,
      ...days,
      note: linesOrNull("note", remark),
      status: "asked",
      createdAt: now,
      createdBy: userId,
      updatedAt: now,
      updatedBy: userId,
    }).catch((error: unknown) => {
      if (violatedConstraint(error) === "shift_swaps_open")
        throw conflict("request-open", "You have asked for another swap of this day already.", [
          { pointer: "/date", code: "request-open" },
        ]);
      throw error;
    });
    const row = await lockSwap(ctx.db, companyId, id);
    if (!row) throw notFound();
    await inform(ctx, row, [colleagueId], "shift-swap-asked");
    await note(ctx, row, null, "asked");
    return answered(ctx, 201, await swapReach(ctx, companyId), id);
  },

  async answerShiftSwap({ path: { companyId, shiftSwapId }, body: { agree } }, ctx) {
    const { reach, seen } = await found(ctx, companyId, shiftSwapId);
    const row = await lockSwap(ctx.db, companyId, seen.swap.id);
    if (!row) throw notFound();
    if (row.swap.colleagueId !== reach.reader)
      throw new ProblemError("forbidden", { code: "own-alone", detail: "Only the colleague who is asked can answer." });
    if (row.swap.status !== "asked") throw conflict("answered", "The swap has already been answered.");
    if (agree) mustBePossible(await exchangeOf(ctx, row.swap), row.swap.employeeId);
    const status = agree ? "submitted" : "declined";
    await move(ctx, row, status, { answeredAt: actorOf(ctx).now });
    await inform(ctx, row, [row.swap.employeeId], "shift-swap-answered", agree ? "agreed" : "declined");
    await note(ctx, row, "asked", status);
    // Neither of the two decides their own swap.
    if (agree) await submitApproval(ctx, submissionOf(row, [row.swap.createdBy, actorOf(ctx).userId]));
    return answered(ctx, 200, reach, row.swap.id);
  },

  async withdrawShiftSwap({ path: { companyId, shiftSwapId } }, ctx) {
    const { reach, seen } = await found(ctx, companyId, shiftSwapId);
    const row = await lockSwap(ctx.db, companyId, seen.swap.id);
    if (!row) throw notFound();
    if (row.swap.createdBy !== principalOf(ctx).userId)
      throw new ProblemError("forbidden", { code: "own-alone", detail: "Only the person who asked can withdraw it." });
    if (row.swap.status !== "asked" && row.swap.status !== "submitted")
      throw conflict("decided", "The swap has already been decided.");
    if (row.swap.status === "submitted") {
      await openApproval(ctx, submissionOf(row, [row.swap.createdBy]));
      await withdrawApproval(ctx, row.swap.id);
    }
    await move(ctx, row, "withdrawn");
    await note(ctx, row, row.swap.status, "withdrawn");
    return answered(ctx, 200, reach, row.swap.id);
  },

  async listShiftSwapHistory({ path: { companyId, shiftSwapId }, query }, ctx) {
    const { seen } = await found(ctx, companyId, shiftSwapId);
    return historyPage(await eventsOf(ctx.db, subject, seen.swap.id, query ?? {}));
  },
} satisfies HrmsHandlers;
