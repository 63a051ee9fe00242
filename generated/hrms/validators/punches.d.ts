// Generated from the contract by `npm run generate`; never edited.
import type { Check as $Check } from "#src/client/validation.ts";

export declare const addPunches: $Check;
export declare const importPunches: $Check;
