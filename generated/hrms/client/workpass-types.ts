// Generated from the contract by `npm run generate`; never edited.
import { operation as $operation } from "#src/client/call.ts";
import type { operations as $operations } from "../schema.ts";

/** List work pass types · GET /workpass-types */
export const listWorkpassTypes = /*#__PURE__*/ $operation<$operations["listWorkpassTypes"]>("get", "/workpass-types", ["workpass-types", "listWorkpassTypes"]);

/** Create a work pass type · POST /workpass-types */
export const createWorkpassType = /*#__PURE__*/ $operation<$operations["createWorkpassType"]>("post", "/workpass-types", ["workpass-types", "createWorkpassType"]);

/** Work pass types to choose from · GET /workpass-types/options */
export const listWorkpassTypeOptions = /*#__PURE__*/ $operation<$operations["listWorkpassTypeOptions"]>("get", "/workpass-types/options", ["workpass-types", "listWorkpassTypeOptions"]);

/** Export work pass types · GET /workpass-types/export */
export const exportWorkpassTypes = /*#__PURE__*/ $operation<$operations["exportWorkpassTypes"]>("get", "/workpass-types/export", ["workpass-types", "exportWorkpassTypes"]);

/** Get a work pass type · GET /workpass-types/{workpassTypeId} */
export const getWorkpassType = /*#__PURE__*/ $operation<$operations["getWorkpassType"]>("get", "/workpass-types/{workpassTypeId}", ["workpass-types", "getWorkpassType"]);

/** Update a work pass type · PUT /workpass-types/{workpassTypeId} */
export const updateWorkpassType = /*#__PURE__*/ $operation<$operations["updateWorkpassType"]>("put", "/workpass-types/{workpassTypeId}", ["workpass-types", "updateWorkpassType"]);

/** Delete a work pass type · DELETE /workpass-types/{workpassTypeId} */
export const deleteWorkpassType = /*#__PURE__*/ $operation<$operations["deleteWorkpassType"]>("delete", "/workpass-types/{workpassTypeId}", ["workpass-types", "deleteWorkpassType"]);

/** Archive a work pass type · POST /workpass-types/{workpassTypeId}/archive */
export const archiveWorkpassType = /*#__PURE__*/ $operation<$operations["archiveWorkpassType"]>("post", "/workpass-types/{workpassTypeId}/archive", ["workpass-types", "archiveWorkpassType"]);

/** Restore a work pass type · POST /workpass-types/{workpassTypeId}/restore */
export const restoreWorkpassType = /*#__PURE__*/ $operation<$operations["restoreWorkpassType"]>("post", "/workpass-types/{workpassTypeId}/restore", ["workpass-types", "restoreWorkpassType"]);

/** History of a work pass type · GET /workpass-types/{workpassTypeId}/history */
export const listWorkpassTypeHistory = /*#__PURE__*/ $operation<$operations["listWorkpassTypeHistory"]>("get", "/workpass-types/{workpassTypeId}/history", ["workpass-types", "listWorkpassTypeHistory"]);
