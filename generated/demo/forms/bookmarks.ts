// Generated from the contract by `npm run generate`; never edited.
import type { Fields as $Fields } from "#src/contract/resource.ts";

export const toggleBookmark = {
  id: {"type":"integer","required":true,"nullable":false,"minimum":1},
} as const satisfies $Fields;
