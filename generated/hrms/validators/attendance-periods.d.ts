// Generated from the contract by `npm run generate`; never edited.
import type { Check as $Check } from "#src/client/validation.ts";

export declare const createAttendancePeriod: $Check;
export declare const updateAttendancePeriod: $Check;
export declare const lockAttendancePeriod: $Check;
export declare const unlockAttendancePeriod: $Check;
