// Generated from the contract by `npm run generate`; never edited.
import type { Fields as $Fields } from "#src/contract/resource.ts";

export const createDelegation = {
  approverId: {"type":"string","format":"uuid","required":true,"nullable":false,"widget":"reference"},
  delegateId: {"type":"string","format":"uuid","required":true,"nullable":false,"widget":"reference"},
  from: {"type":"string","format":"date","required":true,"nullable":false},
  to: {"type":"string","format":"date","required":true,"nullable":false},
  scopes: {"type":"array","required":false,"nullable":false,"items":{"type":"string","enum":["changeRequest","bankAccount","transfer","confirmation","leave","manualAttendance","timesheet","shiftSwap","expenseClaim"]},"maxItems":20},
  note: {"type":"string","required":false,"nullable":true,"maxLength":200},
  status: {"type":"string","required":false,"nullable":false,"enum":["active","inactive"],"default":"active"},
} as const satisfies $Fields;

export const updateDelegation = createDelegation;
