// Generated from the contract by `npm run generate`; never edited.
import type { Check as $Check } from "#src/client/validation.ts";

export declare const createPpfSet: $Check;
export declare const updatePpfSet: $Check;
export declare const reviewPpfSet: $Check;
export declare const activatePpfSet: $Check;
