/** The steps of a shift swap, and its decision in the queue of approvals. */
import type { ShiftSwap } from "#generated/hrms/schema.ts";
import { notFound } from "#src/contract/problem.ts";
import { notify } from "#src/store/account/shared/notifications.ts";
import { accountsOfEmployees } from "#src/store/approvals/shared/organisation.ts";
import { lockRosterOf, publishEntries, writeEntries } from "#src/store/attendance/roster.ts";
import { findSwap, lockSwap, type SwapRow, updateSwap } from "#src/store/attendance/shift-swaps.ts";
import { recordEvent } from "#src/store/shared/audit.ts";
import { type ApprovalRules, decideApproval, withdrawApproval } from "../../approvals/shared/engine.ts";
import { mailAccounts } from "../../account/shared/notice-mails.ts";
import { actorOf, type HrmsContext, principalOf } from "../../context.ts";
import { recomputeDays } from "./days.ts";
import { refuseLocked } from "./locked-days.ts";
import { exchangeOf, mustBePossible } from "./swap-exchange.ts";

const subject = "shift-swaps";

export async function note(
  ctx: HrmsContext,
  row: SwapRow,
  before: string | null,
  after: string,
  reason?: string | null,
) {
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

export async function inform(
  ctx: HrmsContext,
  row: SwapRow,
  employeeIds: readonly string[],
  type: "shift-swap-asked" | "shift-swap-answered" | "shift-swap-decided",
  name?: string,
): Promise<void> {
  const actor = actorOf(ctx);
  const accounts = [...(await accountsOfEmployees(ctx.db, employeeIds)).values()];
  const others = accounts.filter((account) => account !== actor.userId);
  const { companyId, id, date, colleagueDate } = row.swap;
  const { fullName: by } = principalOf(ctx);
  const params = { person: row.fullName, by, date, until: colleagueDate, ...(name !== undefined && { name }) };
  await notify(ctx.db, actor, others, { type, params, companyId, recordId: id });
  const mail = { link: `/companies/${companyId}/shift-swaps/${id}`, days: { from: date, to: colleagueDate } };
  if (type === "shift-swap-asked")
    await mailAccounts(ctx, others, {
      ...mail,
      topic: "requests",
      template: "shift-swap-asked",
      facts: { person: row.fullName },
    });
  else if (name === "approved" || name === "rejected")
    await mailAccounts(ctx, others, {
      ...mail,
      topic: "decisions",
      template: `shift-swap-${name}`,
      facts: { decidedBy: by },
    });
}

export const submissionOf = ({ swap: { id, companyId, employeeId } }: SwapRow, makers: readonly string[]) =>
  ({ companyId, employeeId, kind: "shiftSwap", subject, recordId: id, right: "shiftSwap", makers }) as const;

export async function move(ctx: HrmsContext, row: SwapRow, status: ShiftSwap["status"], fields: object = {}) {
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
