// Generated from the contract by `npm run generate`; never edited.
import type { Fields as $Fields } from "#src/contract/resource.ts";

export const createLeaveType = {
  name: {"type":"string","required":true,"nullable":false,"minLength":1,"maxLength":80,"pattern":"\\S"},
  code: {"type":"string","required":true,"nullable":false,"minLength":1,"maxLength":20,"pattern":"^\\s*[A-Za-z0-9][A-Za-z0-9 ._/&-]*$"},
  kind: {"type":"string","required":false,"nullable":false,"enum":["annual","sick","hospitalisation","childcare","extended-childcare","infant-care","maternity","paternity","shared-parental","adoption","national-service","off-in-lieu","no-pay","other"],"default":"other"},
  colour: {"type":"string","required":false,"nullable":false,"enum":["blue","green","amber","red","violet","teal","grey"],"default":"blue"},
  description: {"type":"string","required":false,"nullable":true,"maxLength":500,"widget":"lines"},
  unit: {"type":"string","required":false,"nullable":false,"enum":["day","hour"],"default":"day"},
  slot: {"type":"string","required":false,"nullable":false,"enum":["day","half-day","hour"],"default":"half-day"},
  payFraction: {"type":"number","required":false,"nullable":false,"minimum":0,"maximum":1,"default":1,"widget":"fraction"},
  countsRestDays: {"type":"boolean","required":false,"nullable":false,"default":false},
  countsHolidays: {"type":"boolean","required":false,"nullable":false,"default":false},
  noticeDays: {"type":"integer","required":false,"nullable":false,"minimum":0,"maximum":366,"default":0},
  maxConsecutiveDays: {"type":"integer","required":false,"nullable":true,"minimum":1,"maximum":366},
  maxDaysPerMonth: {"type":"integer","required":false,"nullable":true,"minimum":1,"maximum":31},
  documentsAfter: {"type":"integer","required":false,"nullable":true,"minimum":0,"maximum":366},
  negativeLimit: {"type":"integer","required":false,"nullable":false,"minimum":0,"maximum":9999,"default":0},
  encashable: {"type":"boolean","required":false,"nullable":false,"default":false},
  carryForwardMax: {"type":"integer","required":false,"nullable":false,"minimum":0,"maximum":9999,"default":0},
  carryForwardMonths: {"type":"integer","required":false,"nullable":true,"minimum":1,"maximum":60},
  gender: {"type":"string","required":false,"nullable":false,"enum":["any","female","male"],"default":"any"},
  maritalStatus: {"type":"string","required":false,"nullable":false,"enum":["any","married","single"],"default":"any"},
  serviceMonths: {"type":"integer","required":false,"nullable":false,"minimum":0,"maximum":600,"default":0},
  childAge: {"type":"integer","required":false,"nullable":true,"minimum":1,"maximum":21},
  childCitizen: {"type":"string","required":false,"nullable":false,"enum":["any","citizen","other"],"default":"any"},
  residencies: {"type":"array","required":false,"nullable":false,"items":{"type":"string","enum":["citizen","pr","foreigner"]},"maxItems":3,"default":[]},
  passCategories: {"type":"array","required":false,"nullable":false,"items":{"type":"string","enum":["professional","skilled","trainee","family","exempt"]},"maxItems":5,"default":[]},
  medical: {"type":"boolean","required":false,"nullable":false,"default":false},
  visibleToTeam: {"type":"boolean","required":false,"nullable":false,"default":true},
  status: {"type":"string","required":false,"nullable":false,"enum":["active","inactive"],"default":"active"},
} as const satisfies $Fields;

export const updateLeaveType = createLeaveType;
