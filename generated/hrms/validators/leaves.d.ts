// Generated from the contract by `npm run generate`; never edited.
import type { Check as $Check } from "#src/client/validation.ts";

export declare const createLeave: $Check;
export declare const approveLeave: $Check;
export declare const rejectLeave: $Check;
export declare const cancelLeave: $Check;
export declare const recallLeave: $Check;
