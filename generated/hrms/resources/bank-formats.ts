// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/bank-formats.ts";
import * as $form from "../forms/bank-formats.ts";
import * as $hook from "../hooks/bank-formats.ts";
import type { ListResource as $ListResource, Resource as $Resource } from "#src/contract/resource.ts";

export const bankFormatsList = {
  sort: {"parameter":"sort","fields":["name","updatedAt"],"initial":"name"},
  filters: {
    status: {"type":"array","required":false,"nullable":false,"items":{"type":"string","enum":["active","inactive","archived"]},"maxItems":3},
  },
  search: true,
  paging: {"page":"page","pageSize":"pageSize","items":"items","total":"total"},
} as const satisfies $ListResource;

export const bankFormats = {
  tag: "bank-formats",
  id: "bankFormatId",
  scope: ["companyId"],
  operations: { list: "listBankFormats", options: "listBankFormatOptions", get: "getBankFormat", create: "createBankFormat", update: "updateBankFormat", delete: "deleteBankFormat", archive: "archiveBankFormat", restore: "restoreBankFormat", export: "exportBankFormats", history: "listBankFormatHistory" },
  abilities: { list: {"action":"read","subject":"bank-formats"}, options: {"action":"read","subject":"bank-formats"}, get: {"action":"read","subject":"bank-formats"}, create: {"action":"create","subject":"bank-formats"}, update: {"action":"update","subject":"bank-formats"}, delete: {"action":"delete","subject":"bank-formats"}, archive: {"action":"update","subject":"bank-formats"}, restore: {"action":"update","subject":"bank-formats"}, export: {"action":"export","subject":"bank-formats"}, history: {"action":"read","subject":"bank-formats"} },
  calls: { list: $hook.listBankFormatsOptions, options: $hook.listBankFormatOptionsOptions, get: $hook.getBankFormatOptions, create: $hook.createBankFormatMutation, update: $hook.updateBankFormatMutation, delete: $hook.deleteBankFormatMutation, archive: $hook.archiveBankFormatMutation, restore: $hook.restoreBankFormatMutation, export: $call.exportBankFormats, history: $hook.listBankFormatHistoryOptions },
  fields: {
    id: {"type":"string","format":"uuid","required":true,"nullable":false},
    companyId: {"type":"string","format":"uuid","required":true,"nullable":false},
    name: {"type":"string","required":true,"nullable":false},
    description: {"type":"string","required":true,"nullable":true,"widget":"lines"},
    layout: {"type":"string","required":true,"nullable":false,"enum":["delimited","fixed"]},
    separator: {"type":"string","required":true,"nullable":false,"enum":["comma","semicolon","pipe","tab"]},
    dates: {"type":"string","required":true,"nullable":false,"enum":["yyyymmdd","ddmmyyyy","yyyy-mm-dd","dd/mm/yyyy"]},
    amounts: {"type":"string","required":true,"nullable":false,"enum":["units","cents"]},
    heads: {"type":"boolean","required":true,"nullable":false},
    extension: {"type":"string","required":true,"nullable":false,"enum":["csv","txt"]},
    columns: {"type":"array","required":true,"nullable":false,"items":{"type":"object","fields":{"of":{"type":"string","required":true,"nullable":false,"enum":["number","reference","name","account","bic","bankCode","amount","currency","purpose","valueDate","fileReference","payerName","payerAccount","payerId","fixed"]},"head":{"type":"string","required":false,"nullable":true,"maxLength":60},"length":{"type":"integer","required":false,"nullable":true,"minimum":1,"maximum":200},"value":{"type":"string","required":false,"nullable":true,"maxLength":60}}},"widget":"rows"},
    header: {"type":"string","required":true,"nullable":true,"widget":"lines"},
    footer: {"type":"string","required":true,"nullable":true,"widget":"lines"},
    status: {"type":"string","required":true,"nullable":false,"enum":["active","inactive","archived"]},
    version: {"type":"integer","required":true,"nullable":false,"minimum":1},
    createdAt: {"type":"string","format":"date-time","required":true,"nullable":false},
    createdBy: {"type":"string","required":true,"nullable":false},
    updatedAt: {"type":"string","format":"date-time","required":true,"nullable":false},
    updatedBy: {"type":"string","required":true,"nullable":false},
  },
  input: $form.createBankFormat,
  ...bankFormatsList,
} as const satisfies $Resource;
