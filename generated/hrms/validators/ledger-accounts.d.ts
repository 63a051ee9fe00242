// Generated from the contract by `npm run generate`; never edited.
import type { Check as $Check } from "#src/client/validation.ts";

export declare const createLedgerAccount: $Check;
export declare const importLedgerAccounts: $Check;
export declare const updateLedgerAccount: $Check;
