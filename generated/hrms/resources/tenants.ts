// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/tenants.ts";
import * as $form from "../forms/tenants.ts";
import * as $hook from "../hooks/tenants.ts";
import type { ListResource as $ListResource, Resource as $Resource } from "#src/contract/resource.ts";

export const tenantsList = {
  sort: {"parameter":"sort","fields":["name","code","seatsUsed","trialEndsOn","createdAt","updatedAt"],"initial":"name"},
  filters: {
    status: {"type":"array","required":false,"nullable":false,"items":{"type":"string","enum":["trial","active","suspended","closing","closed","purged"]},"maxItems":6},
    packageId: {"type":"string","format":"uuid","required":false,"nullable":false},
    trialEndsFrom: {"type":"string","format":"date","required":false,"nullable":false},
    trialEndsTo: {"type":"string","format":"date","required":false,"nullable":false},
    createdFrom: {"type":"string","format":"date","required":false,"nullable":false},
    createdTo: {"type":"string","format":"date","required":false,"nullable":false},
    closedFrom: {"type":"string","format":"date","required":false,"nullable":false},
    closedTo: {"type":"string","format":"date","required":false,"nullable":false},
    asOf: {"type":"string","format":"date","required":false,"nullable":false},
  },
  search: true,
  paging: {"page":"page","pageSize":"pageSize","items":"items","total":"total"},
} as const satisfies $ListResource;

export const tenants = {
  tag: "tenants",
  id: "tenantId",
  scope: [],
  operations: { list: "listTenants", options: "listTenantOptions", get: "getTenant", create: "createTenant", update: "updateTenant", export: "exportTenants", history: "listTenantHistory" },
  abilities: { list: {"action":"read","subject":"tenants"}, options: {"action":"read","subject":"tenants"}, get: {"action":"read","subject":"tenants"}, create: {"action":"create","subject":"tenants"}, update: {"action":"update","subject":"tenants"}, export: {"action":"export","subject":"tenants"}, history: {"action":"read","subject":"tenants"} },
  calls: { list: $hook.listTenantsOptions, options: $hook.listTenantOptionsOptions, get: $hook.getTenantOptions, create: $hook.createTenantMutation, update: $hook.updateTenantMutation, export: $call.exportTenants, history: $hook.listTenantHistoryOptions },
  fields: {
    id: {"type":"string","format":"uuid","required":true,"nullable":false},
    code: {"type":"string","required":true,"nullable":false},
    name: {"type":"string","required":true,"nullable":false},
    country: {"type":"string","required":true,"nullable":false},
    timeZone: {"type":"string","required":true,"nullable":false,"widget":"time-zone"},
    locale: {"type":"string","required":true,"nullable":false,"enum":["en","de","fr","pt"]},
    currency: {"type":"string","required":true,"nullable":false},
    billingEmail: {"type":"string","required":true,"nullable":true},
    billingCycle: {"type":"string","required":true,"nullable":false,"enum":["monthly","yearly"]},
    packageId: {"type":"string","format":"uuid","required":true,"nullable":true,"widget":"reference"},
    package: {"type":"string","required":true,"nullable":true},
    packageSince: {"type":"string","format":"date-time","required":true,"nullable":true},
    nextPackage: {"type":"string","required":true,"nullable":true},
    nextPackageSince: {"type":"string","format":"date-time","required":true,"nullable":true},
    seatsUsed: {"type":"integer","required":true,"nullable":false,"minimum":0},
    seatLimit: {"type":"integer","required":true,"nullable":true},
    trialEndsOn: {"type":"string","format":"date","required":true,"nullable":true},
    owner: {"type":"string","required":true,"nullable":true},
    ownerState: {"type":"string","required":true,"nullable":true,"enum":["invited","active","locked"]},
    status: {"type":"string","required":true,"nullable":false,"enum":["trial","active","suspended","closing","closed","purged"]},
    statusReason: {"type":"string","required":true,"nullable":true},
    closesOn: {"type":"string","format":"date","required":true,"nullable":true},
    purgeableFrom: {"type":"string","format":"date","required":true,"nullable":true},
    statusSince: {"type":"string","format":"date-time","required":true,"nullable":false},
    version: {"type":"integer","required":true,"nullable":false,"minimum":1},
    createdAt: {"type":"string","format":"date-time","required":true,"nullable":false},
    createdBy: {"type":"string","required":true,"nullable":true},
    updatedAt: {"type":"string","format":"date-time","required":true,"nullable":false},
    updatedBy: {"type":"string","required":true,"nullable":true},
  },
  input: $form.createTenant,
  ...tenantsList,
} as const satisfies $Resource;

export const packagesList = {
  sort: null,
  filters: {},
  search: false,
  paging: null,
} as const satisfies $ListResource;

export const packages = {
  tag: "tenants",
  id: null,
  scope: ["tenantId"],
  operations: { list: "listTenantPackages", create: "assignTenantPackage" },
  abilities: { list: {"action":"read","subject":"tenants"}, create: {"action":"update","subject":"tenants"} },
  calls: { list: $hook.listTenantPackagesOptions, create: $hook.assignTenantPackageMutation },
  fields: {
    packageId: {"type":"string","format":"uuid","required":true,"nullable":false},
    package: {"type":"string","required":true,"nullable":false},
    seatLimit: {"type":"integer","required":true,"nullable":true},
    since: {"type":"string","format":"date-time","required":true,"nullable":false},
    until: {"type":"string","format":"date-time","required":true,"nullable":true},
    status: {"type":"string","required":true,"nullable":false,"enum":["scheduled","active","ended"]},
  },
  input: $form.assignTenantPackage,
  ...packagesList,
} as const satisfies $Resource;
