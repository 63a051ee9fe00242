/** What an allowance or deduction means for an employee: which fields its mode uses, and what limits it. */
import type { EmployeePayItemInput } from "#generated/hrms/schema.ts";
import { invalid, ProblemError } from "#src/contract/problem.ts";
import {
  amountDue,
  type AssignedAmount,
  type MonthAmount,
  planOf,
  totalOf,
} from "#src/domain/payroll/assigned-amount.ts";
import { missingFields } from "#src/domain/payroll/given-fields.ts";
import { repaymentFaults } from "#src/domain/payroll/repayment-faults.ts";
import { firstDay, lastDay, monthOf } from "#src/domain/shared/calendar.ts";
import { classifyFile, findFile } from "#src/store/shared/file-storage.ts";
import { activeOnGround, type NewPayItem, type PayItemRow } from "#src/store/payroll/employee-pay-items.ts";
import { type ItemToAssign, monthlySalary } from "#src/store/payroll/items-to-assign.ts";
import type { HrmsContext } from "../../context.ts";
import { linesOrNull } from "../../shared/fields.ts";
import { ratesOf } from "../../statutory/shared/rates.ts";

/** The employee that gets it. */
export interface Receiver {
  readonly id: string;
  readonly companyId: string;
  readonly startDate: string;
  readonly lastDay: string | null;
}

type OwnFields = Pick<
  NewPayItem,
  | "allowanceId"
  | "deductionId"
  | "mode"
  | "amount"
  | "quantity"
  | "fromMonth"
  | "toMonth"
  | "total"
  | "instalments"
  | "amounts"
  | "skipped"
  | "settleMonth"
  | "reason"
  | "fileId"
  | "consentOn"
  | "status"
>;

/** What is stored, as the calculation reads it. */
export function assignedAmount(
  fields: Pick<OwnFields, "mode" | "fromMonth" | "amounts" | "skipped"> & Partial<OwnFields>,
  usual: number | null,
): AssignedAmount {
  const amount = fields.amount ?? usual ?? 0;
  const { quantity = null } = fields;
  return {
    mode: fields.mode,
    amount: quantity === null ? amount : Math.round((amount * quantity) / 100),
    fromMonth: fields.fromMonth,
    toMonth: fields.toMonth ?? null,
    total: fields.total ?? null,
    instalments: fields.instalments ?? null,
    amounts: fields.amounts,
    skipped: fields.skipped,
    settleMonth: fields.settleMonth ?? null,
  };
}

type Amounts = Pick<OwnFields, "amount" | "quantity" | "fromMonth" | "toMonth" | "total" | "instalments" | "amounts">;

function customAmounts(body: EmployeePayItemInput): Amounts {
  const amounts = (body.amounts ?? []).toSorted((one, other) => one.month.localeCompare(other.month));
  const [first, last] = [amounts[0], amounts.at(-1)];
  if (!first || !last) throw invalid("/amounts", "required");
  const twice = amounts.find(({ month }, index) => amounts[index + 1]?.month === month);
  if (twice) throw invalid("/amounts", "month-twice", { month: twice.month });
  return {
    amount: null,
    quantity: null,
    fromMonth: first.month,
    toMonth: last.month,
    total: null,
    instalments: null,
    amounts,
  };
}

function inInstalments(fromMonth: string, { total, instalments }: EmployeePayItemInput): Amounts {
  if (total == null) throw invalid("/total", "required");
  if (instalments == null) throw invalid("/instalments", "required");
  if (total < instalments) throw invalid("/instalments", "too-many", { total });
  return { amount: null, quantity: null, fromMonth, toMonth: null, total, instalments, amounts: [] };
}

/** The amounts that the mode uses; others do not apply. */
function amountsOf(body: EmployeePayItemInput, { calculation, usual }: ItemToAssign): Amounts {
  const { mode = "fixed", amount = null, quantity = null, fromMonth, toMonth = null } = body;
  if (mode === "custom") return customAmounts(body);
  if (fromMonth == null) throw invalid("/fromMonth", "required");
  if (mode === "fixed" && (body.total != null || body.instalments != null)) return inInstalments(fromMonth, body);
  const needsAmount = calculation !== "percentage" && calculation !== "formula";
  if (needsAmount && amount === null && usual === null) throw invalid("/amount", "required");
  const end = mode === "payroll" ? fromMonth : toMonth;
  if (end !== null && end < fromMonth) throw invalid("/toMonth", "before-start");
  return {
    amount,
    quantity: calculation === "fixed" && quantity !== null ? Math.round(quantity * 100) : null,
    fromMonth,
    toMonth: end,
    total: null,
    instalments: null,
    amounts: [],
  };
}

