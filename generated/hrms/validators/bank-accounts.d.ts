// Generated from the contract by `npm run generate`; never edited.
import type { Check as $Check } from "#src/client/validation.ts";

export declare const createBankAccount: $Check;
export declare const updateBankAccount: $Check;
export declare const rejectBankAccount: $Check;
