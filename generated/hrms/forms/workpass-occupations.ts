// Generated from the contract by `npm run generate`; never edited.
import type { Fields as $Fields } from "#src/contract/resource.ts";

export const createWorkpassOccupation = {
  code: {"type":"string","required":true,"nullable":false,"pattern":"^[0-9]{5}$"},
  title: {"type":"string","required":true,"nullable":false,"minLength":1,"maxLength":120,"pattern":"\\S"},
  workpassTypeIds: {"type":"array","required":false,"nullable":false,"items":{"type":"string","format":"uuid"},"maxItems":50,"widget":"references"},
  sector: {"type":"string","required":false,"nullable":true,"enum":["services","manufacturing","construction","marine","process"]},
  isPme: {"type":"boolean","required":false,"nullable":false,"default":false},
  status: {"type":"string","required":false,"nullable":false,"enum":["active","inactive"],"default":"active"},
} as const satisfies $Fields;

export const importWorkpassOccupations = {
  csv: {"type":"string","required":true,"nullable":false,"minLength":1,"maxLength":700000},
  dryRun: {"type":"boolean","required":false,"nullable":false,"default":true},
} as const satisfies $Fields;

export const updateWorkpassOccupation = createWorkpassOccupation;
