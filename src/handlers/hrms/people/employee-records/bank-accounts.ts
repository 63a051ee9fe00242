/** Bank accounts of an employee: entered by one person, approved by another. */
import { notFound } from "#src/contract/problem.ts";
import { changeText, fieldsOfSection, type SealedChange } from "#src/domain/people/change-requests.ts";
import { bankAccountRecords } from "#src/store/people/employee-records/all.ts";
import { waitingRequestOf } from "#src/store/people/shared/change-requests.ts";
import { lockEmployee } from "#src/store/people/shared/record.ts";
import { masked } from "#src/store/database/sealed.ts";
import type { HrmsContext, HrmsHandlers } from "../../context.ts";
import { lineOf } from "../../shared/fields.ts";
import {
  type ApprovalRules,
  decideApproval,
  type Deciding,
  openApproval,
  restartApproval,
  submitApproval,
  withdrawApproval,
} from "../../approvals/shared/engine.ts";
import { approvalReachOf } from "../../approvals/shared/reach.ts";
import {
  type Account,
  accounts,
  type AccountStep,
  mustWait,
  rejectAccount,
  verifyAccount,
  verifyAccounts,
  type WaitingAccount,
} from "./account-records.ts";
import { employeeToday } from "../shared/people.ts";
import { decidedEmployee } from "../shared/decided-employee.ts";
import { settleRequest } from "./settle-request.ts";

const shareText = ({ shareKind, sharePercent, shareAmount }: WaitingAccount["before"]): string =>
  shareKind === "percent"
    ? `${(sharePercent ?? 0) / 100} %`
    : shareKind === "amount"
      ? `${((shareAmount ?? 0) / 100).toFixed(2)} SGD`
      : "100 %";

/** As a request shows it. */
export const shownAccount = (account: WaitingAccount["before"]): SealedChange => ({
  bank: account.bank,
  branch: account.branch,
  accountName: account.accountName,
  accountNo: masked(account.accountNoLast4),
  method: account.method,
  share: shareText(account),
  effectiveFrom: account.effectiveFrom,
  replaces: account.replaces,
});

/** The employee's own request for the account, if there is one, is what is approved. */
async function approvedRecord(ctx: HrmsContext, { id }: Account): Promise<string> {
  return (await waitingRequestOf(ctx.db, id))?.id ?? id;
}

const submissionOf = ({ id, companyId, employeeId, makerId, editorId }: Account) =>
  ({
    companyId,
    employeeId,
    kind: "bankAccount",
    subject: "bank-accounts",
    recordId: id,
    section: "bankAccount",
    right: "pay",
    makers: [makerId, editorId],
  }) as const;

/** The employee's request for the account, decided together with the account. */
async function settleRequestOn(
  ctx: HrmsContext,
  bankAccountId: string,
  status: "approved" | "rejected",
  note: string | null,
): Promise<void> {
  const request = await waitingRequestOf(ctx.db, bankAccountId);
  if (request) await settleRequest(ctx, request, status, note);
}

/** Decides the current step, and carries out the final decision. */
async function decide(
  ctx: HrmsContext,
  { reach, request }: Deciding,
  target: WaitingAccount,
  decision: "approved" | "rejected",
  note: string | null,
): Promise<Account> {
  mustWait(ctx, target);
  const outcome = await decideApproval(ctx, reach, request, decision, note);
  if (outcome === "waiting") return target.before;
  const row = outcome === "approved" ? await verifyAccount(ctx, target) : await rejectAccount(ctx, target, note);
  await settleRequestOn(ctx, target.before.id, outcome, note);
  return row;
}

async function decideByPath(
  ctx: HrmsContext,
  input: AccountStep,
  decision: "approved" | "rejected",
  note: string | null,
) {
  const target = await accounts.locked(ctx, input, false);
  mustWait(ctx, target);
  const recordId = await approvedRecord(ctx, target.before);
  const subject = recordId === target.before.id ? ("bank-accounts" as const) : ("change-requests" as const);
  const wanted = { ...submissionOf(target.before), subject, recordId };
  const deciding = {
    reach: await approvalReachOf(ctx, target.of.companyId),
    request: await openApproval(ctx, wanted),
  };
  return accounts.answer(200, await decide(ctx, deciding, target, decision, note), ctx, target.employee);
}

