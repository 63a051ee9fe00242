// Generated from the contract by `npm run generate`; never edited.
import type { Check as $Check } from "#src/client/validation.ts";

export declare const addUser: $Check;
export declare const updateUser: $Check;
export declare const suspendUser: $Check;
export declare const reactivateUser: $Check;
