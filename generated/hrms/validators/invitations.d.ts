// Generated from the contract by `npm run generate`; never edited.
import type { Check as $Check } from "#src/client/validation.ts";

export declare const createInvitation: $Check;
export declare const inviteEmployees: $Check;
export declare const acceptInvitation: $Check;
export declare const joinByInvitation: $Check;
