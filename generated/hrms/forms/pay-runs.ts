// Generated from the contract by `npm run generate`; never edited.
import type { Fields as $Fields } from "#src/contract/resource.ts";

export const createPayRun = {
  periodId: {"type":"string","format":"uuid","required":true,"nullable":false,"widget":"reference"},
  kind: {"type":"string","required":true,"nullable":false,"enum":["regular","off-cycle","bonus","final"],"default":"regular"},
  name: {"type":"string","required":false,"nullable":true,"maxLength":80},
  departmentIds: {"type":"array","required":false,"nullable":false,"items":{"type":"string","format":"uuid"},"maxItems":50,"widget":"references"},
  employeeGroupIds: {"type":"array","required":false,"nullable":false,"items":{"type":"string","format":"uuid"},"maxItems":50,"widget":"references"},
  employeeIds: {"type":"array","required":false,"nullable":false,"items":{"type":"string","format":"uuid"},"maxItems":500,"widget":"references"},
  itemCodes: {"type":"array","required":false,"nullable":false,"items":{"type":"string"},"fields":{},"maxItems":50,"widget":"own"},
  note: {"type":"string","required":false,"nullable":true,"maxLength":500,"widget":"lines"},
} as const satisfies $Fields;

export const updatePayRun = {
  name: {"type":"string","required":true,"nullable":false,"minLength":1,"maxLength":80,"pattern":"\\S"},
  departmentIds: {"type":"array","required":false,"nullable":false,"items":{"type":"string","format":"uuid"},"maxItems":50,"widget":"references"},
  employeeGroupIds: {"type":"array","required":false,"nullable":false,"items":{"type":"string","format":"uuid"},"maxItems":50,"widget":"references"},
  employeeIds: {"type":"array","required":false,"nullable":false,"items":{"type":"string","format":"uuid"},"maxItems":500,"widget":"references"},
  itemCodes: {"type":"array","required":false,"nullable":false,"items":{"type":"string"},"fields":{},"maxItems":50,"widget":"own"},
  note: {"type":"string","required":false,"nullable":true,"maxLength":500,"widget":"lines"},
} as const satisfies $Fields;

export const approvePayRun = {
  comment: {"type":"string","required":false,"nullable":true,"maxLength":500,"widget":"lines"},
} as const satisfies $Fields;

export const returnPayRun = {
  reason: {"type":"string","required":true,"nullable":false,"minLength":3,"maxLength":500,"pattern":"\\S","widget":"lines"},
} as const satisfies $Fields;

export const publishPayRun = {
  publishAt: {"type":"string","format":"date-time","required":false,"nullable":true},
} as const satisfies $Fields;

export const markPayRunPaid = {
  paidOn: {"type":"string","format":"date","required":false,"nullable":true},
} as const satisfies $Fields;

export const cancelPayRun = returnPayRun;

export const overridePayslipLine = {
  code: {"type":"string","required":true,"nullable":false,"minLength":2,"maxLength":40,"pattern":"^[A-Z][A-Z0-9_]*$"},
  sourceId: {"type":"string","format":"uuid","required":false,"nullable":true},
  amount: {"type":"integer","required":false,"nullable":true,"minimum":-10000000000,"maximum":10000000000,"widget":"money"},
  reason: {"type":"string","required":true,"nullable":false,"minLength":3,"maxLength":500,"pattern":"\\S","widget":"lines"},
} as const satisfies $Fields;

export const holdPayslip = returnPayRun;

export const excludePayslip = returnPayRun;

export const updatePayslipNote = {
  note: {"type":"string","required":false,"nullable":true,"maxLength":500,"widget":"lines"},
} as const satisfies $Fields;

export const reversePayslip = returnPayRun;

export const createPayRunFile = {
  kind: {"type":"string","required":true,"nullable":false,"enum":["bank","ezpay","reconciliation","journal","register","payslips"]},
  format: {"type":"string","required":false,"nullable":false,"enum":["iso20022","dbs-uff","dbs-giro","ocbc-giro","uob-fast","cimb","own","csv","xero","quickbooks","xlsx","pdf","ezpay","zip"]},
  bankFormatId: {"type":"string","format":"uuid","required":false,"nullable":false,"widget":"reference"},
  language: {"type":"string","required":false,"nullable":false,"enum":["en","de","fr","pt"],"default":"en"},
  companyBankAccountId: {"type":"string","format":"uuid","required":false,"nullable":false,"widget":"reference"},
  clearing: {"type":"string","required":false,"nullable":false,"enum":["giro","fast"],"default":"giro"},
  valueDate: {"type":"string","format":"date","required":false,"nullable":false},
  acceptChangedAccounts: {"type":"boolean","required":false,"nullable":false,"default":false},
  adviceCode: {"type":"integer","required":false,"nullable":false,"minimum":1,"maximum":99,"default":1},
  byDepartment: {"type":"boolean","required":false,"nullable":false,"default":false},
  byProject: {"type":"boolean","required":false,"nullable":false,"default":false},
  taxRate: {"type":"string","required":false,"nullable":false,"maxLength":60},
} as const satisfies $Fields;
