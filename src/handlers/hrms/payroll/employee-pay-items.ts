/** Allowances and deductions of employees: given, changed until a pay run has taken them, stopped, skipped and settled. */
import type { EmployeePayItemInput } from "#generated/hrms/schema.ts";
import { reply } from "#src/contract/handler.ts";
import { conflict, invalid, notFound, ProblemError } from "#src/contract/problem.ts";
import { leftOf } from "#src/domain/payroll/assigned-amount.ts";
import { monthOf, shiftMonth } from "#src/domain/shared/calendar.ts";
import { violatedConstraint } from "#src/store/database/violations.ts";
import { settleItems } from "#src/store/payroll/assigned-items.ts";
import { uuids } from "#src/store/payroll/uuids.ts";
import {
  allPayItems,
  deletePayItem,
  findPayItem,
  insertPayItem,
  insertRepayment,
  lockPayItem,
  type NewPayItem,
  payItemPage,
  type PayItemRow,
  updatePayItem,
} from "#src/store/payroll/employee-pay-items.ts";
import { type ItemToAssign, itemsToAssign } from "#src/store/payroll/items-to-assign.ts";
import { eventsOf } from "#src/store/shared/audit.ts";
import { actorOf, type HrmsContext, type HrmsHandlers } from "../context.ts";
import { employeeOf, reachOf } from "../people/shared/people.ts";
import { linesOrNull } from "../shared/fields.ts";
import { historyPage } from "../shared/records/history.ts";
import { exportFile } from "../shared/records/operations.ts";
import { checkVersion, versioned } from "../shared/records/version.ts";
import { assignedAmount, checkLimits, givenItem, type Receiver } from "./shared/given-item.ts";
import { importPayItems } from "./shared/pay-item-import.ts";
import { notePayItem, shownPayItem, subject } from "./shared/pay-item-record.ts";

type OfPayItem = { readonly path: { readonly companyId: string; readonly employeePayItemId: string } };

/** The employees whose allowances and deductions the reader may see. */
async function within(ctx: HrmsContext, companyId: string) {
  const { where, whereReadable, grants } = await reachOf(ctx, companyId, subject);
  if (!grants.some(({ read }) => read.has("pay"))) throw new ProblemError("forbidden");
  return [where, whereReadable("pay")];
}

async function found(ctx: HrmsContext, { path: { companyId, employeePayItemId } }: OfPayItem): Promise<PayItemRow> {
  const row = await findPayItem(ctx.db, companyId, await within(ctx, companyId), employeePayItemId);
  if (!row) throw notFound();
  return row;
}

/** The record, kept from others, of someone whose pay the person may change. */
async function locked(ctx: HrmsContext, input: OfPayItem) {
  const seen = await found(ctx, input);
  const { companyId, employeeId } = seen.own;
  const employee = await employeeOf(ctx, { companyId, employeeId }, { class: "pay", element: subject, write: true });
  const row = await lockPayItem(ctx.db, companyId, seen.own.id);
  if (!row) throw notFound();
  return { row, employee };
}

async function reread(ctx: HrmsContext, { own: { companyId, id } }: Pick<PayItemRow, "own">): Promise<PayItemRow> {
  const row = await findPayItem(ctx.db, companyId, [], id);
  if (!row) throw notFound();
  return row;
}

function refuseTwice(error: unknown): never {
  if (/^employee_pay_items_month_/.test(violatedConstraint(error) ?? ""))
    throw conflict("duplicate", "The employee already has this item in that month.", [
      { pointer: "/fromMonth", code: "taken", message: "is taken" },
    ]);
  throw error;
}

async function give(
  ctx: HrmsContext,
  employee: Receiver,
  body: EmployeePayItemInput,
  items: readonly ItemToAssign[],
): Promise<PayItemRow> {
  const fields = await givenItem(ctx, employee, body, items, null);
  const { tenantId, userId, now } = actorOf(ctx);
  const id = await insertPayItem(ctx.db, {
    ...fields,
    tenantId,
    companyId: employee.companyId,
    employeeId: employee.id,
    createdAt: now,
    createdBy: userId,
    updatedAt: now,
    updatedBy: userId,
  }).catch(refuseTwice);
  const row = await findPayItem(ctx.db, employee.companyId, [], id);
  if (!row) throw notFound();
  await notePayItem(ctx, "create", null, row);
  return row;
}

