// Generated from the contract by `npm run generate`; never edited.
import type { Check as $Check } from "#src/client/validation.ts";

export declare const createTaxFiling: $Check;
export declare const updateTaxFiling: $Check;
export declare const approveTaxFiling: $Check;
export declare const returnTaxFiling: $Check;
export declare const acknowledgeTaxFiling: $Check;
