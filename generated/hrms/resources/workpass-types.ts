// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/workpass-types.ts";
import * as $form from "../forms/workpass-types.ts";
import * as $hook from "../hooks/workpass-types.ts";
import type { ListResource as $ListResource, Resource as $Resource } from "#src/contract/resource.ts";

export const workpassTypesList = {
  sort: {"parameter":"sort","fields":["name","code","category","maxValidityMonths","updatedAt"],"initial":"name"},
  filters: {
    status: {"type":"array","required":false,"nullable":false,"items":{"type":"string","enum":["active","inactive","archived"]},"maxItems":3},
    category: {"type":"array","required":false,"nullable":false,"items":{"type":"string","enum":["professional","skilled","trainee","family","exempt"]},"maxItems":5},
  },
  search: true,
  paging: {"page":"page","pageSize":"pageSize","items":"items","total":"total"},
} as const satisfies $ListResource;

export const workpassTypes = {
  tag: "workpass-types",
  id: "workpassTypeId",
  scope: [],
  operations: { list: "listWorkpassTypes", options: "listWorkpassTypeOptions", get: "getWorkpassType", create: "createWorkpassType", update: "updateWorkpassType", delete: "deleteWorkpassType", archive: "archiveWorkpassType", restore: "restoreWorkpassType", export: "exportWorkpassTypes", history: "listWorkpassTypeHistory" },
  abilities: { list: {"action":"read","subject":"workpass-types"}, options: {"action":"read","subject":"workpass-types"}, get: {"action":"read","subject":"workpass-types"}, create: {"action":"create","subject":"workpass-types"}, update: {"action":"update","subject":"workpass-types"}, delete: {"action":"delete","subject":"workpass-types"}, archive: {"action":"update","subject":"workpass-types"}, restore: {"action":"update","subject":"workpass-types"}, export: {"action":"export","subject":"workpass-types"}, history: {"action":"read","subject":"workpass-types"} },
  calls: { list: $hook.listWorkpassTypesOptions, options: $hook.listWorkpassTypeOptionsOptions, get: $hook.getWorkpassTypeOptions, create: $hook.createWorkpassTypeMutation, update: $hook.updateWorkpassTypeMutation, delete: $hook.deleteWorkpassTypeMutation, archive: $hook.archiveWorkpassTypeMutation, restore: $hook.restoreWorkpassTypeMutation, export: $call.exportWorkpassTypes, history: $hook.listWorkpassTypeHistoryOptions },
  fields: {
    id: {"type":"string","format":"uuid","required":true,"nullable":false},
    code: {"type":"string","required":true,"nullable":false},
    name: {"type":"string","required":true,"nullable":false},
    category: {"type":"string","required":true,"nullable":false,"enum":["professional","skilled","trainee","family","exempt"]},
    employerTied: {"type":"boolean","required":true,"nullable":false},
    levyApplies: {"type":"boolean","required":true,"nullable":false},
    quotaCounts: {"type":"boolean","required":true,"nullable":false},
    cpfApplies: {"type":"boolean","required":true,"nullable":false},
    minQualifyingSalary: {"type":"array","required":true,"nullable":false,"items":{"type":"object","fields":{"effectiveFrom":{"type":"string","format":"date","required":true,"nullable":false},"amount":{"type":"integer","required":true,"nullable":false,"minimum":0,"maximum":100000000000,"widget":"money"},"financialServices":{"type":"integer","required":false,"nullable":true,"minimum":0,"maximum":100000000000,"widget":"money"},"renewalsFrom":{"type":"string","format":"date","required":false,"nullable":true}}},"widget":"rows"},
    maxValidityMonths: {"type":"integer","required":true,"nullable":true},
    renewLeadDays: {"type":"integer","required":true,"nullable":true},
    status: {"type":"string","required":true,"nullable":false,"enum":["active","inactive","archived"]},
    version: {"type":"integer","required":true,"nullable":false,"minimum":1},
    createdAt: {"type":"string","format":"date-time","required":true,"nullable":false},
    createdBy: {"type":"string","required":true,"nullable":true},
    updatedAt: {"type":"string","format":"date-time","required":true,"nullable":false},
    updatedBy: {"type":"string","required":true,"nullable":true},
  },
  input: $form.createWorkpassType,
  ...workpassTypesList,
} as const satisfies $Resource;
