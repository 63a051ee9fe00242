// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/company-bank-accounts.ts";
import * as $form from "../forms/company-bank-accounts.ts";
import * as $hook from "../hooks/company-bank-accounts.ts";
import type { ListResource as $ListResource, Resource as $Resource } from "#src/contract/resource.ts";

export const companyBankAccountsList = {
  sort: {"parameter":"sort","fields":["bank","accountName","updatedAt"],"initial":"bank"},
  filters: {
    status: {"type":"array","required":false,"nullable":false,"items":{"type":"string","enum":["active","archived"]},"maxItems":2},
    bankId: {"type":"array","required":false,"nullable":false,"items":{"type":"string","format":"uuid"},"maxItems":20},
  },
  search: true,
  paging: {"page":"page","pageSize":"pageSize","items":"items","total":"total"},
} as const satisfies $ListResource;

export const companyBankAccounts = {
  tag: "company-bank-accounts",
  id: "companyBankAccountId",
  scope: ["companyId"],
  operations: { list: "listCompanyBankAccounts", get: "getCompanyBankAccount", create: "createCompanyBankAccount", update: "updateCompanyBankAccount", archive: "archiveCompanyBankAccount", restore: "restoreCompanyBankAccount", export: "exportCompanyBankAccounts", history: "listCompanyBankAccountHistory" },
  abilities: { list: {"action":"read","subject":"company-bank-accounts"}, get: {"action":"read","subject":"company-bank-accounts"}, create: {"action":"create","subject":"company-bank-accounts"}, update: {"action":"update","subject":"company-bank-accounts"}, archive: {"action":"update","subject":"company-bank-accounts"}, restore: {"action":"update","subject":"company-bank-accounts"}, export: {"action":"export","subject":"company-bank-accounts"}, history: {"action":"read","subject":"company-bank-accounts"} },
  calls: { list: $hook.listCompanyBankAccountsOptions, get: $hook.getCompanyBankAccountOptions, create: $hook.createCompanyBankAccountMutation, update: $hook.updateCompanyBankAccountMutation, archive: $hook.archiveCompanyBankAccountMutation, restore: $hook.restoreCompanyBankAccountMutation, export: $call.exportCompanyBankAccounts, history: $hook.listCompanyBankAccountHistoryOptions },
  fields: {
    id: {"type":"string","format":"uuid","required":true,"nullable":false},
    companyId: {"type":"string","format":"uuid","required":true,"nullable":false},
    bankId: {"type":"string","format":"uuid","required":true,"nullable":false,"widget":"reference"},
    bank: {"type":"string","required":true,"nullable":false},
    accountName: {"type":"string","required":true,"nullable":false},
    accountNoMasked: {"type":"string","required":true,"nullable":false},
    orgId: {"type":"string","required":true,"nullable":true},
    format: {"type":"string","required":true,"nullable":false,"enum":["dbs-uff","ocbc-giro","uob-fast","iso20022","none"]},
    primary: {"type":"boolean","required":true,"nullable":false},
    status: {"type":"string","required":true,"nullable":false,"enum":["active","archived"]},
    version: {"type":"integer","required":true,"nullable":false,"minimum":1},
    createdAt: {"type":"string","format":"date-time","required":true,"nullable":false},
    createdBy: {"type":"string","required":true,"nullable":false},
    updatedAt: {"type":"string","format":"date-time","required":true,"nullable":false},
    updatedBy: {"type":"string","required":true,"nullable":false},
  },
  input: $form.createCompanyBankAccount,
  ...companyBankAccountsList,
} as const satisfies $Resource;
