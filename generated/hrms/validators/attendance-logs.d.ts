// Generated from the contract by `npm run generate`; never edited.
import type { Check as $Check } from "#src/client/validation.ts";

export declare const approveAttendanceLogs: $Check;
export declare const recalculateAttendance: $Check;
export declare const updateAttendanceLog: $Check;
