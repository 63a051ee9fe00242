// Generated from the contract by `npm run generate`; never edited.
import type { Fields as $Fields } from "#src/contract/resource.ts";

export const createTransfer = {
  toCompanyId: {"type":"string","format":"uuid","required":true,"nullable":false,"widget":"reference"},
  effective: {"type":"string","format":"date","required":true,"nullable":false},
  keepService: {"type":"boolean","required":false,"nullable":false,"default":true},
  leaveTransfer: {"type":"string","required":false,"nullable":false,"enum":["carry","encash","forfeit"],"default":"carry"},
  passAction: {"type":"string","required":false,"nullable":false,"enum":["none","transfer","newPass"],"default":"none"},
  newEmployeeNo: {"type":"string","required":true,"nullable":false,"minLength":1,"maxLength":20,"pattern":"\\S"},
  departmentId: {"type":"string","format":"uuid","required":true,"nullable":false,"widget":"reference"},
  designationId: {"type":"string","format":"uuid","required":true,"nullable":false,"widget":"reference"},
  locationId: {"type":"string","format":"uuid","required":false,"nullable":true,"widget":"reference"},
  managerId: {"type":"string","format":"uuid","required":false,"nullable":true,"widget":"reference"},
  basic: {"type":"integer","required":false,"nullable":true,"minimum":0,"maximum":100000000000,"widget":"money"},
  successorId: {"type":"string","format":"uuid","required":false,"nullable":true,"widget":"reference"},
  cpfRelatedApprovalRef: {"type":"string","required":false,"nullable":true,"maxLength":60},
  note: {"type":"string","required":false,"nullable":true,"maxLength":500,"widget":"lines"},
} as const satisfies $Fields;

export const approveTransfer = {
  comment: {"type":"string","required":false,"nullable":true,"maxLength":500,"widget":"lines"},
} as const satisfies $Fields;

export const rejectTransfer = approveTransfer;
