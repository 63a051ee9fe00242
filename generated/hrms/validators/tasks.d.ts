// Generated from the contract by `npm run generate`; never edited.
import type { Check as $Check } from "#src/client/validation.ts";

export declare const createEmployeeTask: $Check;
export declare const updateEmployeeTask: $Check;
export declare const moveEmployeeTask: $Check;
export declare const startEmployeeTasks: $Check;
