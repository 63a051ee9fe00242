// Generated from the contract by `npm run generate`; never edited.
import type { Check as $Check } from "#src/client/validation.ts";

export declare const createRole: $Check;
export declare const updateRole: $Check;
export declare const cloneRole: $Check;
