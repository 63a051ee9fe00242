// Generated from the contract by `npm run generate`; never edited.
import type { Check as $Check } from "#src/client/validation.ts";

export declare const login: $Check;
export declare const register: $Check;
export declare const refreshToken: $Check;
export declare const logout: $Check;
export declare const sendOtp: $Check;
export declare const generateOtp: $Check;
export declare const verifyOtp: $Check;
export declare const verifyEmail: $Check;
export declare const requestPasswordReset: $Check;
export declare const resetPassword: $Check;
