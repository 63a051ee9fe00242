// Generated from the contract by `npm run generate`; never edited.
import type { Check as $Check } from "#src/client/validation.ts";

export declare const decideApprovals: $Check;
export declare const approveApproval: $Check;
export declare const rejectApproval: $Check;
export declare const cancelApproval: $Check;
