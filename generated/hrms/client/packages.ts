// Generated from the contract by `npm run generate`; never edited.
import { operation as $operation } from "#src/client/call.ts";
import type { operations as $operations } from "../schema.ts";

/** List packages · GET /packages */
export const listPackages = /*#__PURE__*/ $operation<$operations["listPackages"]>("get", "/packages", ["packages", "listPackages"]);

/** Create a package · POST /packages */
export const createPackage = /*#__PURE__*/ $operation<$operations["createPackage"]>("post", "/packages", ["packages", "createPackage"]);

/** Packages to choose from · GET /packages/options */
export const listPackageOptions = /*#__PURE__*/ $operation<$operations["listPackageOptions"]>("get", "/packages/options", ["packages", "listPackageOptions"]);

/** Export packages · GET /packages/export */
export const exportPackages = /*#__PURE__*/ $operation<$operations["exportPackages"]>("get", "/packages/export", ["packages", "exportPackages"]);

/** Get a package · GET /packages/{packageId} */
export const getPackage = /*#__PURE__*/ $operation<$operations["getPackage"]>("get", "/packages/{packageId}", ["packages", "getPackage"]);

/** Update a package · PUT /packages/{packageId} */
export const updatePackage = /*#__PURE__*/ $operation<$operations["updatePackage"]>("put", "/packages/{packageId}", ["packages", "updatePackage"]);

/** Delete a package · DELETE /packages/{packageId} */
export const deletePackage = /*#__PURE__*/ $operation<$operations["deletePackage"]>("delete", "/packages/{packageId}", ["packages", "deletePackage"]);

/** Clone a package · POST /packages/{packageId}/clone */
export const clonePackage = /*#__PURE__*/ $operation<$operations["clonePackage"]>("post", "/packages/{packageId}/clone", ["packages", "clonePackage"]);

/** Publish a package · POST /packages/{packageId}/publish */
export const publishPackage = /*#__PURE__*/ $operation<$operations["publishPackage"]>("post", "/packages/{packageId}/publish", ["packages", "publishPackage"]);

/** Retire a package · POST /packages/{packageId}/retire */
export const retirePackage = /*#__PURE__*/ $operation<$operations["retirePackage"]>("post", "/packages/{packageId}/retire", ["packages", "retirePackage"]);

/** History of a package · GET /packages/{packageId}/history */
export const listPackageHistory = /*#__PURE__*/ $operation<$operations["listPackageHistory"]>("get", "/packages/{packageId}/history", ["packages", "listPackageHistory"]);
