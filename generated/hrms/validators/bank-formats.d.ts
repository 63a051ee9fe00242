// Generated from the contract by `npm run generate`; never edited.
import type { Check as $Check } from "#src/client/validation.ts";

export declare const createBankFormat: $Check;
export declare const updateBankFormat: $Check;
