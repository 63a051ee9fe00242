// Generated from the contract by `npm run generate`; never edited.
import type { Check as $Check } from "#src/client/validation.ts";

export declare const createLeaveSetting: $Check;
export declare const applyLeaveSettings: $Check;
export declare const updateLeaveSetting: $Check;
