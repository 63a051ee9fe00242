// Generated from the contract by `npm run generate`; never edited.
import { operation as $operation } from "#src/client/call.ts";
import type { operations as $operations } from "../schema.ts";

/** List accounts · GET /platform/users */
export const listPlatformUsers = /*#__PURE__*/ $operation<$operations["listPlatformUsers"]>("get", "/platform/users", ["platform-users", "listPlatformUsers"]);

/** Invite an administrator of the platform · POST /platform/users */
export const invitePlatformUser = /*#__PURE__*/ $operation<$operations["invitePlatformUser"]>("post", "/platform/users", ["platform-users", "invitePlatformUser"]);

/** Export accounts · GET /platform/users/export */
export const exportPlatformUsers = /*#__PURE__*/ $operation<$operations["exportPlatformUsers"]>("get", "/platform/users/export", ["platform-users", "exportPlatformUsers"]);

/** Who on the platform needs two-step verification · GET /platform/users/mfa-policy */
export const getPlatformMfaPolicy = /*#__PURE__*/ $operation<$operations["getPlatformMfaPolicy"]>("get", "/platform/users/mfa-policy", ["platform-users", "getPlatformMfaPolicy"]);

/** Change who on the platform needs two-step verification · PUT /platform/users/mfa-policy */
export const updatePlatformMfaPolicy = /*#__PURE__*/ $operation<$operations["updatePlatformMfaPolicy"]>("put", "/platform/users/mfa-policy", ["platform-users", "updatePlatformMfaPolicy"]);

/** Get an account · GET /platform/users/{userId} */
export const getPlatformUser = /*#__PURE__*/ $operation<$operations["getPlatformUser"]>("get", "/platform/users/{userId}", ["platform-users", "getPlatformUser"]);

/** Remove an administrator of the platform · DELETE /platform/users/{userId} */
export const removePlatformUser = /*#__PURE__*/ $operation<$operations["removePlatformUser"]>("delete", "/platform/users/{userId}", ["platform-users", "removePlatformUser"]);

/** Lock an account · POST /platform/users/{userId}/lock */
export const lockPlatformUser = /*#__PURE__*/ $operation<$operations["lockPlatformUser"]>("post", "/platform/users/{userId}/lock", ["platform-users", "lockPlatformUser"]);

/** Unlock an account · POST /platform/users/{userId}/unlock */
export const unlockPlatformUser = /*#__PURE__*/ $operation<$operations["unlockPlatformUser"]>("post", "/platform/users/{userId}/unlock", ["platform-users", "unlockPlatformUser"]);

/** End the sessions of an account · POST /platform/users/{userId}/end-sessions */
export const endPlatformUserSessions = /*#__PURE__*/ $operation<$operations["endPlatformUserSessions"]>("post", "/platform/users/{userId}/end-sessions", ["platform-users", "endPlatformUserSessions"]);

/** Remove the second step of an account · POST /platform/users/{userId}/remove-mfa */
export const removePlatformUserMfa = /*#__PURE__*/ $operation<$operations["removePlatformUserMfa"]>("post", "/platform/users/{userId}/remove-mfa", ["platform-users", "removePlatformUserMfa"]);

/** Resend the address confirmation email · POST /platform/users/{userId}/verification */
export const resendVerification = /*#__PURE__*/ $operation<$operations["resendVerification"]>("post", "/platform/users/{userId}/verification", ["platform-users", "resendVerification"]);

/** History of an account · GET /platform/users/{userId}/history */
export const listPlatformUserHistory = /*#__PURE__*/ $operation<$operations["listPlatformUserHistory"]>("get", "/platform/users/{userId}/history", ["platform-users", "listPlatformUserHistory"]);
