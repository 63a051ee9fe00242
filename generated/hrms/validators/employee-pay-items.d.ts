// Generated from the contract by `npm run generate`; never edited.
import type { Check as $Check } from "#src/client/validation.ts";

export declare const createEmployeePayItem: $Check;
export declare const importEmployeePayItems: $Check;
export declare const updateEmployeePayItem: $Check;
export declare const stopEmployeePayItem: $Check;
export declare const skipEmployeePayItem: $Check;
export declare const settleEmployeePayItem: $Check;
