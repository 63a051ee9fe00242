/** Banks and what payments to them need. */
import type { BankInput, operations } from "#generated/hrms/schema.ts";
import type { Handlers } from "#src/contract/handler.ts";
import { bankRecords } from "#src/store/platform/shared/masters/banks.ts";
import type { HrmsContext } from "../../context.ts";
import { platformCrud } from "../../crud.ts";
import { lineOf } from "../../shared/fields.ts";
import { lineOrNull } from "./fields.ts";

const banks = platformCrud({
  subject: "banks",
  records: bankRecords,
  idName: "bankId",
  nameOf: ({ name }) => name,
  unique: { banks_code: "code" },
  toFields: (body: BankInput) => ({
    code: body.code,
    name: lineOf("name", body.name),
    swift: body.swift?.toUpperCase() ?? null,
    branchRule: lineOrNull("branchRule", body.branchRule),
    acctNoPattern: body.acctNoPattern ?? null,
    giroFormat: body.giroFormat,
    status: body.status ?? ("active" as const),
  }),
  // What names it belongs to tenants: the database refuses.
  usages: () => Promise.resolve([]),
});

export const banksHandlers: Handlers<operations, HrmsContext> = {
  listBanks: banks.list,
  listBankOptions: banks.options,
  getBank: banks.get,
  createBank: banks.create,
  updateBank: banks.update,
  archiveBank: banks.archive,
  restoreBank: banks.restore,
  deleteBank: banks.remove,
  listBankHistory: banks.history,
  exportBanks: banks.file({
    code: ({ code }) => code,
    name: ({ name }) => name,
    swift: ({ swift }) => swift,
    branchRule: ({ branchRule }) => branchRule,
    acctNoPattern: ({ acctNoPattern }) => acctNoPattern,
    giroFormat: ({ giroFormat }) => giroFormat,
    status: ({ status }) => status,
    updatedAt: ({ updatedAt }) => updatedAt,
  }),
};
