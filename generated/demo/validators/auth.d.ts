// Generated from the contract by `npm run generate`; never edited.
import type { Check as $Check } from "#src/client/validation.ts";

export declare const login: $Check;
export declare const register: $Check;
export declare const refreshToken: $Check;
