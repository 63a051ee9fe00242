// Generated from the contract by `npm run generate`; never edited.
import { operation as $operation } from "#src/client/call.ts";
import type { operations as $operations } from "../schema.ts";

/** List module elements · GET /module-elements */
export const listModuleElements = /*#__PURE__*/ $operation<$operations["listModuleElements"]>("get", "/module-elements", ["module-elements", "listModuleElements"]);

/** Create a module element · POST /module-elements */
export const createModuleElement = /*#__PURE__*/ $operation<$operations["createModuleElement"]>("post", "/module-elements", ["module-elements", "createModuleElement"]);

/** Export module elements · GET /module-elements/export */
export const exportModuleElements = /*#__PURE__*/ $operation<$operations["exportModuleElements"]>("get", "/module-elements/export", ["module-elements", "exportModuleElements"]);

/** Get a module element · GET /module-elements/{moduleElementId} */
export const getModuleElement = /*#__PURE__*/ $operation<$operations["getModuleElement"]>("get", "/module-elements/{moduleElementId}", ["module-elements", "getModuleElement"]);

/** Update a module element · PUT /module-elements/{moduleElementId} */
export const updateModuleElement = /*#__PURE__*/ $operation<$operations["updateModuleElement"]>("put", "/module-elements/{moduleElementId}", ["module-elements", "updateModuleElement"]);

/** Delete a module element · DELETE /module-elements/{moduleElementId} */
export const deleteModuleElement = /*#__PURE__*/ $operation<$operations["deleteModuleElement"]>("delete", "/module-elements/{moduleElementId}", ["module-elements", "deleteModuleElement"]);

/** History of a module element · GET /module-elements/{moduleElementId}/history */
export const listModuleElementHistory = /*#__PURE__*/ $operation<$operations["listModuleElementHistory"]>("get", "/module-elements/{moduleElementId}/history", ["module-elements", "listModuleElementHistory"]);
