// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/ppf.ts";
import * as $form from "../forms/ppf.ts";
import * as $hook from "../hooks/ppf.ts";
import type { ListResource as $ListResource, Resource as $Resource } from "#src/contract/resource.ts";

export const ppfList = {
  sort: {"parameter":"sort","fields":["effectiveFrom","updatedAt"],"initial":"-effectiveFrom"},
  filters: {
    status: {"type":"array","required":false,"nullable":false,"items":{"type":"string","enum":["draft","reviewed","scheduled","active","superseded","withdrawn"]},"maxItems":6},
    current: {"type":"boolean","required":false,"nullable":false},
  },
  search: true,
  paging: {"page":"page","pageSize":"pageSize","items":"items","total":"total"},
} as const satisfies $ListResource;

export const ppf = {
  tag: "ppf",
  id: "rateSetId",
  scope: ["companyId"],
  operations: { list: "listPpfSets", get: "getPpfSet", create: "createPpfSet", update: "updatePpfSet", delete: "deletePpfSet", export: "exportPpfSets", history: "listPpfSetHistory" },
  abilities: { list: {"action":"read","subject":"ppf"}, get: {"action":"read","subject":"ppf"}, create: {"action":"create","subject":"ppf"}, update: {"action":"update","subject":"ppf"}, delete: {"action":"delete","subject":"ppf"}, export: {"action":"read","subject":"ppf"}, history: {"action":"read","subject":"ppf"} },
  calls: { list: $hook.listPpfSetsOptions, get: $hook.getPpfSetOptions, create: $hook.createPpfSetMutation, update: $hook.updatePpfSetMutation, delete: $hook.deletePpfSetMutation, export: $call.exportPpfSets, history: $hook.listPpfSetHistoryOptions },
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
  input: $form.createPpfSet,
  ...ppfList,
} as const satisfies $Resource;
