// Generated from the contract by `npm run generate`; never edited.
import * as $body from "#src/client/bodies.ts";
import { operation as $operation } from "#src/client/call.ts";
import type { operations as $operations } from "../schema.ts";

/** List all users · GET /api/users/list/all-data */
export const listAllUsers = /*#__PURE__*/ $operation<$operations["listAllUsers"]>("get", "/api/users/list/all-data", ["users", "listAllUsers"]);

/** Add a user · POST /apps/users/add-user */
export const addUser = /*#__PURE__*/ $operation<$operations["addUser"]>("post", "/apps/users/add-user", ["users", "addUser"]);

/** List users · GET /api/users/list/data */
export const listUsers = /*#__PURE__*/ $operation<$operations["listUsers"]>("get", "/api/users/list/data", ["users", "listUsers"]);

/** Get a user · GET /api/users/user */
export const getUser = /*#__PURE__*/ $operation<$operations["getUser"]>("get", "/api/users/user", ["users", "getUser"]);

/** Delete a user · DELETE /apps/users/delete */
export const deleteUser = /*#__PURE__*/ $operation<$operations["deleteUser"]>("delete", "/apps/users/delete", ["users", "deleteUser"]);

/** Count users · GET /api/users/list/counts */
export const getUserCounts = /*#__PURE__*/ $operation<$operations["getUserCounts"]>("get", "/api/users/list/counts", ["users", "getUserCounts"]);

/** Get the details of a user · GET /api/users/details */
export const getUserDetails = /*#__PURE__*/ $operation<$operations["getUserDetails"]>("get", "/api/users/details", ["users", "getUserDetails"]);

/** List a user's activity · GET /api/users/activity */
export const listUserActivity = /*#__PURE__*/ $operation<$operations["listUserActivity"]>("get", "/api/users/activity", ["users", "listUserActivity"]);

/** Update a user · POST /apps/users/update-user */
export const updateUser = /*#__PURE__*/ $operation<$operations["updateUser"]>("post", "/apps/users/update-user", ["users", "updateUser"]);

/** Suspend a user · POST /apps/users/suspend */
export const suspendUser = /*#__PURE__*/ $operation<$operations["suspendUser"]>("post", "/apps/users/suspend", ["users", "suspendUser"]);

/** Reactivate a user · POST /apps/users/reactivate */
export const reactivateUser = /*#__PURE__*/ $operation<$operations["reactivateUser"]>("post", "/apps/users/reactivate", ["users", "reactivateUser"]);

/** Change the picture of a user · POST /apps/users/update-avatar */
export const updateUserAvatar = /*#__PURE__*/ $operation<$operations["updateUserAvatar"]>("post", "/apps/users/update-avatar", ["users", "updateUserAvatar"], { body: /*#__PURE__*/ $body.oneOf({ "image/webp": /*#__PURE__*/ $body.raw("image/webp"), "image/png": /*#__PURE__*/ $body.raw("image/png"), "image/jpeg": /*#__PURE__*/ $body.raw("image/jpeg") }) });
