// Generated from the contract by `npm run generate`; never edited.
import { operation as $operation } from "#src/client/call.ts";
import type { operations as $operations } from "../schema.ts";

/** Sign in with the second step · POST /auth/mfa */
export const verifyMfa = /*#__PURE__*/ $operation<$operations["verifyMfa"]>("post", "/auth/mfa", ["mfa", "verifyMfa"]);

/** Confirm with a recent code · POST /auth/step-up */
export const stepUp = /*#__PURE__*/ $operation<$operations["stepUp"]>("post", "/auth/step-up", ["mfa", "stepUp"]);

/** My second step · GET /me/profile/mfa */
export const getMyMfa = /*#__PURE__*/ $operation<$operations["getMyMfa"]>("get", "/me/profile/mfa", ["mfa", "getMyMfa"]);

/** Start setting up an authenticator app · POST /me/profile/mfa */
export const beginMfa = /*#__PURE__*/ $operation<$operations["beginMfa"]>("post", "/me/profile/mfa", ["mfa", "beginMfa"]);

/** Turn the second step on · POST /me/profile/mfa/confirm */
export const confirmMfa = /*#__PURE__*/ $operation<$operations["confirmMfa"]>("post", "/me/profile/mfa/confirm", ["mfa", "confirmMfa"]);

/** Get new recovery codes · POST /me/profile/mfa/recovery-codes */
export const renewRecoveryCodes = /*#__PURE__*/ $operation<$operations["renewRecoveryCodes"]>("post", "/me/profile/mfa/recovery-codes", ["mfa", "renewRecoveryCodes"]);

/** Turn my second step off · POST /me/profile/mfa/disable */
export const disableMfa = /*#__PURE__*/ $operation<$operations["disableMfa"]>("post", "/me/profile/mfa/disable", ["mfa", "disableMfa"]);
