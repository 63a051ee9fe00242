// Generated from the contract by `npm run generate`; never edited.
import type { Check as $Check } from "#src/client/validation.ts";

export declare const createPayRun: $Check;
export declare const updatePayRun: $Check;
export declare const approvePayRun: $Check;
export declare const returnPayRun: $Check;
export declare const publishPayRun: $Check;
export declare const markPayRunPaid: $Check;
export declare const cancelPayRun: $Check;
export declare const overridePayslipLine: $Check;
export declare const holdPayslip: $Check;
export declare const excludePayslip: $Check;
export declare const updatePayslipNote: $Check;
export declare const reversePayslip: $Check;
export declare const createPayRunFile: $Check;
