/** Bank accounts of an employee: entered by one person, confirmed by another. */
import type { BankAccountInput, operations } from "#generated/hrms/schema.ts";
import type { Handlers } from "#src/contract/handler.ts";
import { conflict, invalid, ProblemError } from "#src/contract/problem.ts";
import { sharesAddUp } from "#src/domain/people/pay-shares.ts";
import { bankAccountRecords } from "#src/store/employee-records/all.ts";
import { activeAccountsOf } from "#src/store/employee-records/accounts.ts";
import { masked } from "#src/store/sealed.ts";
import { actorOf, type HrmsContext, principalOf } from "../context.ts";
import { lineOf, lineOrNull } from "../shared/fields.ts";
import { tellEmployee } from "./employee-notice.ts";
import { checkMaster } from "./masters.ts";
import { neededNumber } from "./numbers.ts";
import { subRecords } from "./sub-records.ts";

/** Of a kind of share its own value, and no other's. */
function shareOf({ shareKind = "remainder", sharePercent = null, shareAmount = null }: BankAccountInput) {
  if (shareKind === "percent" && sharePercent === null) throw invalid("/sharePercent", "required");
  if (shareKind === "amount" && shareAmount === null) throw invalid("/shareAmount", "required");
  return {
    shareKind,
    sharePercent: shareKind === "percent" && sharePercent !== null ? Math.round(sharePercent * 10_000) : null,
    shareAmount: shareKind === "amount" ? shareAmount : null,
  };
}

const accounts = subRecords({
  subject: "bank-accounts",
  records: bankAccountRecords,
  idName: "bankAccountId",
  class: "pay",
  nameOf: ({ bank, accountNoLast4 }) => `${bank} ${masked(accountNoLast4)}`,
  async toFields(body: BankAccountInput, ctx, before, employee) {
    await checkMaster(ctx, "bankId", body.bankId, before?.bankId);
    const replacesId = body.replacesId ?? null;
    if (replacesId !== null) {
      const replaced = await bankAccountRecords.find(ctx.db, { companyId: employee.companyId, employeeId: employee.id }, replacesId);
      if (replaced?.status !== "active") throw invalid("/replacesId", "unknown-reference");
    }
    const number = neededNumber(ctx, "accountNo", body.accountNo, before && { enc: before.accountNoEnc, last4: before.accountNoLast4 });
    return {
      bankId: body.bankId,
      branch: lineOrNull("branch", body.branch),
      accountName: lineOf("accountName", body.accountName),
      accountNoEnc: number.enc,
      accountNoLast4: number.last4,
      method: body.method ?? ("giro" as const),
      ...shareOf(body),
      effectiveFrom: body.effectiveFrom,
      replacesId,
      status: "pendingVerify" as const,
      rejectReason: null,
    };
  },
  present: (row, { userId }) => ({
    bankId: row.bankId,
    bank: row.bank,
    branch: row.branch,
    accountName: row.accountName,
    accountNoMasked: masked(row.accountNoLast4),
    method: row.method,
    shareKind: row.shareKind,
    sharePercent: row.sharePercent === null ? null : row.sharePercent / 10_000,
    shareAmount: row.shareAmount,
    effectiveFrom: row.effectiveFrom,
    status: row.status,
    replacesId: row.replacesId,
    replaces: row.replaces,
    verifiedBy: row.verifier,
    verifiedAt: row.verifiedAt?.toISOString() ?? null,
    rejectReason: row.rejectReason,
    own: row.status === "pendingVerify" && (row.makerId === userId || row.editorId === userId),
  }),
  silent: ["accountNoEnc", "bankId", "replacesId", "verifiedBy"],
  changeable({ status }) {
    if (status !== "pendingVerify" && status !== "rejected") throw conflict("account-settled", "An account that counts stays as it is: enter one that replaces it.");
  },
});

type Step = Parameters<typeof accounts.locked>[1];

/** The account that waits, for somebody who has had no hand in it. */
async function waiting(ctx: HrmsContext, input: Step) {
  const aim = await accounts.locked(ctx, input, false);
  const { status, makerId, editorId } = aim.before;
  if (status !== "pendingVerify") throw conflict("not-waiting", "The account does not wait for anybody.");
  const { userId } = principalOf(ctx);
  if (makerId === userId || editorId === userId || aim.employee.self) throw new ProblemError("forbidden", { code: "second-person", detail: "Somebody else has to decide." });
  return aim;
}

export const bankAccountsHandlers: Handlers<operations, HrmsContext> = {
  listBankAccounts: accounts.list,
  createBankAccount: accounts.create,
  getBankAccount: accounts.get,
  updateBankAccount: accounts.update,
  deleteBankAccount: accounts.remove,
  listBankAccountHistory: accounts.history,

  async verifyBankAccount(input, ctx) {
    const aim = await waiting(ctx, input);
    const { before, employee, of } = aim;
    const others = (await activeAccountsOf(ctx.db, of)).filter(({ id }) => id !== before.replacesId);
    if (!sharesAddUp([...others, before])) throw conflict("shares", "The parts of all accounts do not come to the whole pay.");
    const { userId, now } = actorOf(ctx);
    if (before.replacesId !== null) {
      const replaced = await bankAccountRecords.lock(ctx.db, of, before.replacesId);
      if (replaced?.status !== "active") throw conflict("not-active", "The account that it replaces does not count any more.");
      await accounts.save(ctx, { ...aim, before: replaced }, { status: "replaced" });
    }
    const row = await accounts.save(ctx, aim, { status: "active", verifiedBy: userId, verifiedAt: now });
    await tellEmployee(ctx, employee, { type: "bank-account-changed", params: { name: `${row.bank} ${masked(row.accountNoLast4)}`, date: row.effectiveFrom } });
    return accounts.answer(200, row, ctx, employee);
  },

  async rejectBankAccount(input, ctx) {
    const aim = await waiting(ctx, input);
    const reason = lineOf("reason", input.body.reason);
    return accounts.answer(200, await accounts.save(ctx, aim, { status: "rejected", rejectReason: reason }, reason), ctx, aim.employee);
  },
};
