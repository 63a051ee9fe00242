// Generated from the contract by `npm run generate`; never edited.
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
