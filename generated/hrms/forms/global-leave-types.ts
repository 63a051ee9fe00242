// Generated from the contract by `npm run generate`; never edited.
import type { Fields as $Fields } from "#src/contract/resource.ts";

export const createGlobalLeaveType = {
  code: {"type":"string","required":true,"nullable":false,"minLength":1,"maxLength":30,"pattern":"^\\s*[A-Za-z0-9][A-Za-z0-9 ._/&+-]*$"},
  name: {"type":"string","required":true,"nullable":false,"minLength":1,"maxLength":120,"pattern":"\\S"},
  statute: {"type":"string","required":false,"nullable":true,"maxLength":160},
  kind: {"type":"string","required":false,"nullable":false,"enum":["annual","sick","hospitalisation","childcare","extended-childcare","infant-care","maternity","paternity","shared-parental","adoption","national-service","off-in-lieu","no-pay","other"],"default":"other"},
  unit: {"type":"string","required":true,"nullable":false,"enum":["day","hour"]},
  gender: {"type":"string","required":false,"nullable":false,"enum":["any","female","male"],"default":"any"},
  serviceMonths: {"type":"integer","required":false,"nullable":false,"minimum":0,"maximum":600,"default":0},
  childAge: {"type":"integer","required":false,"nullable":true,"minimum":1,"maximum":21},
  childCitizen: {"type":"string","required":false,"nullable":false,"enum":["any","citizen","other"],"default":"any"},
  maritalStatus: {"type":"string","required":false,"nullable":false,"enum":["any","married","single"],"default":"any"},
  defaultEntitlement: {"type":"array","required":false,"nullable":false,"items":{"type":"object","fields":{"serviceMonths":{"type":"integer","required":true,"nullable":false,"minimum":0,"maximum":1200},"units":{"type":"integer","required":true,"nullable":false,"minimum":0,"maximum":9999}}},"maxItems":60,"widget":"rows"},
  payFraction: {"type":"number","required":false,"nullable":false,"minimum":0,"maximum":1,"default":1,"widget":"fraction"},
  governmentPaidUnits: {"type":"integer","required":false,"nullable":true,"minimum":1,"maximum":9999},
  governmentPaidCap: {"type":"integer","required":false,"nullable":true,"minimum":0,"maximum":100000000000,"widget":"money"},
  governmentPaidPer: {"type":"string","required":false,"nullable":true,"enum":["day","week","four-weeks"]},
  docRequired: {"type":"boolean","required":false,"nullable":false,"default":false},
  country: {"type":"string","required":true,"nullable":false,"pattern":"^[A-Za-z]{2}$"},
  status: {"type":"string","required":false,"nullable":false,"enum":["active","inactive"],"default":"active"},
} as const satisfies $Fields;

export const updateGlobalLeaveType = createGlobalLeaveType;
