// Generated from the contract by `npm run generate`; never edited.
import type { Fields as $Fields } from "#src/contract/resource.ts";

export const addPunches = {
  items: {"type":"array","required":true,"nullable":false,"items":{"type":"object","fields":{"rawId":{"type":"string","required":true,"nullable":false,"minLength":1,"maxLength":100},"employeeId":{"type":"string","format":"uuid","required":false,"nullable":false},"employeeNo":{"type":"string","required":false,"nullable":false,"minLength":1,"maxLength":40},"at":{"type":"string","format":"date-time","required":true,"nullable":false},"tz":{"type":"string","required":false,"nullable":false,"maxLength":64},"direction":{"type":"string","required":false,"nullable":false,"enum":["in","out","auto"],"default":"auto"},"device":{"type":"string","required":false,"nullable":false,"maxLength":80}}},"minItems":1,"maxItems":1000},
} as const satisfies $Fields;

export const importPunches = {
  csv: {"type":"string","required":true,"nullable":false,"minLength":1,"maxLength":1000000},
  dryRun: {"type":"boolean","required":false,"nullable":false,"default":true},
} as const satisfies $Fields;
