// Generated from the contract by `npm run generate`; never edited.
import type { Check as $Check } from "#src/client/validation.ts";

export declare const createEmployee: $Check;
export declare const bulkUpdateEmployees: $Check;
export declare const updateEmployeePerson: $Check;
export declare const updateEmployeePhoto: $Check;
export declare const updateEmployeeContact: $Check;
export declare const updateEmployeeIdentity: $Check;
export declare const updateEmployeeEmployment: $Check;
export declare const unmaskEmployeeField: $Check;
export declare const addEmployeeJob: $Check;
export declare const updateEmployeeJob: $Check;
export declare const addEmployeePayTerms: $Check;
export declare const updateEmployeePayTerms: $Check;
export declare const addEmployeeResidency: $Check;
export declare const updateEmployeeResidency: $Check;
export declare const addEmployeeStatutory: $Check;
export declare const updateEmployeeStatutory: $Check;
export declare const startEmployeeProbation: $Check;
export declare const confirmEmployee: $Check;
export declare const extendEmployeeProbation: $Check;
export declare const giveEmployeeNotice: $Check;
export declare const cancelEmployeeExit: $Check;
export declare const completeEmployeeExit: $Check;
export declare const suspendEmployee: $Check;
export declare const rehireEmployee: $Check;
