/** Expense claims: submitted with receipts, decided through the approval engine, and paid with the next pay run. */
import type { ExpenseClaim, ExpenseClaimInput } from "#generated/hrms/schema.ts";
import { conflict, invalid, notFound, ProblemError } from "#src/contract/problem.ts";
import { addMonths } from "#src/domain/shared/calendar.ts";
import { notify } from "#src/store/account/shared/notifications.ts";
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
import { employeeOf, type ReachedEmployee, reachOf } from "../people/shared/people.ts";
import { checkFiles } from "../people/shared/record-files.ts";
import { linesOrNull } from "../shared/fields.ts";
import { historyPage } from "../shared/records/history.ts";
import { exportFile } from "../shared/records/operations.ts";
import { versioned } from "../shared/records/version.ts";
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

async function shown(ctx: HrmsContext, companyId: string, rows: readonly ClaimRow[]): Promise<ExpenseClaim[]> {
  const waiting = rows.filter(({ claim }) => claim.status === "submitted").map(({ claim }) => claim.id);
  const reach = waiting.length === 0 ? undefined : await approvalReachOf(ctx, companyId);
  const decidable = reach ? await decidableAmong(ctx, reach, waiting) : new Set<string>();
  return rows.map((row) => wire(ctx, row, decidable));
}

async function note(
  ctx: HrmsContext,
  row: ClaimRow,
  action: "create" | "update",
  status: string,
  reason?: string | null,
) {
  const { id, companyId, spentOn, amount, tax, description } = row.claim;
  await recordEvent(ctx.db, actorOf(ctx), {
    companyId,
    action,
    subject,
    recordId: id,
    recordName: `${row.fullName} ${spentOn}`,
    changes:
      action === "create"
        ? [
            { field: "itemName", before: null, after: row.itemName },
            { field: "spentOn", before: null, after: spentOn },
            { field: "amount", before: null, after: amount },
            { field: "tax", before: null, after: tax },
            { field: "description", before: null, after: description },
            { field: "status", before: null, after: status },
          ]
        : [{ field: "status", before: row.claim.status, after: status }],
    ...(reason != null && { reason }),
  });
}

const submissionOf = ({ claim: { id, companyId, employeeId, createdBy, amount } }: ClaimRow) =>
  ({
    companyId,
    employeeId,
    kind: "expenseClaim",
    subject,
    recordId: id,
    right: "expenseClaim",
    amount,
    makers: [createdBy],
  }) as const;

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
  const row = await findClaim(ctx.db, companyId, undefined, id);
  if (!row) throw notFound();
  await submitApproval(ctx, submissionOf(row));
  await note(ctx, row, "create", "submitted");
  return row;
}

async function settle(
  ctx: HrmsContext,
  row: ClaimRow,
  status: "approved" | "rejected" | "withdrawn",
  comment: string | null,
): Promise<void> {
  const actor = actorOf(ctx);
  const decided = status === "withdrawn" ? {} : { decidedAt: actor.now, decidedBy: actor.userId, comment };
  await updateClaim(ctx.db, actor, row.claim.id, { status, ...decided });
  const { companyId, spentOn, createdBy } = row.claim;
  if (status !== "withdrawn" && createdBy !== actor.userId)
    await notify(ctx.db, actor, [createdBy], {
      type: "expense-claim-decided",
      params: { person: row.fullName, name: status, by: principalOf(ctx).fullName, date: spentOn },
      companyId,
      recordId: row.claim.id,
    });
  await note(ctx, row, "update", status, comment);
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

  async decide(ctx, { reach, request }, decision, { comment }) {
    const row = await lockClaim(ctx.db, request.companyId, request.recordId);
    if (!row) throw notFound("The claim is gone.");
    const outcome = await decideApproval(ctx, reach, request, decision, comment);
    if (outcome !== "waiting") await settle(ctx, row, outcome, comment);
  },

  async withdraw(ctx, request) {
    const row = await lockClaim(ctx.db, request.companyId, request.recordId);
    if (!row) throw notFound("The claim is gone.");
    await withdrawApproval(ctx, request.recordId);
    await settle(ctx, row, "withdrawn", null);
  },
};

async function found(ctx: HrmsContext, companyId: string, id: string): Promise<ClaimRow> {
  const { where } = await reachOf(ctx, companyId, subject);
  const row = await findClaim(ctx.db, companyId, where, id);
  if (!row) throw notFound();
  return row;
}

async function answer<const Status extends number>(ctx: HrmsContext, status: Status, companyId: string, id: string) {
  const row = await findClaim(ctx.db, companyId, undefined, id);
  const [body] = row ? await shown(ctx, companyId, [row]) : [];
  if (!body) throw notFound();
  return versioned(status, body);
}

export const expenseClaimsHandlers = {
  async listExpenseClaims({ path: { companyId }, query = {} }, ctx) {
    const { where } = await reachOf(ctx, companyId, subject);
    const page = await claimPage(ctx.db, companyId, where, query);
    return { ...page, items: await shown(ctx, companyId, page.items) };
  },

  async exportExpenseClaims({ path: { companyId }, query = {} }, ctx) {
    const { where } = await reachOf(ctx, companyId, subject);
    const rows = await allClaims(ctx.db, companyId, where, query);
    return exportFile(
      subject,
      query,
      rows.map((row) => wire(ctx, row, new Set())),
      {},
    );
  },

  async listClaimOptions({ path: { companyId }, query }, ctx) {
    await reachOf(ctx, companyId, subject);
    return claimableItems(ctx.db, companyId, query?.q);
  },

  async getExpenseClaim({ path: { companyId, expenseClaimId } }, ctx) {
    const row = await found(ctx, companyId, expenseClaimId);
    return answer(ctx, 200, companyId, row.claim.id);
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
    return answer(ctx, 201, companyId, row.claim.id);
  },

  async withdrawExpenseClaim({ path: { companyId, expenseClaimId } }, ctx) {
    const seen = await found(ctx, companyId, expenseClaimId);
    const row = await lockClaim(ctx.db, companyId, seen.claim.id);
    if (!row) throw notFound();
    if (row.claim.status !== "submitted") throw conflict("decided", "The claim has already been decided.");
    if (row.claim.createdBy !== principalOf(ctx).userId)
      throw new ProblemError("forbidden", {
        code: "own-alone",
        detail: "Only the person who submitted it can withdraw it.",
      });
    await openApproval(ctx, submissionOf(row));
    await withdrawApproval(ctx, row.claim.id);
    await settle(ctx, row, "withdrawn", null);
    return answer(ctx, 200, companyId, row.claim.id);
  },

  async listExpenseClaimHistory({ path: { companyId, expenseClaimId }, query }, ctx) {
    const { claim } = await found(ctx, companyId, expenseClaimId);
    return historyPage(await eventsOf(ctx.db, subject, claim.id, query ?? {}));
  },
} satisfies HrmsHandlers;
