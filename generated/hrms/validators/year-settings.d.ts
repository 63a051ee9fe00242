// Generated from the contract by `npm run generate`; never edited.
import type { Check as $Check } from "#src/client/validation.ts";

export declare const createYearSetting: $Check;
export declare const updateYearSetting: $Check;
export declare const closeLeaveYear: $Check;
export declare const reopenLeaveYear: $Check;
