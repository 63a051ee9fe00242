// Generated from the contract by `npm run generate`; never edited.
import type { Fields as $Fields } from "#src/contract/resource.ts";

export const purgeRecords = {
  kinds: {"type":"array","required":true,"nullable":false,"items":{"type":"string","enum":["leavers","documents","requests","imports","notices"]},"minItems":1,"maxItems":5},
  reason: {"type":"string","required":true,"nullable":false,"minLength":3,"maxLength":200,"pattern":"\\S"},
} as const satisfies $Fields;
