// Generated from the contract by `npm run generate`; never edited.
import type { Check as $Check } from "#src/client/validation.ts";

export declare const createHolidayCalendar: $Check;
export declare const updateHolidayCalendar: $Check;
export declare const cloneHolidayCalendar: $Check;
export declare const addGazettedHolidays: $Check;
