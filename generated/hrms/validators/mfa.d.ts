// Generated from the contract by `npm run generate`; never edited.
import type { Check as $Check } from "#src/client/validation.ts";

export declare const verifyMfa: $Check;
export declare const stepUp: $Check;
export declare const beginMfa: $Check;
export declare const confirmMfa: $Check;
export declare const renewRecoveryCodes: $Check;
export declare const disableMfa: $Check;
