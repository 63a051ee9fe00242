// Generated from the contract by `npm run generate`; never edited.
import type { Check as $Check } from "#src/client/validation.ts";

export declare const createTransfer: $Check;
export declare const approveTransfer: $Check;
export declare const rejectTransfer: $Check;