/** The item that the body names; one that is no longer offered stays where it is. */
function itemOf(body: EmployeePayItemInput, items: readonly ItemToAssign[], before: PayItemRow | null): ItemToAssign {
  const { kind = "allowance" } = body;
  const field = kind === "allowance" ? "allowanceId" : "deductionId";
  const id = body[field] ?? null;
  if (id === null) throw invalid(`/${field}`, "required");
  const item = items.find((each) => each.kind === kind && each.id === id);
  if (!item || (item.status !== "active" && before?.own[field] !== id)) throw invalid(`/${field}`, "unknown-reference");
  return item;
}

async function fileOf(ctx: HrmsContext, employee: Receiver, fileId: string | null | undefined) {
  if (fileId == null) return null;
  const file = await findFile(ctx.db, { companyId: employee.companyId, employeeId: employee.id }, fileId);
  if (!file) throw invalid("/fileId", "unknown-reference");
  if (file.class !== "pay") await classifyFile(ctx.db, file, "pay");
  return fileId;
}

export async function givenItem(
  ctx: HrmsContext,
  employee: Receiver,
  body: EmployeePayItemInput,
  items: readonly ItemToAssign[],
  before: PayItemRow | null,
): Promise<OwnFields> {
  const missing = missingFields(body);
  if (missing.length > 0) throw new ProblemError("validation", { errors: missing });
  const item = itemOf(body, items, before);
  const amounts = amountsOf(body, item);
  const { fromMonth, toMonth } = amounts;
  if (
    (employee.lastDay !== null && firstDay(fromMonth) > employee.lastDay) ||
    (toMonth != null && lastDay(toMonth) < employee.startDate)
  )
    throw invalid(body.mode === "custom" ? "/amounts" : "/fromMonth", "not-employed");
  const { status = "active", consentOn = null } = body;
  if (item.consentRequired && consentOn === null && status === "active") throw invalid("/consentOn", "required");
  const fields: OwnFields = {
    allowanceId: item.kind === "allowance" ? item.id : null,
    deductionId: item.kind === "deduction" ? item.id : null,
    mode: body.mode ?? "fixed",
    ...amounts,
    skipped: [],
    settleMonth: null,
    reason: linesOrNull("reason", body.reason),
    fileId: await fileOf(ctx, employee, body.fileId),
    consentOn: item.kind === "deduction" ? consentOn : null,
    status,
  };
  await checkLimits(ctx, employee, item, assignedAmount(fields, item.usual), { id: before?.own.id ?? null });
  return fields;
}

/** Throws where repayments take more of the salary, or longer, than the law or the deduction allows. */
export async function checkLimits(
  ctx: HrmsContext,
  { companyId, id: employeeId }: Pick<Receiver, "id" | "companyId">,
  { ground, maxShare, calculation }: Pick<ItemToAssign, "ground" | "maxShare" | "calculation">,
  amount: AssignedAmount,
  { id = null, taken = [] }: { readonly id?: string | null; readonly taken?: readonly MonthAmount[] } = {},
): Promise<void> {
  // What days, hours and formulas come to is known to the pay run alone.
  if (ground === null || calculation !== "fixed") return;
  const { employment } = await ratesOf(ctx);
  const salary = await monthlySalary(ctx.db, employeeId, lastDay(amount.fromMonth));
  const month = monthOf(ctx.today(companyId));
  const others = (await activeOnGround(ctx.db, employeeId, ground, id)).map(({ own, usual, taken: done }) => {
    const assigned = assignedAmount(own, usual);
    const plan = new Map(planOf(assigned, done, month).map((each) => [each.month, each.amount]));
    return (of: string): number =>
      totalOf(assigned) === null ? (amountDue(assigned, of, done) ?? 0) : (plan.get(of) ?? 0);
  });
  const errors = repaymentFaults(
    {
      ground,
      maxShare,
      amount,
      salary,
      taken,
      others: (of) => others.reduce((sum, dueIn) => sum + dueIn(of), 0),
    },
    employment,
  );
  if (errors.length > 0) throw new ProblemError("validation", { errors });
}
