// Generated from the contract by `npm run generate`; never edited.
import type { Fields as $Fields } from "#src/contract/resource.ts";

export const createSavedView = {
  companyId: {"type":"string","format":"uuid","required":true,"nullable":false},
  subject: {"type":"string","required":true,"nullable":false,"pattern":"^[a-z][a-z-]{0,39}$"},
  name: {"type":"string","required":true,"nullable":false,"minLength":1,"maxLength":60,"pattern":"\\S"},
  query: {"type":"object","required":true,"nullable":false},
  layout: {"type":"object","required":true,"nullable":false,"fields":{"columns":{"type":"array","required":true,"nullable":true,"items":{"type":"string"},"maxItems":60},"widths":{"type":"object","required":true,"nullable":false},"pinned":{"type":"object","required":true,"nullable":false},"density":{"type":"string","required":true,"nullable":false,"enum":["normal","compact"]}}},
  shared: {"type":"boolean","required":false,"nullable":false,"default":false},
} as const satisfies $Fields;

export const updateSavedView = {
  name: {"type":"string","required":true,"nullable":false,"minLength":1,"maxLength":60,"pattern":"\\S"},
  query: {"type":"object","required":true,"nullable":false},
  layout: {"type":"object","required":true,"nullable":false,"fields":{"columns":{"type":"array","required":true,"nullable":true,"items":{"type":"string"},"maxItems":60},"widths":{"type":"object","required":true,"nullable":false},"pinned":{"type":"object","required":true,"nullable":false},"density":{"type":"string","required":true,"nullable":false,"enum":["normal","compact"]}}},
  shared: {"type":"boolean","required":true,"nullable":false},
} as const satisfies $Fields;
