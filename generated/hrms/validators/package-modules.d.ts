// Generated from the contract by `npm run generate`; never edited.
import type { Check as $Check } from "#src/client/validation.ts";

export declare const createPackageModule: $Check;
export declare const updatePackageModule: $Check;
