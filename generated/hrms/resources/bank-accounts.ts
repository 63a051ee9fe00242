// Generated from the contract by `npm run generate`; never edited.
import * as $form from "../forms/bank-accounts.ts";
import * as $hook from "../hooks/bank-accounts.ts";
import type { ListResource as $ListResource, Resource as $Resource } from "#src/contract/resource.ts";

export const bankAccountsList = {
  sort: null,
  filters: {},
  search: false,
  paging: {"page":"page","pageSize":"pageSize","items":"items","total":"total"},
} as const satisfies $ListResource;

export const bankAccounts = {
  tag: "bank-accounts",
  id: "bankAccountId",
  scope: ["companyId","employeeId"],
  operations: { list: "listBankAccounts", get: "getBankAccount", create: "createBankAccount", update: "updateBankAccount", delete: "deleteBankAccount", history: "listBankAccountHistory" },
  abilities: { list: {"action":"read","subject":"bank-accounts"}, get: {"action":"read","subject":"bank-accounts"}, create: {"action":"update","subject":"bank-accounts"}, update: {"action":"update","subject":"bank-accounts"}, delete: {"action":"update","subject":"bank-accounts"}, history: {"action":"read","subject":"bank-accounts"} },
  calls: { list: $hook.listBankAccountsOptions, get: $hook.getBankAccountOptions, create: $hook.createBankAccountMutation, update: $hook.updateBankAccountMutation, delete: $hook.deleteBankAccountMutation, history: $hook.listBankAccountHistoryOptions },
  fields: {
    id: {"type":"string","format":"uuid","required":true,"nullable":false},
    companyId: {"type":"string","format":"uuid","required":true,"nullable":false},
    employeeId: {"type":"string","format":"uuid","required":true,"nullable":false},
    bankId: {"type":"string","format":"uuid","required":true,"nullable":false,"widget":"reference"},
    bank: {"type":"string","required":true,"nullable":false},
    branch: {"type":"string","required":true,"nullable":true},
    accountName: {"type":"string","required":true,"nullable":false},
    accountNoMasked: {"type":"string","required":true,"nullable":false},
    method: {"type":"string","required":true,"nullable":false,"enum":["giro","fast","paynow","cheque","cash"]},
    shareKind: {"type":"string","required":true,"nullable":false,"enum":["remainder","percent","amount"]},
    sharePercent: {"type":"number","required":true,"nullable":true,"widget":"fraction"},
    shareAmount: {"type":"integer","required":true,"nullable":true,"minimum":0,"maximum":100000000000,"widget":"money"},
    effectiveFrom: {"type":"string","format":"date","required":true,"nullable":false},
    status: {"type":"string","required":true,"nullable":false,"enum":["pendingVerify","active","replaced","rejected"]},
    replacesId: {"type":"string","format":"uuid","required":true,"nullable":true,"widget":"reference"},
    replaces: {"type":"string","required":true,"nullable":true},
    verifiedBy: {"type":"string","required":true,"nullable":true},
    verifiedAt: {"type":"string","format":"date-time","required":true,"nullable":true},
    rejectReason: {"type":"string","required":true,"nullable":true},
    own: {"type":"boolean","required":true,"nullable":false},
    version: {"type":"integer","required":true,"nullable":false,"minimum":1},
    createdAt: {"type":"string","format":"date-time","required":true,"nullable":false},
    createdBy: {"type":"string","required":true,"nullable":false},
    updatedAt: {"type":"string","format":"date-time","required":true,"nullable":false},
    updatedBy: {"type":"string","required":true,"nullable":false},
  },
  input: $form.createBankAccount,
  ...bankAccountsList,
} as const satisfies $Resource;
