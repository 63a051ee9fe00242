// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/packages.ts";
import * as $form from "../forms/packages.ts";
import * as $hook from "../hooks/packages.ts";
import type { ListResource as $ListResource, Resource as $Resource } from "#src/contract/resource.ts";

export const packagesList = {
  sort: {"parameter":"sort","fields":["priceMonthly","name","code","updatedAt"],"initial":"priceMonthly"},
  filters: {
    status: {"type":"array","required":false,"nullable":false,"items":{"type":"string","enum":["draft","published","retired"]},"maxItems":3},
  },
  search: true,
  paging: {"page":"page","pageSize":"pageSize","items":"items","total":"total"},
} as const satisfies $ListResource;

export const packages = {
  tag: "packages",
  id: "packageId",
  scope: [],
  operations: { list: "listPackages", options: "listPackageOptions", get: "getPackage", create: "createPackage", update: "updatePackage", delete: "deletePackage", export: "exportPackages", history: "listPackageHistory" },
  abilities: { list: {"action":"read","subject":"packages"}, options: {"action":"read","subject":"packages"}, get: {"action":"read","subject":"packages"}, create: {"action":"create","subject":"packages"}, update: {"action":"update","subject":"packages"}, delete: {"action":"delete","subject":"packages"}, export: {"action":"export","subject":"packages"}, history: {"action":"read","subject":"packages"} },
  calls: { list: $hook.listPackagesOptions, options: $hook.listPackageOptionsOptions, get: $hook.getPackageOptions, create: $hook.createPackageMutation, update: $hook.updatePackageMutation, delete: $hook.deletePackageMutation, export: $call.exportPackages, history: $hook.listPackageHistoryOptions },
  fields: {
    id: {"type":"string","format":"uuid","required":true,"nullable":false},
    code: {"type":"string","required":true,"nullable":false},
    name: {"type":"string","required":true,"nullable":false},
    priceMonthly: {"type":"integer","required":true,"nullable":false,"widget":"money"},
    priceYearly: {"type":"integer","required":true,"nullable":false,"widget":"money"},
    seatLimit: {"type":"integer","required":true,"nullable":true},
    companyLimit: {"type":"integer","required":true,"nullable":true},
    trialDays: {"type":"integer","required":true,"nullable":false},
    popular: {"type":"boolean","required":true,"nullable":false},
    status: {"type":"string","required":true,"nullable":false,"enum":["draft","published","retired"]},
    version: {"type":"integer","required":true,"nullable":false,"minimum":1},
    createdAt: {"type":"string","format":"date-time","required":true,"nullable":false},
    createdBy: {"type":"string","required":true,"nullable":true},
    updatedAt: {"type":"string","format":"date-time","required":true,"nullable":false},
    updatedBy: {"type":"string","required":true,"nullable":true},
  },
  input: $form.createPackage,
  ...packagesList,
} as const satisfies $Resource;
