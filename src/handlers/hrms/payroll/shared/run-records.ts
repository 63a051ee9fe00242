/** Pay runs as records: how they are shown, entered and changed. Each change names its author, who then cannot approve the run. */
import type { PayRun, PayRunInput } from "#generated/hrms/schema.ts";
import { allows } from "#src/contract/context.ts";
import { conflict, notFound, type ProblemError } from "#src/contract/problem.ts";
import { openStates, type RunState } from "#src/domain/payroll/run-words.ts";
import { type PayRunFields, payRunRecords, type PayRunRow } from "#src/store/payroll/pay-runs.ts";
import type { AuditAction } from "#src/store/shared/audit.ts";
import { type HrmsContext, principalOf } from "../../context.ts";
import { cleanFields } from "../../shared/records/clean-fields.ts";
import { crud } from "../../shared/records/crud.ts";
import { versioned } from "../../shared/records/version.ts";
import { moments } from "../../shared/records/wire.ts";
import { enterPay, refusePaid } from "./paid.ts";

export const runRecords = crud({
  subject: "pay-runs",
  records: payRunRecords,
  nameOf: ({ name }) => name,
  unique: {
    pay_runs_number: () => conflict("period-busy", "Someone else has just started a run of this kind: try again."),
    pay_runs_calculating: () => conflict("period-busy", "Another run of the period is being calculated."),
  },
  unaudited: [
    "makerIds",
    "period",
    "frequency",
    "startDate",
    "endDate",
    "month",
    "payDate",
    "done",
    "toDo",
    "taskId",
    "calculatedByName",
    "submittedByName",
    "approvedByName",
    "returnedByName",
    "calculatedBy",
    "submittedBy",
    "approvedBy",
    "returnedBy",
  ],
  cells: { approvedBy: ({ approvedByName }) => approvedByName, status: ({ status }) => status },
  toFields: (body: PayRunInput): PayRunFields => cleanFields("pay-runs", body) as unknown as PayRunFields,
});

export function runWire(ctx: HrmsContext, row: PayRunRow): PayRun {
  const { makerIds, done, toDo, calculatedByName, submittedByName, approvedByName, returnedByName, ...fields } = row;
  const { userId, ability } = principalOf(ctx);
  return {
    ...moments(fields),
    createdBy: row.createdBy ?? "",
    updatedBy: row.updatedBy ?? "",
    calculatedBy: calculatedByName,
    submittedBy: submittedByName,
    approvedBy: approvedByName,
    returnedBy: returnedByName,
    progress: row.status === "calculating" ? { done, total: toDo } : null,
    mayApprove:
      row.status === "submitted" && !makerIds.includes(userId) && allows(ability, "approve", "pay-runs", row.companyId),
  };
}

interface OfRun {
  readonly path: { readonly companyId: string; readonly payRunId: string };
}

export interface Target {
  readonly entry: string;
  readonly scope: string;
  readonly before: PayRunRow;
}

/** The run, locked until the transaction ends. */
export async function lockedRun(ctx: HrmsContext, { path }: OfRun): Promise<Target> {
  await enterPay(ctx, path.companyId);
  return runRecords.locked(ctx, { path: { companyId: path.companyId, payRunId: path.payRunId } }, false);
}

export async function readRun(ctx: HrmsContext, { path }: OfRun): Promise<PayRunRow> {
  await enterPay(ctx, path.companyId);
  const row = await payRunRecords.find(ctx.db, path.companyId, path.payRunId);
  if (!row) throw notFound();
  return row;
}

export const wrongState = (status: RunState): ProblemError =>
  conflict("wrong-state", `This is not possible while the run is ${status}.`, [
    { pointer: "", code: "wrong-state", params: { status } },
  ]);

/** Throws unless the run is in one of the states. */
export function mustBe({ status }: Pick<PayRunRow, "status">, ...states: readonly RunState[]): void {
  if (!states.includes(status)) throw wrongState(status);
}

/** Throws unless its maker may still change it. */
export const mustBeOpen = (row: Pick<PayRunRow, "status">): void => mustBe(row, ...openStates);

/** Saves a step of the run's life. */
export async function saveStep(
  ctx: HrmsContext,
  target: Target,
  fields: Partial<PayRunFields>,
  { action = "update", reason }: { action?: AuditAction; reason?: string | undefined } = {},
): Promise<PayRunRow> {
  return runRecords.save(ctx, target, fields, { action, reason }).catch(refusePaid);
}

export const runAnswer = <const Status extends number>(status: Status, ctx: HrmsContext, row: PayRunRow) =>
  versioned(status, runWire(ctx, row));
