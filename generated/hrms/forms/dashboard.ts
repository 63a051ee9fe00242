// Generated from the contract by `npm run generate`; never edited.
import type { Fields as $Fields } from "#src/contract/resource.ts";

export const updateSetup = {
  dismissed: {"type":"boolean","required":true,"nullable":false},
} as const satisfies $Fields;
