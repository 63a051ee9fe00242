// Generated from the contract by `npm run generate`; never edited.
import { operation as $operation } from "#src/client/call.ts";
import type { operations as $operations } from "../schema.ts";

/** List classes · GET /companies/{companyId}/classes */
export const listClasses = /*#__PURE__*/ $operation<$operations["listClasses"]>("get", "/companies/{companyId}/classes", ["classes", "listClasses"]);

/** Create a class · POST /companies/{companyId}/classes */
export const createClass = /*#__PURE__*/ $operation<$operations["createClass"]>("post", "/companies/{companyId}/classes", ["classes", "createClass"]);

/** Classes to choose from · GET /companies/{companyId}/classes/options */
export const listClassOptions = /*#__PURE__*/ $operation<$operations["listClassOptions"]>("get", "/companies/{companyId}/classes/options", ["classes", "listClassOptions"]);

/** Export classes · GET /companies/{companyId}/classes/export */
export const exportClasses = /*#__PURE__*/ $operation<$operations["exportClasses"]>("get", "/companies/{companyId}/classes/export", ["classes", "exportClasses"]);

/** Get a class · GET /companies/{companyId}/classes/{classId} */
export const getClass = /*#__PURE__*/ $operation<$operations["getClass"]>("get", "/companies/{companyId}/classes/{classId}", ["classes", "getClass"]);

/** Update a class · PUT /companies/{companyId}/classes/{classId} */
export const updateClass = /*#__PURE__*/ $operation<$operations["updateClass"]>("put", "/companies/{companyId}/classes/{classId}", ["classes", "updateClass"]);

/** Delete a class · DELETE /companies/{companyId}/classes/{classId} */
export const deleteClass = /*#__PURE__*/ $operation<$operations["deleteClass"]>("delete", "/companies/{companyId}/classes/{classId}", ["classes", "deleteClass"]);

/** Archive a class · POST /companies/{companyId}/classes/{classId}/archive */
export const archiveClass = /*#__PURE__*/ $operation<$operations["archiveClass"]>("post", "/companies/{companyId}/classes/{classId}/archive", ["classes", "archiveClass"]);

/** Restore a class · POST /companies/{companyId}/classes/{classId}/restore */
export const restoreClass = /*#__PURE__*/ $operation<$operations["restoreClass"]>("post", "/companies/{companyId}/classes/{classId}/restore", ["classes", "restoreClass"]);

/** History of a class · GET /companies/{companyId}/classes/{classId}/history */
export const listClassHistory = /*#__PURE__*/ $operation<$operations["listClassHistory"]>("get", "/companies/{companyId}/classes/{classId}/history", ["classes", "listClassHistory"]);
