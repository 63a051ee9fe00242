// Generated from the contract by `npm run generate`; never edited.
import type { Fields as $Fields } from "#src/contract/resource.ts";

export const createTimesheet = {
  date: {"type":"string","format":"date","required":true,"nullable":false},
  employeeId: {"type":"string","format":"uuid","required":false,"nullable":false,"widget":"reference"},
} as const satisfies $Fields;

export const updateTimesheet = {
  entries: {"type":"array","required":true,"nullable":false,"items":{"type":"object","fields":{"date":{"type":"string","format":"date","required":true,"nullable":false},"projectId":{"type":"string","format":"uuid","required":true,"nullable":false},"activity":{"type":"string","required":false,"nullable":true,"maxLength":80},"minutes":{"type":"integer","required":true,"nullable":false,"minimum":1,"maximum":1440},"billable":{"type":"boolean","required":false,"nullable":false,"default":true},"note":{"type":"string","required":false,"nullable":true,"maxLength":300}}},"fields":{},"maxItems":200,"widget":"own"},
} as const satisfies $Fields;
