// Generated from the contract by `npm run generate`; never edited.
import type { Fields as $Fields } from "#src/contract/resource.ts";

export const createModuleElement = {
  moduleId: {"type":"string","format":"uuid","required":true,"nullable":false},
  elementId: {"type":"string","format":"uuid","required":true,"nullable":false},
  order: {"type":"integer","required":false,"nullable":false,"minimum":0,"maximum":999,"default":0},
} as const satisfies $Fields;

export const updateModuleElement = createModuleElement;
