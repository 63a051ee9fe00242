// Generated from the contract by `npm run generate`; never edited.
import type { Fields as $Fields } from "#src/contract/resource.ts";

export const moveMyTask = {
  status: {"type":"string","required":true,"nullable":false,"enum":["open","inProgress","done","skipped"]},
} as const satisfies $Fields;
