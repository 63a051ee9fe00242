// Generated from the contract by `npm run generate`; never edited.
import type { Check as $Check } from "#src/client/validation.ts";

export declare const startSso: $Check;
export declare const finishSso: $Check;
export declare const updateSso: $Check;
