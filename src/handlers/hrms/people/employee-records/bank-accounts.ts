/** Bank accounts of an employee: entered by one person, approved by another. */
import type { BankAccountInput } from "#generated/hrms/schema.ts";
import { conflict, invalid, notFound } from "#src/contract/problem.ts";
import { changeText, fieldsOfSection, type SealedChange } from "#src/domain/people/change-requests.ts";
import { sharesAddUp } from "#src/domain/people/pay-shares.ts";
import { bankAccountRecords } from "#src/store/people/employee-records/all.ts";
import { waitingRequestOf } from "#src/store/people/shared/change-requests.ts";
import { activeAccountsOf } from "#src/store/people/employee-records/accounts.ts";
import { lockEmployee } from "#src/store/people/shared/record.ts";
import { masked } from "#src/store/database/sealed.ts";
import { actorOf, type HrmsContext, type HrmsHandlers, principalOf } from "../../context.ts";
import { accountNumberOf } from "../../shared/account-number.ts";
import { lineOf, lineOrNull } from "../../shared/fields.ts";
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
import { needFreshCode } from "../../account/shared/second-step.ts";
import { secondPerson } from "../shared/people.ts";
import { decidedEmployee } from "./decided-employee.ts";
import { notifyEmployee } from "./employee-notice.ts";
import { checkMaster } from "./masters.ts";
import { neededNumber } from "./numbers.ts";
import { settleRequest } from "./settle-request.ts";
import { subRecords } from "./sub-records.ts";

/** Each kind of share has its own value, and no other. */
function shareOf({ shareKind = "remainder", sharePercent = null, shareAmount = null }: BankAccountInput) {
  if (shareKind === "percent" && sharePercent === null) throw invalid("/sharePercent", "required");
  if (shareKind === "amount" && shareAmount === null) throw invalid("/shareAmount", "required");
  return {
    shareKind,
    sharePercent: shareKind === "percent" && sharePercent !== null ? Math.round(sharePercent * 10_000) : null,
    shareAmount: shareKind === "amount" ? shareAmount : null,
  };
}

export const accounts = subRecords({
  subject: "bank-accounts",
  records: bankAccountRecords,
  class: "pay",
  nameOf: ({ bank, accountNoLast4 }) => `${bank} ${masked(accountNoLast4)}`,
  async toFields(body: BankAccountInput, ctx, before, employee) {
    await checkMaster(ctx, "bankId", body.bankId, before?.bankId);
    const replacesId = body.replacesId ?? null;
    if (replacesId !== null) {
      const replaced = await bankAccountRecords.find(
        ctx.db,
        { companyId: employee.companyId, employeeId: employee.id },
        replacesId,
      );
      if (replaced?.status !== "active") throw invalid("/replacesId", "unknown-reference");
    }
    await accountNumberOf(ctx, body.bankId, body.accountNo);
    const number = neededNumber(
      ctx,
      "accountNo",
      body.accountNo,
      before && { enc: before.accountNoEnc, last4: before.accountNoLast4, hash: before.accountNoHash },
    );
    return {
      bankId: body.bankId,
      branch: lineOrNull("branch", body.branch),
      accountName: lineOf("accountName", body.accountName),
      accountNoEnc: number.enc,
      accountNoLast4: number.last4,
      accountNoHash: number.hash,
      method: body.method ?? ("giro" as const),
      ...shareOf(body),
      effectiveFrom: body.effectiveFrom,
      replacesId,
      status: "pendingVerify" as const,
      rejectReason: null,
    };
  },
  computed: (row, { userId }) => ({
    accountNoMasked: masked(row.accountNoLast4),
    sharePercent: row.sharePercent === null ? null : row.sharePercent / 10_000,
    verifiedBy: row.verifier,
    own: row.status === "pendingVerify" && (row.makerId === userId || row.editorId === userId),
  }),
  unaudited: ["accountNoEnc", "accountNoHash", "bankId", "replacesId", "verifiedBy"],
  unique: { employee_bank_accounts_number: "accountNo" },
  changeable({ status }) {
    if (status !== "pendingVerify" && status !== "rejected")
      throw conflict("account-settled", "A confirmed account can't be changed: add one that replaces it.");
  },
});

type Step = Parameters<typeof accounts.locked>[1];
type Waiting = Awaited<ReturnType<typeof accounts.locked>>;
type Account = Waiting["before"];

