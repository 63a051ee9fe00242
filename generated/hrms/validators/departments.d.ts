// Generated from the contract by `npm run generate`; never edited.
import type { Check as $Check } from "#src/client/validation.ts";

export declare const createDepartment: $Check;
export declare const updateDepartment: $Check;
export declare const moveDepartment: $Check;
export declare const mergeDepartment: $Check;
