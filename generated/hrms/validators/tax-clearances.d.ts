// Generated from the contract by `npm run generate`; never edited.
import type { Check as $Check } from "#src/client/validation.ts";

export declare const createTaxClearance: $Check;
export declare const updateTaxClearance: $Check;
export declare const correctTaxClearance: $Check;
export declare const approveTaxClearance: $Check;
export declare const returnTaxClearance: $Check;
export declare const acknowledgeTaxClearance: $Check;
export declare const recordTaxDirective: $Check;
export declare const settleTaxClearance: $Check;
export declare const amendTaxClearance: $Check;
export declare const cancelTaxClearance: $Check;
