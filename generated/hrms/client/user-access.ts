// Generated from the contract by `npm run generate`; never edited.
import { operation as $operation } from "#src/client/call.ts";
import type { operations as $operations } from "../schema.ts";

/** List accesses · GET /tenant/user-access */
export const listUserAccesses = /*#__PURE__*/ $operation<$operations["listUserAccesses"]>("get", "/tenant/user-access", ["user-access", "listUserAccesses"]);

/** Create an access · POST /tenant/user-access */
export const createUserAccess = /*#__PURE__*/ $operation<$operations["createUserAccess"]>("post", "/tenant/user-access", ["user-access", "createUserAccess"]);

/** Export accesses · GET /tenant/user-access/export */
export const exportUserAccesses = /*#__PURE__*/ $operation<$operations["exportUserAccesses"]>("get", "/tenant/user-access/export", ["user-access", "exportUserAccesses"]);

/** Get an access · GET /tenant/user-access/{userAccessId} */
export const getUserAccess = /*#__PURE__*/ $operation<$operations["getUserAccess"]>("get", "/tenant/user-access/{userAccessId}", ["user-access", "getUserAccess"]);

/** Update an access · PUT /tenant/user-access/{userAccessId} */
export const updateUserAccess = /*#__PURE__*/ $operation<$operations["updateUserAccess"]>("put", "/tenant/user-access/{userAccessId}", ["user-access", "updateUserAccess"]);

/** Delete an access · DELETE /tenant/user-access/{userAccessId} */
export const deleteUserAccess = /*#__PURE__*/ $operation<$operations["deleteUserAccess"]>("delete", "/tenant/user-access/{userAccessId}", ["user-access", "deleteUserAccess"]);

/** History of an access · GET /tenant/user-access/{userAccessId}/history */
export const listUserAccessHistory = /*#__PURE__*/ $operation<$operations["listUserAccessHistory"]>("get", "/tenant/user-access/{userAccessId}/history", ["user-access", "listUserAccessHistory"]);

/** People with an account to choose from · GET /tenant/users */
export const listTenantUserOptions = /*#__PURE__*/ $operation<$operations["listTenantUserOptions"]>("get", "/tenant/users", ["user-access", "listTenantUserOptions"]);

/** Remove a person's second step · POST /tenant/users/{userId}/remove-mfa */
export const removeUserMfa = /*#__PURE__*/ $operation<$operations["removeUserMfa"]>("post", "/tenant/users/{userId}/remove-mfa", ["user-access", "removeUserMfa"]);

/** Lock a person's account · POST /tenant/users/{userId}/lock */
export const lockTenantUser = /*#__PURE__*/ $operation<$operations["lockTenantUser"]>("post", "/tenant/users/{userId}/lock", ["user-access", "lockTenantUser"]);

/** Unlock a person's account · POST /tenant/users/{userId}/unlock */
export const unlockTenantUser = /*#__PURE__*/ $operation<$operations["unlockTenantUser"]>("post", "/tenant/users/{userId}/unlock", ["user-access", "unlockTenantUser"]);

/** Sign a person out everywhere · POST /tenant/users/{userId}/end-sessions */
export const endTenantUserSessions = /*#__PURE__*/ $operation<$operations["endTenantUserSessions"]>("post", "/tenant/users/{userId}/end-sessions", ["user-access", "endTenantUserSessions"]);

/** Send a person a link to set a password · POST /tenant/users/{userId}/send-password-link */
export const sendTenantUserPasswordLink = /*#__PURE__*/ $operation<$operations["sendTenantUserPasswordLink"]>("post", "/tenant/users/{userId}/send-password-link", ["user-access", "sendTenantUserPasswordLink"]);

/** Get a person's permissions · GET /tenant/users/{userId}/permissions */
export const getEffectivePermissions = /*#__PURE__*/ $operation<$operations["getEffectivePermissions"]>("get", "/tenant/users/{userId}/permissions", ["user-access", "getEffectivePermissions"]);
