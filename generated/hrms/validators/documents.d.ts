// Generated from the contract by `npm run generate`; never edited.
import type { Check as $Check } from "#src/client/validation.ts";

export declare const createEmployeeDocument: $Check;
export declare const updateEmployeeDocument: $Check;
export declare const submitEmployeeDocument: $Check;
