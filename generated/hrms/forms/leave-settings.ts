// Generated from the contract by `npm run generate`; never edited.
import type { Fields as $Fields } from "#src/contract/resource.ts";

export const createLeaveSetting = {
  leaveTypeId: {"type":"string","format":"uuid","required":true,"nullable":false,"widget":"reference"},
  departmentId: {"type":"string","format":"uuid","required":false,"nullable":true,"widget":"reference"},
  gradeId: {"type":"string","format":"uuid","required":false,"nullable":true,"widget":"reference"},
  employeeGroupId: {"type":"string","format":"uuid","required":false,"nullable":true,"widget":"reference"},
  employeeId: {"type":"string","format":"uuid","required":false,"nullable":true,"widget":"reference"},
  validFrom: {"type":"string","format":"date","required":true,"nullable":false},
  entitlement: {"type":"number","required":true,"nullable":false,"minimum":0,"maximum":9999},
  accrual: {"type":"string","required":false,"nullable":false,"enum":["upfront","monthly","service-month"],"default":"upfront"},
  rounding: {"type":"string","required":false,"nullable":false,"enum":["none","half","nearest-day","down"],"default":"nearest-day"},
  prorateJoiners: {"type":"boolean","required":false,"nullable":false,"default":true},
  prorateLeavers: {"type":"boolean","required":false,"nullable":false,"default":true},
  incrementId: {"type":"string","format":"uuid","required":false,"nullable":true,"widget":"reference"},
  status: {"type":"string","required":false,"nullable":false,"enum":["active","inactive"],"default":"active"},
} as const satisfies $Fields;

export const applyLeaveSettings = {
  settingIds: {"type":"array","required":true,"nullable":false,"items":{"type":"string","format":"uuid"},"minItems":1,"maxItems":50},
  level: {"type":"string","required":true,"nullable":false,"enum":["employee","department","employee-group","grade","company"]},
  targetIds: {"type":"array","required":false,"nullable":false,"items":{"type":"string","format":"uuid"},"maxItems":500,"default":[]},
  validFrom: {"type":"string","format":"date","required":true,"nullable":false},
} as const satisfies $Fields;

export const updateLeaveSetting = createLeaveSetting;
