// Generated from the contract by `npm run generate`; never edited.
import type { Check as $Check } from "#src/client/validation.ts";

export declare const updateMyProfile: $Check;
export declare const updateMyPicture: $Check;
export declare const updateMyMailTopics: $Check;
export declare const updateMyPassword: $Check;
