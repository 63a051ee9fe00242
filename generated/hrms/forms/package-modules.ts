// Generated from the contract by `npm run generate`; never edited.
import type { Fields as $Fields } from "#src/contract/resource.ts";

export const createPackageModule = {
  packageId: {"type":"string","format":"uuid","required":true,"nullable":false},
  moduleId: {"type":"string","format":"uuid","required":true,"nullable":false},
  limits: {"type":"object","required":false,"nullable":false,"fields":{"apiKeys":{"type":"integer","required":false,"nullable":false,"minimum":0,"maximum":1000000},"webhooks":{"type":"integer","required":false,"nullable":false,"minimum":0,"maximum":1000000},"customFields":{"type":"integer","required":false,"nullable":false,"minimum":0,"maximum":1000000},"storageMb":{"type":"integer","required":false,"nullable":false,"minimum":0,"maximum":1000000},"importRows":{"type":"integer","required":false,"nullable":false,"minimum":0,"maximum":1000000}}},
} as const satisfies $Fields;

export const updatePackageModule = createPackageModule;

export const previewPackageModuleLimits = {
  apiKeys: {"type":"integer","required":false,"nullable":false,"minimum":0,"maximum":1000000},
  webhooks: {"type":"integer","required":false,"nullable":false,"minimum":0,"maximum":1000000},
  customFields: {"type":"integer","required":false,"nullable":false,"minimum":0,"maximum":1000000},
  storageMb: {"type":"integer","required":false,"nullable":false,"minimum":0,"maximum":1000000},
  importRows: {"type":"integer","required":false,"nullable":false,"minimum":0,"maximum":1000000},
} as const satisfies $Fields;
