// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/rates.ts";
import * as $form from "../forms/rates.ts";
import * as $hook from "../hooks/rates.ts";
import type { ListResource as $ListResource, Resource as $Resource } from "#src/contract/resource.ts";

export const ratesList = {
  sort: {"parameter":"sort","fields":["effectiveFrom","updatedAt"],"initial":"-effectiveFrom"},
  filters: {
    kind: {"type":"string","required":false,"nullable":false,"enum":["cpf","cpf-ceilings","cpf-ages","cpf-wages","sdl","cdac","ec","mbm","sinda","levy","employment","ppf","holidays"]},
    status: {"type":"array","required":false,"nullable":false,"items":{"type":"string","enum":["draft","reviewed","scheduled","active","superseded","withdrawn"]},"maxItems":6},
    current: {"type":"boolean","required":false,"nullable":false},
  },
  search: true,
  paging: {"page":"page","pageSize":"pageSize","items":"items","total":"total"},
} as const satisfies $ListResource;

export const rates = {
  tag: "rates",
  id: "rateSetId",
  scope: [],
  operations: { list: "listRateSets", get: "getRateSet", create: "createRateSet", update: "updateRateSet", delete: "deleteRateSet", export: "exportRateSets", history: "listRateSetHistory" },
  abilities: { list: {"action":"read","subject":"rates"}, get: {"action":"read","subject":"rates"}, create: {"action":"create","subject":"rates"}, update: {"action":"update","subject":"rates"}, delete: {"action":"delete","subject":"rates"}, export: {"action":"read","subject":"rates"}, history: {"action":"read","subject":"rates"} },
  calls: { list: $hook.listRateSetsOptions, get: $hook.getRateSetOptions, create: $hook.createRateSetMutation, update: $hook.updateRateSetMutation, delete: $hook.deleteRateSetMutation, export: $call.exportRateSets, history: $hook.listRateSetHistoryOptions },
  fields: {
    id: {"type":"string","format":"uuid","required":true,"nullable":false},
    companyId: {"type":"string","format":"uuid","required":true,"nullable":true},
    kind: {"type":"string","required":true,"nullable":false,"enum":["cpf","cpf-ceilings","cpf-ages","cpf-wages","sdl","cdac","ec","mbm","sinda","levy","employment","ppf","holidays"]},
    effectiveFrom: {"type":"string","format":"date","required":true,"nullable":false},
    inForceUntil: {"type":"string","format":"date","required":true,"nullable":true},
    announcedUpTo: {"type":"string","format":"date","required":true,"nullable":false},
    sourceTitle: {"type":"string","required":true,"nullable":false},
    sourceUrl: {"type":"string","required":true,"nullable":false},
    certainty: {"type":"string","required":true,"nullable":false,"enum":["found","copied","inferred","own"]},
    status: {"type":"string","required":true,"nullable":false,"enum":["draft","reviewed","scheduled","active","superseded","withdrawn"]},
    usedUntil: {"type":"string","format":"date","required":true,"nullable":true},
    version: {"type":"integer","required":true,"nullable":false,"minimum":1},
    createdAt: {"type":"string","format":"date-time","required":true,"nullable":false},
    createdBy: {"type":"string","required":true,"nullable":true},
    updatedAt: {"type":"string","format":"date-time","required":true,"nullable":false},
    updatedBy: {"type":"string","required":true,"nullable":true},
    reviews: {"type":"array","required":true,"nullable":false,"items":{"type":"object","fields":{"at":{"type":"string","format":"date-time","required":true,"nullable":false},"by":{"type":"string","required":true,"nullable":true}}},"maxItems":2},
    activatedAt: {"type":"string","format":"date-time","required":true,"nullable":true},
    activatedBy: {"type":"string","required":true,"nullable":true},
  },
  input: $form.createRateSet,
  ...ratesList,
} as const satisfies $Resource;
