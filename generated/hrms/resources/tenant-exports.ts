// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/tenant-exports.ts";
import * as $form from "../forms/tenant-exports.ts";
import * as $hook from "../hooks/tenant-exports.ts";
import type { ListResource as $ListResource, Resource as $Resource } from "#src/contract/resource.ts";

export const exportsList = {
  sort: {"parameter":"sort","fields":["createdAt","reason"],"initial":"-createdAt"},
  filters: {
    status: {"type":"array","required":false,"nullable":false,"items":{"type":"string","enum":["waiting","running","ready","failed","expired"]},"maxItems":5},
  },
  search: true,
  paging: {"page":"page","pageSize":"pageSize","items":"items","total":"total"},
} as const satisfies $ListResource;

export const exports = {
  tag: "tenant-exports",
  id: "tenantExportId",
  scope: [],
  operations: { list: "listTenantExports", get: "getTenantExport", create: "createTenantExport", export: "exportTenantExports", history: "listTenantExportHistory" },
  abilities: { list: {"action":"update","subject":"settings"}, get: {"action":"update","subject":"settings"}, create: {"action":"update","subject":"settings"}, export: {"action":"update","subject":"settings"}, history: {"action":"update","subject":"settings"} },
  calls: { list: $hook.listTenantExportsOptions, get: $hook.getTenantExportOptions, create: $hook.createTenantExportMutation, export: $call.exportTenantExports, history: $hook.listTenantExportHistoryOptions },
  fields: {
    id: {"type":"string","format":"uuid","required":true,"nullable":false},
    reason: {"type":"string","required":true,"nullable":false},
    status: {"type":"string","required":true,"nullable":false,"enum":["waiting","running","ready","failed","expired"]},
    done: {"type":"integer","required":true,"nullable":false,"minimum":0},
    total: {"type":"integer","required":true,"nullable":false,"minimum":0},
    parts: {"type":"array","required":true,"nullable":false,"items":{"type":"object","fields":{"part":{"type":"integer","required":true,"nullable":false,"minimum":1},"size":{"type":"integer","required":true,"nullable":false,"minimum":0}}}},
    createdAt: {"type":"string","format":"date-time","required":true,"nullable":false},
    createdBy: {"type":"string","required":true,"nullable":true},
    readyAt: {"type":"string","format":"date-time","required":true,"nullable":true},
    expiresAt: {"type":"string","format":"date-time","required":true,"nullable":true},
  },
  input: $form.createTenantExport,
  ...exportsList,
} as const satisfies $Resource;
