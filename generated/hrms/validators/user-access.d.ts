// Generated from the contract by `npm run generate`; never edited.
import type { Check as $Check } from "#src/client/validation.ts";

export declare const createUserAccess: $Check;
export declare const updateUserAccess: $Check;
export declare const removeUserMfa: $Check;
export declare const lockTenantUser: $Check;
