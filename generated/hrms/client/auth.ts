// Generated from the contract by `npm run generate`; never edited.
import { operation as $operation } from "#src/client/call.ts";
import type { operations as $operations } from "../schema.ts";

/** Sign in · POST /jwt/login */
export const login = /*#__PURE__*/ $operation<$operations["login"]>("post", "/jwt/login", ["auth", "login"]);

/** Register · POST /jwt/register */
export const register = /*#__PURE__*/ $operation<$operations["register"]>("post", "/jwt/register", ["auth", "register"]);

/** Renew the tokens · POST /jwt/refresh-token */
export const refreshToken = /*#__PURE__*/ $operation<$operations["refreshToken"]>("post", "/jwt/refresh-token", ["auth", "refreshToken"]);

/** Sign out · POST /jwt/logout */
export const logout = /*#__PURE__*/ $operation<$operations["logout"]>("post", "/jwt/logout", ["auth", "logout"]);

/** Send a code to an email address · POST /otp/send */
export const sendOtp = /*#__PURE__*/ $operation<$operations["sendOtp"]>("post", "/otp/send", ["auth", "sendOtp"]);

/** Make a code for the signed-in person · POST /otp/generate */
export const generateOtp = /*#__PURE__*/ $operation<$operations["generateOtp"]>("post", "/otp/generate", ["auth", "generateOtp"]);

/** Confirm an email address with a code · POST /otp/verify */
export const verifyOtp = /*#__PURE__*/ $operation<$operations["verifyOtp"]>("post", "/otp/verify", ["auth", "verifyOtp"]);

/** Confirm an email address with an emailed link · POST /email/verify */
export const verifyEmail = /*#__PURE__*/ $operation<$operations["verifyEmail"]>("post", "/email/verify", ["auth", "verifyEmail"]);

/** Ask for a link to set a new password · POST /password/forgot */
export const requestPasswordReset = /*#__PURE__*/ $operation<$operations["requestPasswordReset"]>("post", "/password/forgot", ["auth", "requestPasswordReset"]);

/** Check a link to set a new password · POST /password/reset/check */
export const checkPasswordReset = /*#__PURE__*/ $operation<$operations["checkPasswordReset"]>("post", "/password/reset/check", ["auth", "checkPasswordReset"]);

/** Set a new password with an emailed link · POST /password/reset */
export const resetPassword = /*#__PURE__*/ $operation<$operations["resetPassword"]>("post", "/password/reset", ["auth", "resetPassword"]);
