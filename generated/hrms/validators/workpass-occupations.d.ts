// Generated from the contract by `npm run generate`; never edited.
import type { Check as $Check } from "#src/client/validation.ts";

export declare const createWorkpassOccupation: $Check;
export declare const importWorkpassOccupations: $Check;
export declare const updateWorkpassOccupation: $Check;
