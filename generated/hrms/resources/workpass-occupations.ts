// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/workpass-occupations.ts";
import * as $form from "../forms/workpass-occupations.ts";
import * as $hook from "../hooks/workpass-occupations.ts";
import type { ListResource as $ListResource, Resource as $Resource } from "#src/contract/resource.ts";

export const workpassOccupationsList = {
  sort: {"parameter":"sort","fields":["code","title","sector","updatedAt"],"initial":"code"},
  filters: {
    status: {"type":"array","required":false,"nullable":false,"items":{"type":"string","enum":["active","inactive","archived"]},"maxItems":3},
    sector: {"type":"array","required":false,"nullable":false,"items":{"type":"string","enum":["services","manufacturing","construction","marine","process"]},"maxItems":5},
    level: {"type":"array","required":false,"nullable":false,"items":{"type":"string","enum":["pme","other"]},"maxItems":2},
  },
  search: true,
  paging: {"page":"page","pageSize":"pageSize","items":"items","total":"total"},
} as const satisfies $ListResource;

export const workpassOccupations = {
  tag: "workpass-occupations",
  id: "workpassOccupationId",
  scope: [],
  operations: { list: "listWorkpassOccupations", options: "listWorkpassOccupationOptions", get: "getWorkpassOccupation", create: "createWorkpassOccupation", update: "updateWorkpassOccupation", delete: "deleteWorkpassOccupation", archive: "archiveWorkpassOccupation", restore: "restoreWorkpassOccupation", export: "exportWorkpassOccupations", history: "listWorkpassOccupationHistory" },
  abilities: { list: {"action":"read","subject":"workpass-occupations"}, options: {"action":"read","subject":"workpass-occupations"}, get: {"action":"read","subject":"workpass-occupations"}, create: {"action":"create","subject":"workpass-occupations"}, update: {"action":"update","subject":"workpass-occupations"}, delete: {"action":"delete","subject":"workpass-occupations"}, archive: {"action":"update","subject":"workpass-occupations"}, restore: {"action":"update","subject":"workpass-occupations"}, export: {"action":"export","subject":"workpass-occupations"}, history: {"action":"read","subject":"workpass-occupations"} },
  calls: { list: $hook.listWorkpassOccupationsOptions, options: $hook.listWorkpassOccupationOptionsOptions, get: $hook.getWorkpassOccupationOptions, create: $hook.createWorkpassOccupationMutation, update: $hook.updateWorkpassOccupationMutation, delete: $hook.deleteWorkpassOccupationMutation, archive: $hook.archiveWorkpassOccupationMutation, restore: $hook.restoreWorkpassOccupationMutation, export: $call.exportWorkpassOccupations, history: $hook.listWorkpassOccupationHistoryOptions },
  fields: {
    id: {"type":"string","format":"uuid","required":true,"nullable":false},
    code: {"type":"string","required":true,"nullable":false},
    title: {"type":"string","required":true,"nullable":false},
    workpassTypeIds: {"type":"array","required":true,"nullable":false,"items":{"type":"string","format":"uuid"},"widget":"references"},
    workpassTypes: {"type":"array","required":true,"nullable":false,"items":{"type":"string"}},
    sector: {"type":"string","required":true,"nullable":true,"enum":["services","manufacturing","construction","marine","process"]},
    isPme: {"type":"boolean","required":true,"nullable":false},
    status: {"type":"string","required":true,"nullable":false,"enum":["active","inactive","archived"]},
    version: {"type":"integer","required":true,"nullable":false,"minimum":1},
    createdAt: {"type":"string","format":"date-time","required":true,"nullable":false},
    createdBy: {"type":"string","required":true,"nullable":true},
    updatedAt: {"type":"string","format":"date-time","required":true,"nullable":false},
    updatedBy: {"type":"string","required":true,"nullable":true},
  },
  input: $form.createWorkpassOccupation,
  ...workpassOccupationsList,
} as const satisfies $Resource;
