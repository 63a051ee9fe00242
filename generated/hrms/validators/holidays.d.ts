// Generated from the contract by `npm run generate`; never edited.
import type { Check as $Check } from "#src/client/validation.ts";

export declare const createHoliday: $Check;
export declare const importHolidays: $Check;
export declare const updateHoliday: $Check;
