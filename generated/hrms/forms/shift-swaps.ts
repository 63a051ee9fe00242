// Generated from the contract by `npm run generate`; never edited.
import type { Fields as $Fields } from "#src/contract/resource.ts";

export const requestShiftSwap = {
  date: {"type":"string","format":"date","required":true,"nullable":false},
  colleagueId: {"type":"string","format":"uuid","required":true,"nullable":false,"widget":"reference"},
  colleagueDate: {"type":"string","format":"date","required":true,"nullable":false},
  note: {"type":"string","required":false,"nullable":true,"maxLength":500,"widget":"lines"},
} as const satisfies $Fields;

export const answerShiftSwap = {
  agree: {"type":"boolean","required":true,"nullable":false},
} as const satisfies $Fields;
