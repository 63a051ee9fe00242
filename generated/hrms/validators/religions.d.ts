// Generated from the contract by `npm run generate`; never edited.
import type { Check as $Check } from "#src/client/validation.ts";

export declare const createReligion: $Check;
export declare const updateReligion: $Check;
