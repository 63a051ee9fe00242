// Generated from the contract by `npm run generate`; never edited.
import type { Check as $Check } from "#src/client/validation.ts";

export declare const invitePlatformUser: $Check;
export declare const updatePlatformMfaPolicy: $Check;
export declare const lockPlatformUser: $Check;
export declare const removePlatformUserMfa: $Check;
export declare const resendVerification: $Check;