const takenAlready = () => conflict("taken", "A pay run has already taken something of it.");

function needsState({ own: { status } }: PayItemRow, wanted: PayItemRow["own"]["status"]): void {
  if (status !== wanted) throw conflict("state", `It is ${status}.`);
}

/** Saves a step, checks the limits of what follows from it, and records it. */
async function save(
  ctx: HrmsContext,
  before: PayItemRow,
  fields: Partial<NewPayItem>,
  { reason = null, check = false }: { reason?: string | null; check?: boolean } = {},
) {
  if (check)
    await checkLimits(
      ctx,
      { id: before.own.employeeId, companyId: before.own.companyId },
      before,
      assignedAmount({ ...before.own, ...fields }, before.usual),
      { id: before.own.id, taken: before.taken },
    );
  await updatePayItem(ctx.db, actorOf(ctx), before.own.id, fields);
  const after = await reread(ctx, before);
  await notePayItem(ctx, "update", before, after, reason);
  return versioned(200, shownPayItem(ctx, after));
}

/** A month skipped of a custom schedule moves behind its last. */
function withoutMonth({ own: { amounts, toMonth } }: PayItemRow, month: string): Partial<NewPayItem> {
  const skipped = amounts.find((each) => each.month === month);
  if (!skipped || toMonth === null) throw invalid("/month", "nothing-due");
  const last = shiftMonth(toMonth, 1);
  const moved = [...amounts.filter((each) => each !== skipped), { month: last, amount: skipped.amount }];
  return { amounts: moved, toMonth: last, ...(moved[0] && { fromMonth: moved[0].month }) };
}

