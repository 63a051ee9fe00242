// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/audit-events.ts";
import * as $hook from "../hooks/audit-events.ts";
import type { ListResource as $ListResource, Resource as $Resource } from "#src/contract/resource.ts";

export const auditEventsList = {
  sort: null,
  filters: {
    actorId: {"type":"string","format":"uuid","required":false,"nullable":false},
    subject: {"type":"array","required":false,"nullable":false,"items":{"type":"string"},"maxItems":50},
    action: {"type":"array","required":false,"nullable":false,"items":{"type":"string","enum":["create","update","archive","restore","delete","publish","retire","grant","revoke","activate","suspend","reactivate","close","lock","unlock","enter","leave","unmask"]},"maxItems":20},
    recordId: {"type":"string","format":"uuid","required":false,"nullable":false},
    companyId: {"type":"string","format":"uuid","required":false,"nullable":false},
    atFrom: {"type":"string","format":"date","required":false,"nullable":false},
    atTo: {"type":"string","format":"date","required":false,"nullable":false},
    onBehalf: {"type":"array","required":false,"nullable":false,"items":{"type":"string","enum":["own","other"]},"maxItems":2},
  },
  search: true,
  paging: {"page":"page","pageSize":"pageSize","items":"items","total":"total"},
} as const satisfies $ListResource;

export const auditEvents = {
  tag: "audit-events",
  id: "auditEventId",
  scope: [],
  operations: { list: "listAuditEvents", get: "getAuditEvent", export: "exportAuditEvents" },
  abilities: { list: {"action":"read","subject":"audit-events"}, get: {"action":"read","subject":"audit-events"}, export: {"action":"export","subject":"audit-events"} },
  calls: { list: $hook.listAuditEventsOptions, get: $hook.getAuditEventOptions, export: $call.exportAuditEvents },
  fields: {
    id: {"type":"string","format":"uuid","required":true,"nullable":false},
    sequence: {"type":"integer","required":true,"nullable":false,"minimum":1},
    at: {"type":"string","format":"date-time","required":true,"nullable":false},
    actorId: {"type":"string","format":"uuid","required":true,"nullable":false},
    actor: {"type":"string","required":true,"nullable":false},
    actingFor: {"type":"string","required":true,"nullable":true},
    support: {"type":"boolean","required":true,"nullable":false},
    action: {"type":"string","required":true,"nullable":false,"enum":["create","update","archive","restore","delete","publish","retire","grant","revoke","activate","suspend","reactivate","close","lock","unlock","enter","leave","unmask"]},
    subject: {"type":"string","required":true,"nullable":false},
    recordId: {"type":"string","format":"uuid","required":true,"nullable":false},
    recordName: {"type":"string","required":true,"nullable":false},
    companyId: {"type":"string","format":"uuid","required":true,"nullable":true},
    company: {"type":"string","required":true,"nullable":true},
    reason: {"type":"string","required":true,"nullable":true},
    requestId: {"type":"string","required":true,"nullable":false},
  },
  input: {},
  ...auditEventsList,
} as const satisfies $Resource;

export const subjectsList = {
  sort: null,
  filters: {},
  search: false,
  paging: null,
} as const satisfies $ListResource;

export const subjects = {
  tag: "audit-events",
  id: null,
  scope: [],
  operations: { list: "listAuditSubjects" },
  abilities: { list: {"action":"read","subject":"audit-events"} },
  calls: { list: $hook.listAuditSubjectsOptions },
  fields: {},
  input: {},
  ...subjectsList,
} as const satisfies $Resource;
