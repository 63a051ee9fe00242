// Generated from the contract by `npm run generate`; never edited.
import type { Check as $Check } from "#src/client/validation.ts";

export declare const createPayPeriod: $Check;
export declare const generatePayPeriods: $Check;
export declare const updatePayPeriod: $Check;
export declare const reopenPayPeriod: $Check;