export const employeePayItemsHandlers = {
  async listEmployeePayItems({ path: { companyId }, query = {} }, ctx) {
    const page = await payItemPage(ctx.db, companyId, await within(ctx, companyId), query);
    return { ...page, items: page.items.map((row) => shownPayItem(ctx, row)) };
  },

  async exportEmployeePayItems({ path: { companyId }, query = {} }, ctx) {
    const rows = await allPayItems(ctx.db, companyId, await within(ctx, companyId), query);
    return exportFile(
      subject,
      query,
      rows.map((row) => shownPayItem(ctx, row)),
      {},
    );
  },

  async getEmployeePayItem(input, ctx) {
    return versioned(200, shownPayItem(ctx, await found(ctx, input)));
  },

  async createEmployeePayItem({ path: { companyId }, body }, ctx) {
    const { where } = await reachOf(ctx, companyId, subject);
    const need = { class: "pay", element: subject, write: true } as const;
    // Someone out of reach is unknown, not forbidden: the body names them.
    const employee = await employeeOf(ctx, { companyId, employeeId: body.employeeId }, need).catch((error: unknown) => {
      const unknown = error instanceof ProblemError && (error.type === "not-found" || where !== undefined);
      throw unknown ? invalid("/employeeId", "unknown-reference") : error;
    });
    const row = await give(ctx, employee, body, await itemsToAssign(ctx.db, companyId));
    return versioned(201, shownPayItem(ctx, row));
  },

  importEmployeePayItems: (input, ctx) =>
    importPayItems(ctx, input, (employee, body, items) => give(ctx, employee, body, items)),

  async updateEmployeePayItem({ body, ...input }, ctx) {
    const { row, employee } = await locked(ctx, input);
    checkVersion({ version: row.own.version, updatedBy: row.updatedBy }, input.headers);
    if (row.taken.length > 0) throw takenAlready();
    if (row.own.status !== "draft" && row.own.status !== "active") throw conflict("state", `It is ${row.own.status}.`);
    if (body.employeeId !== employee.id) throw invalid("/employeeId", "fixed");
    const fields = await givenItem(ctx, employee, body, await itemsToAssign(ctx.db, employee.companyId), row);
    await updatePayItem(ctx.db, actorOf(ctx), row.own.id, fields).catch(refuseTwice);
    const after = await reread(ctx, row);
    await notePayItem(ctx, "update", row, after);
    return versioned(200, shownPayItem(ctx, after));
  },

  async deleteEmployeePayItem(input, ctx) {
    const { row } = await locked(ctx, input);
    if (row.taken.length > 0) throw takenAlready();
    await deletePayItem(ctx.db, row.own.id);
    await notePayItem(ctx, "delete", row, null);
    return reply(204, null);
  },

  async activateEmployeePayItem(input, ctx) {
    const { row } = await locked(ctx, input);
    needsState(row, "draft");
    const item = (await itemsToAssign(ctx.db, row.own.companyId)).find(
      ({ id }) => id === (row.own.allowanceId ?? row.own.deductionId),
    );
    if (item?.consentRequired === true && row.own.consentOn === null)
      throw conflict("consent-needed", "The employee must agree to this deduction in writing first.");
    return save(ctx, row, { status: "active" }, { check: true });
  },

  async stopEmployeePayItem({ body, ...input }, ctx) {
    const { row } = await locked(ctx, input);
    needsState(row, "active");
    const done = row.taken.at(-1)?.month ?? null;
    const lastMonth = body.lastMonth ?? done;
    if (lastMonth !== null && lastMonth < (done ?? row.own.fromMonth)) throw invalid("/lastMonth", "before-start");
    const reason = linesOrNull("reason", body.reason);
    return save(ctx, row, { status: "stopped", toMonth: lastMonth }, { reason });
  },

  async skipEmployeePayItem({ body: { month, undo = false }, ...input }, ctx) {
    const { row } = await locked(ctx, input);
    needsState(row, "active");
    const { mode, skipped, fromMonth, toMonth, total } = row.own;
    if (row.taken.some((each) => each.month === month)) throw takenAlready();
    if (undo) {
      if (!skipped.includes(month)) throw invalid("/month", "not-skipped");
      return save(ctx, row, { skipped: skipped.filter((each) => each !== month) });
    }
    if (mode === "payroll" || month < fromMonth || (total === null && toMonth !== null && month > toMonth))
      throw invalid("/month", "nothing-due");
    if (mode === "custom") return save(ctx, row, withoutMonth(row, month), { check: true });
    if (skipped.includes(month)) throw invalid("/month", "skipped");
    return save(ctx, row, { skipped: [...skipped, month].toSorted() }, { check: total !== null });
  },

  async settleEmployeePayItem({ body: { month = null, paidOn = null }, ...input }, ctx) {
    const { row, employee } = await locked(ctx, input);
    needsState(row, "active");
    const left = leftOf(assignedAmount(row.own, row.usual), row.taken);
    if (left === null || row.own.mode === "payroll")
      throw conflict("no-limit", "Without a total there is nothing to settle.");
    if ((month === null) === (paidOn === null)) throw invalid("/month", "one-of-both");
    if (month !== null) {
      if (month < row.own.fromMonth || row.taken.some((each) => each.month >= month))
        throw invalid("/month", "nothing-due");
      const skipped = row.own.skipped.filter((each) => each !== month);
      return save(ctx, row, { settleMonth: month, skipped }, { check: true });
    }
    if (paidOn === null || paidOn > employee.today) throw invalid("/paidOn", "future");
    const actor = actorOf(ctx);
    await insertRepayment(ctx.db, actor, row.own, { month: monthOf(paidOn), amount: left });
    await settleItems(ctx.db, actor, uuids([row.own.id]));
    const after = await reread(ctx, row);
    await notePayItem(ctx, "update", row, after);
    return versioned(200, shownPayItem(ctx, after));
  },

  async listEmployeePayItemHistory(input, ctx) {
    const { own } = await found(ctx, input);
    return historyPage(await eventsOf(ctx.db, subject, own.id, input.query ?? {}));
  },
} satisfies HrmsHandlers;
