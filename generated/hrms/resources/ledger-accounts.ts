// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/ledger-accounts.ts";
import * as $form from "../forms/ledger-accounts.ts";
import * as $hook from "../hooks/ledger-accounts.ts";
import type { ListResource as $ListResource, Resource as $Resource } from "#src/contract/resource.ts";

export const ledgerAccountsList = {
  sort: {"parameter":"sort","fields":["code","name","kind","updatedAt"],"initial":"code"},
  filters: {
    kind: {"type":"array","required":false,"nullable":false,"items":{"type":"string","enum":["asset","liability","expense"]},"maxItems":3},
    status: {"type":"array","required":false,"nullable":false,"items":{"type":"string","enum":["active","inactive","archived"]},"maxItems":3},
  },
  search: true,
  paging: {"page":"page","pageSize":"pageSize","items":"items","total":"total"},
} as const satisfies $ListResource;

export const ledgerAccounts = {
  tag: "ledger-accounts",
  id: "ledgerAccountId",
  scope: ["companyId"],
  operations: { list: "listLedgerAccounts", options: "listLedgerAccountOptions", get: "getLedgerAccount", create: "createLedgerAccount", update: "updateLedgerAccount", delete: "deleteLedgerAccount", archive: "archiveLedgerAccount", restore: "restoreLedgerAccount", export: "exportLedgerAccounts", history: "listLedgerAccountHistory" },
  abilities: { list: {"action":"read","subject":"ledger-accounts"}, options: {"action":"read","subject":"ledger-accounts"}, get: {"action":"read","subject":"ledger-accounts"}, create: {"action":"create","subject":"ledger-accounts"}, update: {"action":"update","subject":"ledger-accounts"}, delete: {"action":"delete","subject":"ledger-accounts"}, archive: {"action":"update","subject":"ledger-accounts"}, restore: {"action":"update","subject":"ledger-accounts"}, export: {"action":"export","subject":"ledger-accounts"}, history: {"action":"read","subject":"ledger-accounts"} },
  calls: { list: $hook.listLedgerAccountsOptions, options: $hook.listLedgerAccountOptionsOptions, get: $hook.getLedgerAccountOptions, create: $hook.createLedgerAccountMutation, update: $hook.updateLedgerAccountMutation, delete: $hook.deleteLedgerAccountMutation, archive: $hook.archiveLedgerAccountMutation, restore: $hook.restoreLedgerAccountMutation, export: $call.exportLedgerAccounts, history: $hook.listLedgerAccountHistoryOptions },
  fields: {
    id: {"type":"string","format":"uuid","required":true,"nullable":false},
    companyId: {"type":"string","format":"uuid","required":true,"nullable":false},
    code: {"type":"string","required":true,"nullable":false},
    name: {"type":"string","required":true,"nullable":false},
    kind: {"type":"string","required":true,"nullable":false,"enum":["asset","liability","expense"]},
    postings: {"type":"array","required":true,"nullable":false,"items":{"type":"string","enum":["salaries","employer-cpf","sdl","foreign-worker-levy","fund-expense","salaries-payable","cpf-payable","levy-payable","fund-payable","deductions-payable","due-from-companies"]}},
    description: {"type":"string","required":true,"nullable":true,"widget":"lines"},
    status: {"type":"string","required":true,"nullable":false,"enum":["active","inactive","archived"]},
    version: {"type":"integer","required":true,"nullable":false,"minimum":1},
    createdAt: {"type":"string","format":"date-time","required":true,"nullable":false},
    createdBy: {"type":"string","required":true,"nullable":false},
    updatedAt: {"type":"string","format":"date-time","required":true,"nullable":false},
    updatedBy: {"type":"string","required":true,"nullable":false},
  },
  input: $form.createLedgerAccount,
  ...ledgerAccountsList,
} as const satisfies $Resource;
