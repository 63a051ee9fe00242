/** A bank account requested by an employee: listed at once as unconfirmed, active when someone else has confirmed it. */
import { conflict, invalid, notFound } from "#src/contract/problem.ts";
import { isSame } from "#src/domain/people/merge-change.ts";
import type { ShownChangeRequest } from "#src/store/people/shared/change-requests.ts";
import { activeAccountsOf } from "#src/store/people/employee-records/accounts.ts";
import { bankAccountRecords } from "#src/store/people/employee-records/all.ts";
import type { HrmsContext } from "../../context.ts";
import { below } from "../employees/dated.ts";
import { type Asker, type AskedKind, askedFields, ofEmployee } from "./asked.ts";
import { accounts, rejectAccount, verifyAccount } from "./account-records.ts";
import { shownAccount } from "./bank-accounts.ts";

async function targetOf(ctx: HrmsContext, { employee }: Asker, { request }: ShownChangeRequest) {
  const of = ofEmployee(request);
  const before = request.recordId === null ? undefined : await bankAccountRecords.lock(ctx.db, of, request.recordId);
  if (!before) throw notFound("The account is gone.");
  return { of, employee, before };
}

export const askedAccount: AskedKind = {
  async wanted(ctx, { employee }, { bankAccount }) {
    if (bankAccount === undefined) throw invalid("/bankAccount", "required");
    const of = { companyId: employee.companyId, employeeId: employee.id };
    // An account for the rest of the pay replaces the previous one.
    const rest =
      (bankAccount.shareKind ?? "remainder") === "remainder"
        ? (await activeAccountsOf(ctx.db, of)).find(({ shareKind }) => shareKind === "remainder")
        : undefined;
    const fields = await below("bankAccount", async () =>
      accounts.toFields(
        { ...bankAccount, replacesId: bankAccount.replacesId ?? rest?.id ?? null },
        ctx,
        null,
        employee,
      ),
    );
    const account = await accounts.add(ctx, of, fields);
    const replaced =
      account.replacesId === null ? undefined : await bankAccountRecords.find(ctx.db, of, account.replacesId);
    return {
      before: replaced ? { ...shownAccount(replaced), replaces: null } : {},
      after: shownAccount(account),
      recordId: account.id,
    };
  },

  async compare(ctx, { request }) {
    const account =
      request.recordId === null
        ? undefined
        : await bankAccountRecords.find(ctx.db, ofEmployee(request), request.recordId);
    const record = account && shownAccount(account);
    return askedFields(request).map((field) => {
      const result = record?.[field] ?? null;
      return { field, now: request.before[field] ?? null, result, conflict: !isSame(result, request.after[field]) };
    });
  },

  async apply(ctx, asker, one, compared) {
    // Someone has changed it: then it is confirmed among the accounts, where its current values are shown.
    if (compared.some(({ conflict: rewritten }) => rewritten))
      throw conflict("record-changed", "The account has been rewritten since: decide on it among the bank accounts.");
    await verifyAccount(ctx, await targetOf(ctx, asker, one));
  },

  async drop(ctx, asker, one, status, note) {
    const target = await targetOf(ctx, asker, one);
    if (status === "rejected") await rejectAccount(ctx, target, note);
    else if (target.before.status === "pendingVerify")
      await accounts.drop(ctx, { scope: target.of, before: target.before });
  },
};
