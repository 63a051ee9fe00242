/** Shift swaps: offered, asked of a colleague, answered and withdrawn. */
import type { ShiftSwap } from "#generated/hrms/schema.ts";
import { conflict, invalid, notFound, ProblemError } from "#src/contract/problem.ts";
import { dayKey } from "#src/domain/attendance/shared/plan.ts";
import { addDays } from "#src/domain/shared/calendar.ts";
import { lockRosterOf } from "#src/store/attendance/roster.ts";
import {
  allSwaps,
  findSwap,
  insertSwap,
  lockSwap,
  shiftsAround,
  swapPage,
  type SwapReach,
  type SwapRow,
} from "#src/store/attendance/shift-swaps.ts";
import { violatedConstraint } from "#src/store/database/violations.ts";
import { eventsOf } from "#src/store/shared/audit.ts";
import { openApproval, submitApproval, withdrawApproval } from "../approvals/shared/engine.ts";
import { decidableOf } from "../approvals/shared/reach.ts";
import { actorOf, type HrmsContext, type HrmsHandlers, principalOf } from "../context.ts";
import { employeeToday, ownEmployeeId, reachOf } from "../people/shared/people.ts";
import { linesOrNull } from "../shared/fields.ts";
import { exportFile } from "../shared/records/operations.ts";
import { historyPage } from "../shared/records/history.ts";
import { versioned } from "../shared/records/version.ts";
import { moments } from "../shared/records/wire.ts";
import { resultFor, rosteredOf, weeksAround } from "./shared/exchange.ts";
import { plansFor } from "./shared/planned.ts";
import { type Exchange, exchangeOf, mustBePossible } from "./shared/swap-exchange.ts";
import { inform, move, note, submissionOf } from "./shared/swap-steps.ts";

const element = "shift-swaps";
const subject = "shift-swaps";
const daysAround = 7;
const maxOptions = 100;

async function swapReach(ctx: HrmsContext, companyId: string): Promise<SwapReach> {
  const { where, reader } = await reachOf(ctx, companyId, element);
  return { companyId, where, reader };
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
  const decidable = await decidableOf(ctx, reach.companyId, waiting);
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

  async exportShiftSwaps({ path: { companyId }, query = {} }, ctx) {
    // The swaps that only ask the reader are not theirs to export.
    const { where, reader } = await swapReach(ctx, companyId);
    const rows = await allSwaps(ctx.db, { companyId, where, reader: null }, query);
    return exportFile(
      subject,
      query,
      rows.map((row) => wire(ctx, row, reader, new Set())),
      {},
    );
  },

  async listShiftSwapOptions({ path: { companyId }, query: { day } }, ctx) {
    const employeeId = await ownEmployeeId(ctx, companyId, element);
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
    const employeeId = await ownEmployeeId(ctx, companyId, element);
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