const shareText = ({ shareKind, sharePercent, shareAmount }: Waiting["before"]): string =>
  shareKind === "percent"
    ? `${(sharePercent ?? 0) / 100} %`
    : shareKind === "amount"
      ? `${((shareAmount ?? 0) / 100).toFixed(2)} SGD`
      : "100 %";

/** As a request shows it. */
export const shownAccount = (account: Waiting["before"]): SealedChange => ({
  bank: account.bank,
  branch: account.branch,
  accountName: account.accountName,
  accountNo: masked(account.accountNoLast4),
  method: account.method,
  share: shareText(account),
  effectiveFrom: account.effectiveFrom,
  replaces: account.replaces,
});

/** The account is unconfirmed, and the person deciding has not edited it. */
function mustWait(ctx: HrmsContext, { before, employee }: Waiting): void {
  const { status, makerId, editorId } = before;
  if (status !== "pendingVerify") throw conflict("not-waiting", "The account isn't waiting for confirmation.");
  const { userId } = principalOf(ctx);
  if (makerId === userId || editorId === userId || employee.self) throw secondPerson();
}

/** Whether every cent is assigned once the waiting accounts of one employee are active in place of those they replace. */
export async function wouldAddUp(ctx: HrmsContext, of: Waiting["of"], waiting: readonly Account[]): Promise<boolean> {
  const replaced = new Set(waiting.map(({ replacesId }) => replacesId));
  const others = (await activeAccountsOf(ctx.db, of)).filter(({ id }) => !replaced.has(id));
  return sharesAddUp([...others, ...waiting]);
}

/** Activates it in place of the one it replaces, and notifies the employee. */
async function activate(ctx: HrmsContext, target: Waiting): Promise<Account> {
  const { before, employee, of } = target;
  const { userId, now } = actorOf(ctx);
  if (before.replacesId !== null) {
    const replaced = await bankAccountRecords.lock(ctx.db, of, before.replacesId);
    if (replaced?.status !== "active") throw conflict("not-active", "The account it replaces is no longer active.");
    await accounts.save(ctx, { ...target, before: replaced }, { status: "replaced" });
  }
  const row = await accounts.save(ctx, target, { status: "active", verifiedBy: userId, verifiedAt: now });
  await notifyEmployee(ctx, employee, {
    type: "bank-account-changed",
    params: { name: `${row.bank} ${masked(row.accountNoLast4)}`, date: row.effectiveFrom },
  });
  return row;
}

/** Accounts of one employee, confirmed at once. */
async function verifyAccounts(ctx: HrmsContext, targets: readonly [Waiting, ...Waiting[]]): Promise<Account[]> {
  for (const target of targets) mustWait(ctx, target);
  await needFreshCode(ctx);
  const isWhole = await wouldAddUp(
    ctx,
    targets[0].of,
    targets.map(({ before }) => before),
  );
  if (!isWhole) throw conflict("shares", "The accounts don't add up to the full pay.");
  const rows: Account[] = [];
  for (const target of targets) rows.push(await activate(ctx, target));
  return rows;
}

export async function verifyAccount(ctx: HrmsContext, target: Waiting): Promise<Account> {
  const [row] = await verifyAccounts(ctx, [target]);
  return row as Account;
}

export async function rejectAccount(ctx: HrmsContext, target: Waiting, reason: string | null) {
  mustWait(ctx, target);
  return accounts.save(ctx, target, { status: "rejected", rejectReason: reason }, reason ?? undefined);
}

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
  target: Waiting,
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

async function decideByPath(ctx: HrmsContext, input: Step, decision: "approved" | "rejected", note: string | null) {
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
  const approved: Waiting[] = [];
  for (const { reach, request } of all) {
    const target = await targetOf(ctx, request);
    mustWait(ctx, target);
    if ((await decideApproval(ctx, reach, request, "approved", null)) === "approved") approved.push(target);
  }
  const [first, ...others] = approved;
  return first ? (await verifyAccounts(ctx, [first, ...others])).length : 0;
}

async function targetOf(ctx: HrmsContext, { companyId, employeeId, recordId }: Deciding["request"]): Promise<Waiting> {
  const of = { companyId, employeeId };
  const whole = await lockEmployee(ctx.db, companyId, employeeId);
  const before = await bankAccountRecords.lock(ctx.db, of, recordId);
  if (!whole || !before) throw notFound("The account is gone.");
  return { of, employee: decidedEmployee(whole), before };
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

  async deleteBankAccount(input: Step, ctx) {
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
