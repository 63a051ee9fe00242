// Generated from the contract by `npm run generate`; never edited.
import type { Fields as $Fields } from "#src/contract/resource.ts";

export const validateImport = {
  mapping: {"type":"array","required":true,"nullable":false,"items":{"type":"object","fields":{"column":{"type":"integer","required":true,"nullable":false,"minimum":0,"maximum":199},"field":{"type":"string","required":true,"nullable":false,"maxLength":60}}},"minItems":1,"maxItems":200},
  corrections: {"type":"array","required":false,"nullable":false,"items":{"type":"object","fields":{"row":{"type":"integer","required":true,"nullable":false,"minimum":2},"column":{"type":"integer","required":true,"nullable":false,"minimum":0,"maximum":199},"value":{"type":"string","required":true,"nullable":false,"maxLength":300}}},"maxItems":500},
} as const satisfies $Fields;
