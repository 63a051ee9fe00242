// Generated from the contract by `npm run generate`; never edited.
import { operation as $operation } from "#src/client/call.ts";
import type { operations as $operations } from "../schema.ts";

/** List work pass occupations · GET /workpass-occupations */
export const listWorkpassOccupations = /*#__PURE__*/ $operation<$operations["listWorkpassOccupations"]>("get", "/workpass-occupations", ["workpass-occupations", "listWorkpassOccupations"]);

/** Create a work pass occupation · POST /workpass-occupations */
export const createWorkpassOccupation = /*#__PURE__*/ $operation<$operations["createWorkpassOccupation"]>("post", "/workpass-occupations", ["workpass-occupations", "createWorkpassOccupation"]);

/** Work pass occupations to choose from · GET /workpass-occupations/options */
export const listWorkpassOccupationOptions = /*#__PURE__*/ $operation<$operations["listWorkpassOccupationOptions"]>("get", "/workpass-occupations/options", ["workpass-occupations", "listWorkpassOccupationOptions"]);

/** Export work pass occupations · GET /workpass-occupations/export */
export const exportWorkpassOccupations = /*#__PURE__*/ $operation<$operations["exportWorkpassOccupations"]>("get", "/workpass-occupations/export", ["workpass-occupations", "exportWorkpassOccupations"]);

/** Import work pass occupations · POST /workpass-occupations/import */
export const importWorkpassOccupations = /*#__PURE__*/ $operation<$operations["importWorkpassOccupations"]>("post", "/workpass-occupations/import", ["workpass-occupations", "importWorkpassOccupations"]);

/** Get a work pass occupation · GET /workpass-occupations/{workpassOccupationId} */
export const getWorkpassOccupation = /*#__PURE__*/ $operation<$operations["getWorkpassOccupation"]>("get", "/workpass-occupations/{workpassOccupationId}", ["workpass-occupations", "getWorkpassOccupation"]);

/** Update a work pass occupation · PUT /workpass-occupations/{workpassOccupationId} */
export const updateWorkpassOccupation = /*#__PURE__*/ $operation<$operations["updateWorkpassOccupation"]>("put", "/workpass-occupations/{workpassOccupationId}", ["workpass-occupations", "updateWorkpassOccupation"]);

/** Delete a work pass occupation · DELETE /workpass-occupations/{workpassOccupationId} */
export const deleteWorkpassOccupation = /*#__PURE__*/ $operation<$operations["deleteWorkpassOccupation"]>("delete", "/workpass-occupations/{workpassOccupationId}", ["workpass-occupations", "deleteWorkpassOccupation"]);

/** Archive a work pass occupation · POST /workpass-occupations/{workpassOccupationId}/archive */
export const archiveWorkpassOccupation = /*#__PURE__*/ $operation<$operations["archiveWorkpassOccupation"]>("post", "/workpass-occupations/{workpassOccupationId}/archive", ["workpass-occupations", "archiveWorkpassOccupation"]);

/** Restore a work pass occupation · POST /workpass-occupations/{workpassOccupationId}/restore */
export const restoreWorkpassOccupation = /*#__PURE__*/ $operation<$operations["restoreWorkpassOccupation"]>("post", "/workpass-occupations/{workpassOccupationId}/restore", ["workpass-occupations", "restoreWorkpassOccupation"]);

/** History of a work pass occupation · GET /workpass-occupations/{workpassOccupationId}/history */
export const listWorkpassOccupationHistory = /*#__PURE__*/ $operation<$operations["listWorkpassOccupationHistory"]>("get", "/workpass-occupations/{workpassOccupationId}/history", ["workpass-occupations", "listWorkpassOccupationHistory"]);
