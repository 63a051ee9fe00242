// Generated from the contract by `npm run generate`; never edited.
import type { Check as $Check } from "#src/client/validation.ts";

export declare const createSettlement: $Check;
export declare const updateSettlement: $Check;
export declare const cancelSettlement: $Check;
