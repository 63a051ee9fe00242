// Generated from the contract by `npm run generate`; never edited.
import type { Check as $Check } from "#src/client/validation.ts";

export declare const updateRosterEntries: $Check;
export declare const importRoster: $Check;
export declare const copyRoster: $Check;
export declare const applyRosterPattern: $Check;
export declare const publishRoster: $Check;
export declare const createOpenShift: $Check;
