// Generated from the contract by `npm run generate`; never edited.
import type { Check as $Check } from "#src/client/validation.ts";

export declare const createManualLeave: $Check;
export declare const importManualLeave: $Check;
export declare const reverseManualLeave: $Check;
