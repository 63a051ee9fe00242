// Generated from the contract by `npm run generate`; never edited.
import type { Check as $Check } from "#src/client/validation.ts";

export declare const correctTaxForm: $Check;
export declare const updateTaxFormBenefits: $Check;
export declare const updateTaxFormGains: $Check;
export declare const excludeTaxForm: $Check;
