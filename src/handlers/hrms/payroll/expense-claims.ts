/** Expense claims: submitted with receipts, decided through the approval engine, and paid with the next pay run. */
import type { ExpenseClaim, ExpenseClaimInput } from "#generated/hrms/schema.ts";
import { invalid, ProblemError } from "#src/contract/problem.ts";
import { addMonths } from "#src/domain/shared/calendar.ts";
import {
  allClaims,
  claimableItems,
  claimPage,
  type ClaimRow,
  findClaim,
  insertClaim,
  isProjectOf,
  lockClaim,
  updateClaim,
} from "#src/store/payroll/expense-claims.ts";
import { eventsOf } from "#src/store/shared/audit.ts";
import type { ApprovalRules } from "../approvals/shared/engine.ts";
import { requestRecords } from "../approvals/shared/request-records.ts";
import { actorOf, type HrmsContext, type HrmsHandlers, principalOf } from "../context.ts";
import { employeeOf, type ReachedEmployee, reachOf } from "../people/shared/people.ts";
import { checkFiles } from "../people/shared/record-files.ts";
import { linesOrNull } from "../shared/fields.ts";
import { historyPage } from "../shared/records/history.ts";
import { exportFile } from "../shared/records/operations.ts";
import { moments } from "../shared/records/wire.ts";

const subject = "expense-claims";
/** Months in which an expense can be claimed. */
const claimMonths = 12;

function wire(ctx: HrmsContext, { claim, ...names }: ClaimRow, decidable: ReadonlySet<string>): ExpenseClaim {
  const { tenantId: _tenant, createdBy, decidedBy: _decider, ...fields } = claim;
  return {
    ...moments(fields),
    ...names,
    createdBy: names.createdBy ?? "",
    updatedBy: names.updatedBy ?? "",
    own: createdBy === principalOf(ctx).userId,
    mayDecide: claim.status === "submitted" && decidable.has(claim.id),
  };
}

const claims = requestRecords({
  subject,
  find: findClaim,
  lock: lockClaim,
  update: updateClaim,
  recordOf: ({ claim }: ClaimRow) => claim,
  submission: ({ claim: { amount } }) => ({ kind: "expenseClaim", right: "expenseClaim", amount }),
  dateOf: ({ claim }) => claim.spentOn,
  stated: ({ itemName, claim: { spentOn, amount, tax, description } }) => ({
    itemName,
    spentOn,
    amount,
    tax,
    description,
  }),
  decided: "expense-claim",
  wire,
});

/** Stores the claim and submits it for approval. */
async function submit(ctx: HrmsContext, employee: ReachedEmployee, body: ExpenseClaimInput): Promise<ClaimRow> {
  const { companyId } = employee;
  const { allowanceId, spentOn, amount, tax = null, projectId = null, fileIds = [] } = body;
  const actor = actorOf(ctx);
  if (spentOn > employee.today) throw invalid("/spentOn", "future");
  if (spentOn < addMonths(employee.today, -claimMonths)) throw invalid("/spentOn", "too-old", { months: claimMonths });
  if (spentOn < employee.startDate || (employee.lastDay !== null && spentOn > employee.lastDay))
    throw invalid("/spentOn", "not-employed");
  if (tax !== null && tax > amount) throw invalid("/tax", "above-amount");
  if (!(await claimableItems(ctx.db, companyId)).some(({ id }) => id === allowanceId))
    throw invalid("/allowanceId", "unknown-reference");
  if (projectId !== null && !(await isProjectOf(ctx.db, companyId, projectId)))
    throw invalid("/projectId", "unknown-reference");
  const id = await insertClaim(ctx.db, {
    tenantId: actor.tenantId,
    companyId,
    employeeId: employee.id,
    allowanceId,
    spentOn,
    amount,
    tax,
    description: linesOrNull("description", body.description) ?? "",
    projectId,
    fileIds: await checkFiles(ctx, employee, fileIds, "personal"),
    status: "submitted",
    createdAt: actor.now,
    createdBy: actor.userId,
    updatedAt: actor.now,
    updatedBy: actor.userId,
  });
  return claims.submitted(ctx, companyId, id);
}

const described = ["itemName", "spentOn", "amount", "tax", "projectName"] as const;

/** In the queue of approvals. */
export const expenseClaimApprovals: ApprovalRules = {
  async describe(ctx, { request: { companyId, recordId } }) {
    const row = await findClaim(ctx.db, companyId, undefined, recordId);
    const values = row && wire(ctx, row, new Set());
    const changes = described.flatMap((field) => {
      const value = values?.[field] ?? null;
      if (value === null) return [];
      const after = typeof value === "number" ? (value / 100).toFixed(2) : value;
      return [{ field, before: null, now: null, after, result: after, conflict: false }];
    });
    const [receipt] = row?.files ?? [];
    return {
      changes,
      note: row?.claim.description ?? null,
      fileId: receipt?.id ?? null,
      fileName: receipt?.name ?? null,
    };
  },

  ...claims.rules,
};

export const expenseClaimsHandlers = {
  async listExpenseClaims({ path: { companyId }, query = {} }, ctx) {
    const { where } = await reachOf(ctx, companyId, subject);
    const page = await claimPage(ctx.db, companyId, where, query);
    return { ...page, items: await claims.shown(ctx, companyId, page.items) };
  },

  async exportExpenseClaims({ path: { companyId }, query = {} }, ctx) {
    const { where } = await reachOf(ctx, companyId, subject);
    const rows = await allClaims(ctx.db, companyId, where, query);
    return exportFile(subject, query, claims.exported(ctx, rows), {});
  },

  async listClaimOptions({ path: { companyId }, query }, ctx) {
    await reachOf(ctx, companyId, subject);
    return claimableItems(ctx.db, companyId, query?.q);
  },

  async getExpenseClaim({ path: { companyId, expenseClaimId } }, ctx) {
    const row = await claims.found(ctx, companyId, expenseClaimId);
    return claims.answer(ctx, 200, companyId, row.claim.id);
  },

  async createExpenseClaim({ path: { companyId }, body }, ctx) {
    const { where } = await reachOf(ctx, companyId, subject);
    const { employeeId } = body;
    // Someone out of reach is unknown, not forbidden: the body names them.
    const employee = await employeeOf(ctx, { companyId, employeeId }, { class: "public", element: subject }).catch(
      (error: unknown) => {
        throw error instanceof ProblemError && (error.type === "not-found" || where !== undefined)
          ? invalid("/employeeId", "unknown-reference")
          : error;
      },
    );
    const row = await submit(ctx, employee, body);
    return claims.answer(ctx, 201, companyId, row.claim.id);
  },

  withdrawExpenseClaim: ({ path: { companyId, expenseClaimId } }, ctx) =>
    claims.withdrawn(ctx, companyId, expenseClaimId),

  async listExpenseClaimHistory({ path: { companyId, expenseClaimId }, query }, ctx) {
    const { claim } = await claims.found(ctx, companyId, expenseClaimId);
    return historyPage(await eventsOf(ctx.db, subject, claim.id, query ?? {}));
  },
} satisfies HrmsHandlers;
