// Generated from the contract by `npm run generate`; never edited.
import type { Check as $Check } from "#src/client/validation.ts";

export declare const createTenant: $Check;
export declare const updateTenant: $Check;
export declare const activateTenant: $Check;
export declare const suspendTenant: $Check;
export declare const reactivateTenant: $Check;
export declare const closeTenant: $Check;
export declare const purgeTenant: $Check;
export declare const assignTenantPackage: $Check;
export declare const resendTenantInvitation: $Check;
