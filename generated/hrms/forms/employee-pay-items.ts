// Generated from the contract by `npm run generate`; never edited.
import type { Fields as $Fields } from "#src/contract/resource.ts";

export const createEmployeePayItem = {
  employeeId: {"type":"string","format":"uuid","required":true,"nullable":false,"widget":"reference"},
  kind: {"type":"string","required":false,"nullable":false,"enum":["allowance","deduction"],"default":"allowance"},
  allowanceId: {"type":"string","format":"uuid","required":false,"nullable":true,"widget":"reference"},
  deductionId: {"type":"string","format":"uuid","required":false,"nullable":true,"widget":"reference"},
  mode: {"type":"string","required":false,"nullable":false,"enum":["fixed","payroll","custom"],"default":"fixed"},
  amount: {"type":"integer","required":false,"nullable":true,"minimum":0,"maximum":10000000000,"widget":"money"},
  quantity: {"type":"number","required":false,"nullable":true,"minimum":0.01,"maximum":100000},
  fromMonth: {"type":"string","required":false,"nullable":true,"fields":{},"pattern":"^20\\d{2}-(0[1-9]|1[0-2])$","widget":"own"},
  toMonth: {"type":"string","required":false,"nullable":true,"fields":{},"pattern":"^20\\d{2}-(0[1-9]|1[0-2])$","widget":"own"},
  total: {"type":"integer","required":false,"nullable":true,"minimum":1,"maximum":10000000000,"widget":"money"},
  instalments: {"type":"integer","required":false,"nullable":true,"minimum":1,"maximum":240},
  amounts: {"type":"array","required":false,"nullable":false,"items":{"type":"object","fields":{"month":{"type":"string","required":true,"nullable":false,"pattern":"^20\\d{2}-(0[1-9]|1[0-2])$"},"amount":{"type":"integer","required":true,"nullable":false,"minimum":0,"maximum":10000000000,"widget":"money"}}},"fields":{},"maxItems":60,"default":[],"widget":"own"},
  reason: {"type":"string","required":false,"nullable":true,"maxLength":500,"widget":"lines"},
  fileId: {"type":"string","format":"uuid","required":false,"nullable":true,"fields":{},"widget":"own"},
  consentOn: {"type":"string","format":"date","required":false,"nullable":true},
  status: {"type":"string","required":false,"nullable":false,"enum":["draft","active"],"default":"active"},
} as const satisfies $Fields;

export const importEmployeePayItems = {
  csv: {"type":"string","required":true,"nullable":false,"minLength":1,"maxLength":1000000},
  dryRun: {"type":"boolean","required":false,"nullable":false,"default":true},
} as const satisfies $Fields;

export const updateEmployeePayItem = createEmployeePayItem;

export const stopEmployeePayItem = {
  lastMonth: {"type":"string","required":false,"nullable":true,"fields":{},"pattern":"^20\\d{2}-(0[1-9]|1[0-2])$","widget":"own"},
  reason: {"type":"string","required":false,"nullable":true,"maxLength":500,"widget":"lines"},
} as const satisfies $Fields;

export const skipEmployeePayItem = {
  month: {"type":"string","required":true,"nullable":false,"fields":{},"pattern":"^20\\d{2}-(0[1-9]|1[0-2])$","widget":"own"},
  undo: {"type":"boolean","required":false,"nullable":false,"default":false},
} as const satisfies $Fields;

export const settleEmployeePayItem = {
  month: {"type":"string","required":false,"nullable":true,"fields":{},"pattern":"^20\\d{2}-(0[1-9]|1[0-2])$","widget":"own"},
  paidOn: {"type":"string","format":"date","required":false,"nullable":true},
} as const satisfies $Fields;
