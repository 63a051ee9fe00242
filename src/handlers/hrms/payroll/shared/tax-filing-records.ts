/** Tax filings as records: how they are shown and changed. Each change names its author, who then cannot approve the filing. */
import type { TaxFiling, TaxFilingInput } from "#generated/hrms/schema.ts";
import { allows } from "#src/contract/context.ts";
import { conflict, notFound } from "#src/contract/problem.ts";
import { type FilingState, missingDetails, openFilings } from "#src/domain/payroll/tax-filing.ts";
import { type TaxFilingFields, taxFilingRecords, type TaxFilingRow } from "#src/store/payroll/tax-filings.ts";
import type { AuditAction } from "#src/store/shared/audit.ts";
import { type HrmsContext, principalOf } from "../../context.ts";
import { crud } from "../../shared/records/crud.ts";
import { versioned } from "../../shared/records/version.ts";
import { moments } from "../../shared/records/wire.ts";
import { enterPay, refusePaid } from "./paid.ts";

const yearFiled = () => conflict("year-filed", "The year has a filing already.");

export const filingRecords = crud({
  subject: "tax-filings",
  records: taxFilingRecords,
  nameOf: ({ name }) => name,
  unique: { tax_filings_number: yearFiled, tax_filings_open: yearFiled },
  unaudited: [
    "makerIds",
    "dueOn",
    "openRuns",
    "done",
    "toDo",
    "taskId",
    "files",
    "draftedByName",
    "submittedByName",
    "approvedByName",
    "returnedByName",
    "draftedBy",
    "submittedBy",
    "approvedBy",
    "returnedBy",
  ],
  toFields: (body: TaxFilingInput) => body as unknown as TaxFilingFields,
});

export function filingWire(ctx: HrmsContext, row: TaxFilingRow): TaxFiling {
  const { makerIds, done, toDo, draftedByName, submittedByName, approvedByName, returnedByName, ...fields } = row;
  const { userId, ability } = principalOf(ctx);
  return {
    ...moments(fields),
    createdBy: row.createdBy ?? "",
    updatedBy: row.updatedBy ?? "",
    draftedBy: draftedByName,
    submittedBy: submittedByName,
    approvedBy: approvedByName,
    returnedBy: returnedByName,
    missing: missingDetails(row),
    progress: row.status === "drafting" ? { done, total: toDo } : null,
    mayApprove:
      row.status === "submitted" &&
      !makerIds.includes(userId) &&
      allows(ability, "approve", "tax-filings", row.companyId),
  };
}

interface OfFiling {
  readonly path: { readonly companyId: string; readonly taxFilingId: string };
}

export interface FilingTarget {
  readonly entry: string;
  readonly scope: string;
  readonly before: TaxFilingRow;
}

/** The filing, locked until the transaction ends. */
export async function lockedFiling(ctx: HrmsContext, { path }: OfFiling): Promise<FilingTarget> {
  await enterPay(ctx, path.companyId);
  return filingRecords.locked(ctx, { path: { companyId: path.companyId, taxFilingId: path.taxFilingId } }, false);
}

export async function readFiling(ctx: HrmsContext, { path }: OfFiling): Promise<TaxFilingRow> {
  await enterPay(ctx, path.companyId);
  const row = await taxFilingRecords.find(ctx.db, path.companyId, path.taxFilingId);
  if (!row) throw notFound();
  return row;
}

/** Throws unless the filing is in one of the states. */
export function mustBeIn({ status }: Pick<TaxFilingRow, "status">, ...states: readonly FilingState[]): void {
  if (!states.includes(status))
    throw conflict("wrong-state", `This is not possible while the filing is ${status}.`, [
      { pointer: "", code: "wrong-state", params: { status } },
    ]);
}

/** Throws unless its maker may still change it. */
export const mustBeOpenFiling = (row: Pick<TaxFilingRow, "status">): void => mustBeIn(row, ...openFilings);

export function saveFiling(
  ctx: HrmsContext,
  target: FilingTarget,
  fields: Partial<TaxFilingFields>,
  { action = "update", reason }: { action?: AuditAction; reason?: string | undefined } = {},
): Promise<TaxFilingRow> {
  return filingRecords.save(ctx, target, fields, { action, reason }).catch(refusePaid);
}

export const filingAnswer = <const Status extends number>(status: Status, ctx: HrmsContext, row: TaxFilingRow) =>
  versioned(status, filingWire(ctx, row));
