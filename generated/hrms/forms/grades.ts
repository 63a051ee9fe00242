// Generated from the contract by `npm run generate`; never edited.
import type { Fields as $Fields } from "#src/contract/resource.ts";

export const createGrade = {
  name: {"type":"string","required":true,"nullable":false,"minLength":1,"maxLength":80,"pattern":"\\S"},
  rank: {"type":"integer","required":true,"nullable":false,"minimum":0,"maximum":999},
  payMin: {"type":"integer","required":false,"nullable":true,"minimum":0,"maximum":100000000000,"widget":"money"},
  payMid: {"type":"integer","required":false,"nullable":true,"minimum":0,"maximum":100000000000,"widget":"money"},
  payMax: {"type":"integer","required":false,"nullable":true,"minimum":0,"maximum":100000000000,"widget":"money"},
  defaultLeavePolicyId: {"type":"string","format":"uuid","required":false,"nullable":true,"widget":"hidden"},
  noticeDays: {"type":"integer","required":false,"nullable":false,"minimum":0,"maximum":365,"default":30},
  probationMonths: {"type":"integer","required":false,"nullable":false,"minimum":0,"maximum":24,"default":3},
  status: {"type":"string","required":false,"nullable":false,"enum":["active","inactive"],"default":"active"},
} as const satisfies $Fields;

export const updateGrade = createGrade;
