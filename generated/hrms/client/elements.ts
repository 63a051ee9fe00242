// Generated from the contract by `npm run generate`; never edited.
import { operation as $operation } from "#src/client/call.ts";
import type { operations as $operations } from "../schema.ts";

/** List elements · GET /elements */
export const listElements = /*#__PURE__*/ $operation<$operations["listElements"]>("get", "/elements", ["elements", "listElements"]);

/** Create an element · POST /elements */
export const createElement = /*#__PURE__*/ $operation<$operations["createElement"]>("post", "/elements", ["elements", "createElement"]);

/** Elements to choose from · GET /elements/options */
export const listElementOptions = /*#__PURE__*/ $operation<$operations["listElementOptions"]>("get", "/elements/options", ["elements", "listElementOptions"]);

/** Export elements · GET /elements/export */
export const exportElements = /*#__PURE__*/ $operation<$operations["exportElements"]>("get", "/elements/export", ["elements", "exportElements"]);

/** Get an element · GET /elements/{elementId} */
export const getElement = /*#__PURE__*/ $operation<$operations["getElement"]>("get", "/elements/{elementId}", ["elements", "getElement"]);

/** Update an element · PUT /elements/{elementId} */
export const updateElement = /*#__PURE__*/ $operation<$operations["updateElement"]>("put", "/elements/{elementId}", ["elements", "updateElement"]);

/** Delete an element · DELETE /elements/{elementId} */
export const deleteElement = /*#__PURE__*/ $operation<$operations["deleteElement"]>("delete", "/elements/{elementId}", ["elements", "deleteElement"]);

/** Archive an element · POST /elements/{elementId}/archive */
export const archiveElement = /*#__PURE__*/ $operation<$operations["archiveElement"]>("post", "/elements/{elementId}/archive", ["elements", "archiveElement"]);

/** Restore an element · POST /elements/{elementId}/restore */
export const restoreElement = /*#__PURE__*/ $operation<$operations["restoreElement"]>("post", "/elements/{elementId}/restore", ["elements", "restoreElement"]);

/** History of an element · GET /elements/{elementId}/history */
export const listElementHistory = /*#__PURE__*/ $operation<$operations["listElementHistory"]>("get", "/elements/{elementId}/history", ["elements", "listElementHistory"]);
