/** Tax clearances as records: how they are shown, locked and saved. Each change names its author, who then cannot approve the form. */
import type { TaxClearance, TaxClearanceInput } from "#generated/hrms/schema.ts";
import { allows } from "#src/contract/context.ts";
import { conflict, notFound } from "#src/contract/problem.ts";
import {
  clearanceDetails,
  clearanceBoxes,
  clearanceProblems,
  type ClearanceState,
  correctedFigures,
  directiveDueOn,
  incomeOf,
  moneysOf,
  neededClearance,
} from "#src/domain/payroll/clearance.ts";
import { pick } from "#src/domain/shared/pick.ts";
import { residencyOn } from "#src/store/payroll/settlements.ts";
import {
  clearancePerson,
  taxClearanceRecords,
  type TaxClearanceFields,
  type TaxClearanceRow,
} from "#src/store/payroll/tax-clearances.ts";
import type { AuditAction } from "#src/store/shared/audit.ts";
import { actorOf, type HrmsContext, principalOf } from "../../context.ts";
import { amount, day } from "../../shared/file-cells.ts";
import { crud } from "../../shared/records/crud.ts";
import { versioned } from "../../shared/records/version.ts";
import { moments } from "../../shared/records/wire.ts";
import { enterPay, refusePaid } from "./paid.ts";

const openAlready = () => conflict("clearance-open", "This employment has a form that IRAS has not acknowledged.");

export const clearanceRecords = crud({
  subject: "tax-clearances",
  records: taxClearanceRecords,
  nameOf: ({ fullName }) => fullName,
  unique: { tax_clearances_number: openAlready, tax_clearances_open: openAlready },
  unaudited: [
    "makerIds",
    "employeeNo",
    "fullName",
    "personId",
    "startDate",
    "dueOn",
    "earlierOn",
    "years",
    "moneys",
    "lastSalary",
    "corrections",
    "draftedAt",
    "submittedBy",
    "approvedBy",
    "returnedBy",
    "submittedByName",
    "approvedByName",
    "returnedByName",
  ],
  cells: {
    directiveTax: ({ directiveTax }) => amount(directiveTax),
    paidToIras: ({ paidToIras }) => amount(paidToIras),
    paidOn: ({ paidOn }) => day(paidOn),
    released: ({ released }) => amount(released),
    releasedOn: ({ releasedOn }) => day(releasedOn),
  },
  toFields: (body: TaxClearanceInput) => body as unknown as TaxClearanceFields,
});

interface OfClearance {
  readonly path: { readonly companyId: string; readonly taxClearanceId: string };
}

export interface ClearanceTarget {
  readonly entry: string;
  readonly scope: string;
  readonly before: TaxClearanceRow;
}

export async function readClearance(ctx: HrmsContext, { path }: OfClearance): Promise<TaxClearanceRow> {
  await enterPay(ctx, path.companyId);
  const row = await taxClearanceRecords.find(ctx.db, path.companyId, path.taxClearanceId);
  if (!row) throw notFound();
  return row;
}

/** The clearance, locked until the transaction ends. */
export async function lockedClearance(ctx: HrmsContext, { path }: OfClearance): Promise<ClearanceTarget> {
  await enterPay(ctx, path.companyId);
  const { companyId, taxClearanceId } = path;
  return clearanceRecords.locked(ctx, { path: { companyId, taxClearanceId } }, false);
}

/** Throws unless the clearance is in one of the states. */
export function mustBeClearing(
  { status }: Pick<TaxClearanceRow, "status">,
  ...states: readonly ClearanceState[]
): void {
  if (!states.includes(status))
    throw conflict("wrong-state", `This is not possible while the form is ${status}.`, [
      { pointer: "", code: "wrong-state", params: { status } },
    ]);
}

export const clearingMakers = (ctx: HrmsContext, { makerIds }: Pick<TaxClearanceRow, "makerIds">): string[] => [
  ...new Set([...makerIds, actorOf(ctx).userId]),
];

export function saveClearance(
  ctx: HrmsContext,
  target: ClearanceTarget,
  fields: Partial<TaxClearanceFields>,
  { action = "update", reason }: { action?: AuditAction; reason?: string | undefined } = {},
): Promise<TaxClearanceRow> {
  return clearanceRecords.save(ctx, target, fields, { action, reason }).catch(refusePaid);
}

export async function problemsOf(ctx: HrmsContext, row: TaxClearanceRow): Promise<TaxClearance["problems"]> {
  const person = await clearancePerson(ctx.db, row, ctx.settings.dataKey);
  return clearanceProblems(row, { person, startDate: row.startDate, today: ctx.today(row.companyId) });
}

const yearsOf = ({ years, corrections }: TaxClearanceRow): TaxClearance["years"] =>
  years.map((one) => {
    const figures = correctedFigures(one, corrections);
    return {
      year: one.year,
      amount: incomeOf(figures),
      boxes: clearanceBoxes.map((box) => {
        const correction = corrections.find((each) => each.year === one.year && each.box === box);
        return {
          box,
          amount: Number(figures[box] ?? 0),
          drafted: Number(one.figures[box] ?? 0),
          reason: correction?.reason ?? null,
          correctedBy: correction?.by ?? null,
        };
      }),
    };
  });

export async function clearanceWire(ctx: HrmsContext, row: TaxClearanceRow): Promise<TaxClearance> {
  const { userId, ability } = principalOf(ctx);
  const residency = await residencyOn(ctx.db, row.employeeId, row.ceasesOn);
  const needed = neededClearance(row, { residency, startDate: row.startDate });
  const { shouldWithhold, withheld, toIras, toEmployee, short } = moneysOf(row, row.directiveTax);
  const isOpen = row.status === "draft" || row.status === "submitted";
  return {
    ...pick(row, [
      "id",
      "companyId",
      "employeeId",
      "employeeNo",
      "fullName",
      "startDate",
      "kind",
      "number",
      "earlierId",
      "status",
      "dueOn",
      ...clearanceDetails,
      "lastSalary",
      "moneys",
      "directiveOn",
      "directiveTax",
      "paidToIras",
      "paidOn",
      "released",
      "releasedOn",
      "acknowledgement",
      "acknowledgedOn",
      "returnReason",
      "cancelReason",
      "version",
    ]),
    ...moments(pick(row, ["createdAt", "updatedAt"])),
    createdBy: row.createdBy ?? "",
    updatedBy: row.updatedBy ?? "",
    residency,
    required: needed.required,
    requiredBecause: needed.reason,
    years: yearsOf(row),
    shouldWithhold,
    withheld,
    toIras,
    toEmployee,
    short,
    problems: isOpen ? await problemsOf(ctx, row) : [],
    directiveDueOn: row.directiveOn === null ? null : directiveDueOn(row.directiveOn),
    submittedBy: row.submittedByName,
    approvedBy: row.approvedByName,
    returnedBy: row.returnedByName,
    mayApprove:
      row.status === "submitted" &&
      !row.makerIds.includes(userId) &&
      allows(ability, "approve", "tax-clearances", row.companyId),
  };
}

export const clearanceAnswer = async <const Status extends number>(
  status: Status,
  ctx: HrmsContext,
  row: TaxClearanceRow,
) => versioned(status, await clearanceWire(ctx, row));
