/** Ledger accounts of a company, and files of them. */
import type { LedgerAccountInput } from "#generated/hrms/schema.ts";
import { conflict, ProblemError } from "#src/contract/problem.ts";
import { ledgerAccountFaults, postings } from "#src/domain/payroll/ledger-accounts.ts";
import { itemsOfLedgerAccount, ledgerAccountRecords } from "#src/store/payroll/ledger-accounts.ts";
import { companyOf, type HrmsHandlers } from "../context.ts";
import { cleanFields } from "../shared/records/clean-fields.ts";
import { crud } from "../shared/records/crud.ts";
import { importLedgerAccounts } from "./shared/ledger-account-import.ts";

const postingTaken = (posting: string) => (): ProblemError =>
  conflict("posting-taken", "Another account already takes this posting.", [
    { pointer: "/postings", code: "posting-taken", message: "is taken", params: { posting } },
  ]);

const ledgerAccounts = crud({
  subject: "ledger-accounts",
  records: ledgerAccountRecords,
  nameOf: ({ code, name }) => `${code} ${name}`,
  unique: {
    ledger_accounts_name: "name",
    ledger_accounts_code: "code",
    ...Object.fromEntries(
      postings.map((posting) => [`ledger_accounts_${posting.replaceAll("-", "_")}`, postingTaken(posting)]),
    ),
  },
  toFields(body: LedgerAccountInput) {
    const errors = ledgerAccountFaults(body);
    if (errors.length > 0) throw new ProblemError("validation", { errors });
    return { ...cleanFields("ledger-accounts", body), postings: body.postings ?? [] };
  },
  auditFields: (row) => ({ postings: row.postings.join(", ") || null }),
  cells: { postings: (row) => row.postings.join("; ") },
  usages: (ctx, id) => itemsOfLedgerAccount(ctx.db, id),
});

export const ledgerAccountsHandlers = {
  ...ledgerAccounts.handlers,

  async importLedgerAccounts({ path: { companyId }, body }, ctx) {
    await companyOf(ctx, companyId);
    return importLedgerAccounts(ctx, companyId, body, {
      add: (fields) => ledgerAccounts.add(ctx, companyId, fields),
      save: (before, fields) => ledgerAccounts.save(ctx, { scope: companyId, before }, fields),
    });
  },
} satisfies HrmsHandlers;
