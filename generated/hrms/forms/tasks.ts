// Generated from the contract by `npm run generate`; never edited.
import type { Fields as $Fields } from "#src/contract/resource.ts";

export const createEmployeeTask = {
  title: {"type":"string","required":true,"nullable":false,"minLength":1,"maxLength":120,"pattern":"\\S"},
  kind: {"type":"string","required":true,"nullable":false,"enum":["onboarding","offboarding"]},
  owner: {"type":"string","required":false,"nullable":false,"enum":["hr","manager","employee","it","payroll"],"default":"hr"},
  dueOn: {"type":"string","format":"date","required":true,"nullable":false},
  note: {"type":"string","required":false,"nullable":true,"maxLength":500,"widget":"lines"},
} as const satisfies $Fields;

export const updateEmployeeTask = createEmployeeTask;

export const moveEmployeeTask = {
  status: {"type":"string","required":true,"nullable":false,"enum":["open","inProgress","done","skipped"]},
} as const satisfies $Fields;

export const startEmployeeTasks = {
  templateId: {"type":"string","format":"uuid","required":true,"nullable":false,"widget":"reference"},
  day: {"type":"string","format":"date","required":false,"nullable":true},
} as const satisfies $Fields;
