/** Bank accounts of an employee as records, and their confirmation by a second person. */
import type { BankAccountInput } from "#generated/hrms/schema.ts";
import { conflict, invalid } from "#src/contract/problem.ts";
import { recordClasses } from "#src/domain/people/shared/sections.ts";
import { sharesAddUp } from "#src/domain/people/pay-shares.ts";
import { bankAccountRecords } from "#src/store/people/employee-records/all.ts";
import { activeAccountsOf } from "#src/store/people/employee-records/accounts.ts";
import { masked } from "#src/store/database/sealed.ts";
import { actorOf, type HrmsContext, principalOf } from "../../context.ts";
import { accountNumberOf } from "../../shared/account-number.ts";
import { lineOf, lineOrNull } from "../../shared/fields.ts";
import { needFreshCode } from "../../account/shared/second-step.ts";
import { secondPerson } from "../shared/people.ts";
import { notifyEmployee } from "./employee-notice.ts";
import { checkMaster } from "./masters.ts";
import { neededNumber } from "./numbers.ts";
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
  class: recordClasses["bank-accounts"],
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

/** A path to an account, and an account that is locked. */
export type AccountStep = Parameters<typeof accounts.locked>[1];
export type WaitingAccount = Awaited<ReturnType<typeof accounts.locked>>;
export type Account = WaitingAccount["before"];

/** The account is unconfirmed, and the person deciding has not edited it. */
export function mustWait(ctx: HrmsContext, { before, employee }: WaitingAccount): void {
  const { status, makerId, editorId } = before;
  if (status !== "pendingVerify") throw conflict("not-waiting", "The account isn't waiting for confirmation.");
  const { userId } = principalOf(ctx);
  if (makerId === userId || editorId === userId || employee.self) throw secondPerson();
}

/** Whether every cent is assigned once the waiting accounts of one employee are active in place of those they replace. */
export async function wouldAddUp(
  ctx: HrmsContext,
  of: WaitingAccount["of"],
  waiting: readonly Account[],
): Promise<boolean> {
  const replaced = new Set(waiting.map(({ replacesId }) => replacesId));
  const others = (await activeAccountsOf(ctx.db, of)).filter(({ id }) => !replaced.has(id));
  return sharesAddUp([...others, ...waiting]);
}

/** Activates it in place of the one it replaces, and notifies the employee. */
async function activate(ctx: HrmsContext, target: WaitingAccount): Promise<Account> {
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
export async function verifyAccounts(
  ctx: HrmsContext,
  targets: readonly [WaitingAccount, ...WaitingAccount[]],
): Promise<Account[]> {
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

export async function verifyAccount(ctx: HrmsContext, target: WaitingAccount): Promise<Account> {
  const [row] = await verifyAccounts(ctx, [target]);
  return row as Account;
}

export async function rejectAccount(ctx: HrmsContext, target: WaitingAccount, reason: string | null) {
  mustWait(ctx, target);
  return accounts.save(ctx, target, { status: "rejected", rejectReason: reason }, reason ?? undefined);
}
