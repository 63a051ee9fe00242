// Generated from the contract by `npm run generate`; never edited.
import type { Fields as $Fields } from "#src/contract/resource.ts";

export const createProject = {
  name: {"type":"string","required":true,"nullable":false,"minLength":1,"maxLength":120,"pattern":"\\S"},
  code: {"type":"string","required":false,"nullable":true,"minLength":1,"maxLength":20,"pattern":"^\\s*[A-Za-z0-9][A-Za-z0-9 ._/&-]*$"},
  clientId: {"type":"string","format":"uuid","required":false,"nullable":true,"widget":"reference"},
  managerId: {"type":"string","format":"uuid","required":true,"nullable":false,"widget":"reference"},
  startDate: {"type":"string","format":"date","required":false,"nullable":true},
  endDate: {"type":"string","format":"date","required":false,"nullable":true},
  budgetHours: {"type":"integer","required":false,"nullable":true,"minimum":0,"maximum":1000000},
  description: {"type":"string","required":false,"nullable":true,"maxLength":2000,"widget":"lines"},
  activities: {"type":"array","required":false,"nullable":false,"items":{"type":"object","fields":{"name":{"type":"string","required":true,"nullable":false,"minLength":1,"maxLength":60,"pattern":"\\S"}}},"maxItems":50,"default":[],"widget":"rows"},
  status: {"type":"string","required":false,"nullable":false,"enum":["planned","active","onHold","closed"],"default":"planned"},
} as const satisfies $Fields;

export const updateProject = createProject;
