/** Final settlements as records: how they are locked and saved. Each change names its author, who then cannot approve the pay run. */
import type { SettlementInput } from "#generated/hrms/schema.ts";
import { conflict, notFound } from "#src/contract/problem.ts";
import type { SettlementState } from "#src/domain/payroll/settlement.ts";
import { type SettlementFields, settlementRecords, type SettlementRow } from "#src/store/payroll/settlements.ts";
import type { AuditAction } from "#src/store/shared/audit.ts";
import { actorOf, type HrmsContext } from "../../context.ts";
import { crud } from "../../shared/records/crud.ts";
import { enterPay, refusePaid } from "./paid.ts";
import { lockedRun, type Target as RunTarget } from "./run-records.ts";

const settledAlready = () => conflict("settled", "This employment has a settlement already.");

export const settlementCrud = crud({
  subject: "settlements",
  records: settlementRecords,
  nameOf: ({ fullName }) => fullName,
  unique: { settlements_once: settledAlready },
  unaudited: [
    "makerIds",
    "employeeNo",
    "fullName",
    "startDate",
    "lastDay",
    "noticeGivenOn",
    "noticeDays",
    "exitReason",
    "runStatus",
    "outcome",
    "leaveIds",
    "payBy",
    "net",
    "withheld",
    "payable",
  ],
  toFields: (body: SettlementInput) => body as unknown as SettlementFields,
});

interface OfSettlement {
  readonly path: { readonly companyId: string; readonly settlementId: string };
}

export interface SettlementTarget {
  readonly entry: string;
  readonly scope: string;
  readonly before: SettlementRow;
}

export async function readSettlement(ctx: HrmsContext, { path }: OfSettlement): Promise<SettlementRow> {
  await enterPay(ctx, path.companyId);
  const row = await settlementRecords.find(ctx.db, path.companyId, path.settlementId);
  if (!row) throw notFound();
  return row;
}

interface Locked {
  readonly target: SettlementTarget;
  /** Its pay run, unless that was cancelled. */
  readonly run: RunTarget | undefined;
}

/** The settlement with its pay run, locked until the transaction ends: the run first, as its calculation does. */
export async function lockedSettlement(ctx: HrmsContext, input: OfSettlement): Promise<Locked> {
  const { companyId, settlementId } = input.path;
  const { runId } = await readSettlement(ctx, input);
  const run = runId === null ? undefined : await lockedRun(ctx, { path: { companyId, payRunId: runId } });
  const target = await settlementCrud.locked(ctx, { path: { companyId, settlementId } }, false);
  if (target.before.runId !== runId) throw conflict("period-busy", "Someone else has just prepared it: try again.");
  return { target, run: run?.before.status === "cancelled" ? undefined : run };
}

/** Throws unless the settlement is in one of the states and its run is not being calculated. */
export function mustBeSettling({ status, runStatus }: SettlementRow, ...states: readonly SettlementState[]): void {
  if (runStatus === "calculating") throw conflict("period-busy", "Its pay run is being calculated.");
  if (!states.includes(status))
    throw conflict("wrong-state", `This is not possible while the settlement is ${status}.`, [
      { pointer: "", code: "wrong-state", params: { status } },
    ]);
}

export const settlingMakers = (ctx: HrmsContext, { makerIds }: Pick<SettlementRow, "makerIds">): string[] => [
  ...new Set([...makerIds, actorOf(ctx).userId]),
];

export function saveSettlement(
  ctx: HrmsContext,
  target: SettlementTarget,
  fields: Partial<SettlementFields>,
  { action = "update", reason }: { action?: AuditAction; reason?: string | undefined } = {},
): Promise<SettlementRow> {
  return settlementCrud.save(ctx, target, fields, { action, reason }).catch(refusePaid);
}
