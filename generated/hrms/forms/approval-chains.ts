// Generated from the contract by `npm run generate`; never edited.
import type { Fields as $Fields } from "#src/contract/resource.ts";

export const previewApprovalChain = {
  employeeId: {"type":"string","format":"uuid","required":true,"nullable":false},
  kind: {"type":"string","required":true,"nullable":false,"enum":["changeRequest","bankAccount","transfer","confirmation","leave","manualAttendance","timesheet","shiftSwap","expenseClaim"]},
  amount: {"type":"integer","required":false,"nullable":true,"minimum":0,"widget":"money"},
  steps: {"type":"array","required":false,"nullable":false,"items":{"type":"object","fields":{"approver":{"type":"string","required":true,"nullable":false,"enum":["manager","departmentHead","role","person","permission"],"default":"manager"},"roleId":{"type":"string","format":"uuid","required":false,"nullable":true,"widget":"reference"},"userId":{"type":"string","format":"uuid","required":false,"nullable":true,"widget":"reference"},"mode":{"type":"string","required":false,"nullable":false,"enum":["any","all"],"default":"any"},"amountFrom":{"type":"integer","required":false,"nullable":true,"minimum":0,"maximum":100000000000,"widget":"money"},"deadlineHours":{"type":"integer","required":false,"nullable":true,"minimum":1,"maximum":8760},"escalateToId":{"type":"string","format":"uuid","required":false,"nullable":true,"widget":"reference"}}},"maxItems":10},
} as const satisfies $Fields;

export const createApprovalChain = {
  name: {"type":"string","required":true,"nullable":false,"minLength":1,"maxLength":80,"pattern":"\\S"},
  kind: {"type":"string","required":true,"nullable":false,"enum":["changeRequest","bankAccount","transfer","confirmation","leave","manualAttendance","timesheet","shiftSwap","expenseClaim"]},
  departmentIds: {"type":"array","required":false,"nullable":false,"items":{"type":"string","format":"uuid"},"maxItems":50,"widget":"references"},
  steps: {"type":"array","required":true,"nullable":false,"items":{"type":"object","fields":{"approver":{"type":"string","required":true,"nullable":false,"enum":["manager","departmentHead","role","person","permission"],"default":"manager"},"roleId":{"type":"string","format":"uuid","required":false,"nullable":true,"widget":"reference"},"userId":{"type":"string","format":"uuid","required":false,"nullable":true,"widget":"reference"},"mode":{"type":"string","required":false,"nullable":false,"enum":["any","all"],"default":"any"},"amountFrom":{"type":"integer","required":false,"nullable":true,"minimum":0,"maximum":100000000000,"widget":"money"},"deadlineHours":{"type":"integer","required":false,"nullable":true,"minimum":1,"maximum":8760},"escalateToId":{"type":"string","format":"uuid","required":false,"nullable":true,"widget":"reference"}}},"minItems":1,"maxItems":10,"widget":"rows"},
  status: {"type":"string","required":false,"nullable":false,"enum":["active","inactive"],"default":"active"},
} as const satisfies $Fields;

export const updateApprovalChain = createApprovalChain;
