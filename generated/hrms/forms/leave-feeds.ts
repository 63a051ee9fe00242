// Generated from the contract by `npm run generate`; never edited.
import type { Fields as $Fields } from "#src/contract/resource.ts";

export const createLeaveFeed = {
  scope: {"type":"string","required":true,"nullable":false,"enum":["own","team"]},
} as const satisfies $Fields;
