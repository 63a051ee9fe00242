// Generated from the contract by `npm run generate`; never edited.
import type { Check as $Check } from "#src/client/validation.ts";

export declare const createPackage: $Check;
export declare const updatePackage: $Check;
export declare const clonePackage: $Check;
