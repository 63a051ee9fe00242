/** Bank accounts that a company pays from. One is primary; numbers are encrypted and never returned. */
import type { CompanyBankAccountInput } from "#generated/hrms/schema.ts";
import { conflict, invalid } from "#src/contract/problem.ts";
import { bankRecords } from "#src/store/platform/shared/masters/banks.ts";
import {
  companyAccountRecords,
  type CompanyAccountFields,
  lockActiveAccounts,
} from "#src/store/company/company-bank-accounts.ts";
import { fingerprint, lastFour, seal } from "#src/store/database/sealed.ts";
import { companyOf, type HrmsContext, type HrmsHandlers } from "../context.ts";
import { crud } from "../shared/records/crud.ts";
import { accountNumberOf } from "../shared/account-number.ts";
import { lineOf, lineOrNull } from "../shared/fields.ts";
import { checkReference } from "../shared/references.ts";
import { needFreshCode } from "../account/shared/second-step.ts";

const accounts = crud({
  subject: "company-bank-accounts",
  records: companyAccountRecords,
  nameOf: ({ bank, accountNoMasked }) => `${bank} ${accountNoMasked}`,
  unique: { company_bank_accounts_number: "accountNo" },
  unaudited: ["bankId"],
  async toFields(body: CompanyBankAccountInput, ctx, before, companyId): Promise<CompanyAccountFields> {
    const { bankId, format, primary = false } = body;
    await checkReference("bankId", bankId, before?.bankId, (id) => bankRecords.find(ctx.db, null, id));
    const number = await accountNumberOf(ctx, bankId, body.accountNo);
    // A number belongs to its bank: with another bank it must be entered again.
    if (number === null && bankId !== before?.bankId) throw invalid("/accountNo", "required");
    const others = (await lockActiveAccounts(ctx.db, companyId)).filter(({ id }) => id !== before?.id);
    if (others.length > 0 && before?.primary === true && !primary) throw invalid("/primary", "one-primary");
    return {
      bankId,
      accountName: lineOf("accountName", body.accountName),
      ...(number !== null && {
        accountNoEnc: seal(ctx.settings.dataKey, number),
        accountNoLast4: lastFour(number),
        accountNoHash: fingerprint(ctx.settings.dataKey, number),
      }),
      orgId: lineOrNull("orgId", body.orgId)?.toUpperCase() ?? null,
      format: format ?? (await bankRecords.find(ctx.db, null, bankId))?.giroFormat ?? "none",
      primary: primary || others.length === 0,
      ...(before === null && { status: "active" as const }),
    };
  },
});

interface Of {
  readonly path: { readonly companyId: string; readonly companyBankAccountId?: string };
}

/** A new primary account replaces the previous one. */
async function takePrimary(ctx: HrmsContext, { path: { companyId, companyBankAccountId } }: Of): Promise<void> {
  const was = (await lockActiveAccounts(ctx.db, companyId)).find(
    ({ id, primary }) => primary && id !== companyBankAccountId,
  );
  if (was)
    await accounts.step({ path: { companyId, companyBankAccountId: was.id } }, ctx, "update", () => ({
      primary: false,
    }));
}

/** Changing where payments come from is sensitive. */
async function enter(ctx: HrmsContext, { path }: Of): Promise<void> {
  await companyOf(ctx, path.companyId);
  await needFreshCode(ctx);
}

export const companyBankAccountsHandlers = {
  ...accounts.handlers,

  async createCompanyBankAccount(input, ctx) {
    await enter(ctx, input);
    if (input.body.primary === true) await takePrimary(ctx, input);
    return accounts.create(input, ctx);
  },

  async updateCompanyBankAccount(input, ctx) {
    await enter(ctx, input);
    const { status } = (await accounts.get(input, ctx)).body;
    if (input.body.primary === true && status === "active") await takePrimary(ctx, input);
    return accounts.update(input, ctx);
  },

  async archiveCompanyBankAccount(input, ctx) {
    await enter(ctx, input);
    const active = await lockActiveAccounts(ctx.db, input.path.companyId);
    return accounts.step(input, ctx, "archive", ({ id, status, primary }) => {
      if (status === "archived") throw conflict("archived", "The record is already archived.");
      if (primary && active.some((one) => one.id !== id))
        throw conflict("primary-account", "This is the primary account: make another account primary first.");
      return { status: "archived", primary: false };
    });
  },

  async restoreCompanyBankAccount(input, ctx) {
    await enter(ctx, input);
    const active = await lockActiveAccounts(ctx.db, input.path.companyId);
    return accounts.step(input, ctx, "restore", ({ status }) => {
      if (status !== "archived") throw conflict("not-archived", "The record is not archived.");
      return { status: "active", primary: active.length === 0 };
    });
  },
} satisfies HrmsHandlers;