/** Approves the accounts of one employee together; returns how many are active now. */
export async function approveTogether(ctx: HrmsContext, all: readonly Deciding[]): Promise<number> {
  const approved: WaitingAccount[] = [];
  for (const { reach, request } of all) {
    const target = await targetOf(ctx, request);
    mustWait(ctx, target);
    if ((await decideApproval(ctx, reach, request, "approved", null)) === "approved") approved.push(target);
  }
  const [first, ...others] = approved;
  return first ? (await verifyAccounts(ctx, [first, ...others])).length : 0;
}

async function targetOf(
  ctx: HrmsContext,
  { companyId, employeeId, recordId }: Deciding["request"],
): Promise<WaitingAccount> {
  const of = { companyId, employeeId };
  const whole = await lockEmployee(ctx.db, companyId, employeeId);
  const before = await bankAccountRecords.lock(ctx.db, of, recordId);
  if (!whole || !before) throw notFound("The account is gone.");
  return { of, employee: decidedEmployee(whole, await employeeToday(ctx, whole.employee.id)), before };
}

/** In the queue of approvals. */
export const bankAccountApprovals: ApprovalRules = {
  async describe(ctx, { request: { companyId, employeeId, recordId, status } }) {
    const of = { companyId, employeeId };
    const account = await bankAccountRecords.find(ctx.db, of, recordId);
    if (!account) return { changes: [], note: null, fileId: null, fileName: null };
    const replaced =
      account.replacesId === null ? undefined : await bankAccountRecords.find(ctx.db, of, account.replacesId);
    const before: SealedChange = replaced ? { ...shownAccount(replaced), replaces: null } : {};
    const after = shownAccount(account);
    const changes = fieldsOfSection.bankAccount.flatMap((field) => {
      const [old, wanted] = [changeText(before[field]), changeText(after[field])];
      return old === null && wanted === null
        ? []
        : [{ field, before: old, now: old, after: wanted, result: wanted, conflict: false }];
    });
    return { changes, note: status === "rejected" ? account.rejectReason : null, fileId: null, fileName: null };
  },
  async decide(ctx, deciding, decision, { comment }) {
    await decide(ctx, deciding, await targetOf(ctx, deciding.request), decision, comment);
  },
  async withdraw(ctx, request) {
    const target = await targetOf(ctx, request);
    await withdrawApproval(ctx, request.recordId);
    await accounts.drop(ctx, { scope: target.of, before: target.before });
  },
};

export const bankAccountsHandlers = {
  ...accounts.handlers,

  async createBankAccount(input, ctx) {
    const created = await accounts.create(input, ctx);
    const of = { companyId: input.path.companyId, employeeId: input.path.employeeId };
    const account = await bankAccountRecords.find(ctx.db, of, created.body.id);
    if (account) await submitApproval(ctx, submissionOf(account));
    return created;
  },

  async updateBankAccount(input, ctx) {
    const changed = await accounts.update(input, ctx);
    const of = { companyId: input.path.companyId, employeeId: input.path.employeeId };
    const account = await bankAccountRecords.find(ctx.db, of, input.path.bankAccountId);
    if (account && !(await restartApproval(ctx, await approvedRecord(ctx, account))))
      await submitApproval(ctx, submissionOf(account));
    return changed;
  },

  async deleteBankAccount(input: AccountStep, ctx) {
    const request = await waitingRequestOf(ctx.db, input.path.bankAccountId);
    await withdrawApproval(ctx, request?.id ?? input.path.bankAccountId);
    if (request) await settleRequest(ctx, request, "rejected", null);
    return accounts.delete(input, ctx);
  },

  verifyBankAccount: (input, ctx) => decideByPath(ctx, input, "approved", null),

  async rejectBankAccount(input, ctx) {
    return decideByPath(ctx, input, "rejected", lineOf("reason", input.body.reason));
  },
} satisfies HrmsHandlers;
