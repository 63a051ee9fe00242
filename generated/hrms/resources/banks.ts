// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/banks.ts";
import * as $form from "../forms/banks.ts";
import * as $hook from "../hooks/banks.ts";
import type { ListResource as $ListResource, Resource as $Resource } from "#src/contract/resource.ts";

export const banksList = {
  sort: {"parameter":"sort","fields":["name","code","swift","updatedAt"],"initial":"name"},
  filters: {
    status: {"type":"array","required":false,"nullable":false,"items":{"type":"string","enum":["active","inactive","archived"]},"maxItems":3},
    giroFormat: {"type":"array","required":false,"nullable":false,"items":{"type":"string","enum":["dbs-uff","ocbc-giro","uob-fast","iso20022","none"]},"maxItems":5},
  },
  search: true,
  paging: {"page":"page","pageSize":"pageSize","items":"items","total":"total"},
} as const satisfies $ListResource;

export const banks = {
  tag: "banks",
  id: "bankId",
  scope: [],
  operations: { list: "listBanks", options: "listBankOptions", get: "getBank", create: "createBank", update: "updateBank", delete: "deleteBank", archive: "archiveBank", restore: "restoreBank", export: "exportBanks", history: "listBankHistory" },
  abilities: { list: {"action":"read","subject":"banks"}, options: {"action":"read","subject":"banks"}, get: {"action":"read","subject":"banks"}, create: {"action":"create","subject":"banks"}, update: {"action":"update","subject":"banks"}, delete: {"action":"delete","subject":"banks"}, archive: {"action":"update","subject":"banks"}, restore: {"action":"update","subject":"banks"}, export: {"action":"export","subject":"banks"}, history: {"action":"read","subject":"banks"} },
  calls: { list: $hook.listBanksOptions, options: $hook.listBankOptionsOptions, get: $hook.getBankOptions, create: $hook.createBankMutation, update: $hook.updateBankMutation, delete: $hook.deleteBankMutation, archive: $hook.archiveBankMutation, restore: $hook.restoreBankMutation, export: $call.exportBanks, history: $hook.listBankHistoryOptions },
  fields: {
    id: {"type":"string","format":"uuid","required":true,"nullable":false},
    code: {"type":"string","required":true,"nullable":false},
    name: {"type":"string","required":true,"nullable":false},
    swift: {"type":"string","required":true,"nullable":true},
    branchRule: {"type":"string","required":true,"nullable":true},
    acctNoPattern: {"type":"string","required":true,"nullable":true},
    giroFormat: {"type":"string","required":true,"nullable":false,"enum":["dbs-uff","ocbc-giro","uob-fast","iso20022","none"]},
    status: {"type":"string","required":true,"nullable":false,"enum":["active","inactive","archived"]},
    version: {"type":"integer","required":true,"nullable":false,"minimum":1},
    createdAt: {"type":"string","format":"date-time","required":true,"nullable":false},
    createdBy: {"type":"string","required":true,"nullable":true},
    updatedAt: {"type":"string","format":"date-time","required":true,"nullable":false},
    updatedBy: {"type":"string","required":true,"nullable":true},
  },
  input: $form.createBank,
  ...banksList,
} as const satisfies $Resource;
