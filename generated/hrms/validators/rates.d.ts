// Generated from the contract by `npm run generate`; never edited.
import type { Check as $Check } from "#src/client/validation.ts";

export declare const createRateSet: $Check;
export declare const updateRateSet: $Check;
export declare const reviewRateSet: $Check;
export declare const activateRateSet: $Check;
