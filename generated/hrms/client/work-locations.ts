// Generated from the contract by `npm run generate`; never edited.
import { operation as $operation } from "#src/client/call.ts";
import type { operations as $operations } from "../schema.ts";

/** List work locations · GET /companies/{companyId}/work-locations */
export const listWorkLocations = /*#__PURE__*/ $operation<$operations["listWorkLocations"]>("get", "/companies/{companyId}/work-locations", ["work-locations", "listWorkLocations"]);

/** Create a work location · POST /companies/{companyId}/work-locations */
export const createWorkLocation = /*#__PURE__*/ $operation<$operations["createWorkLocation"]>("post", "/companies/{companyId}/work-locations", ["work-locations", "createWorkLocation"]);

/** Work locations to choose from · GET /companies/{companyId}/work-locations/options */
export const listWorkLocationOptions = /*#__PURE__*/ $operation<$operations["listWorkLocationOptions"]>("get", "/companies/{companyId}/work-locations/options", ["work-locations", "listWorkLocationOptions"]);

/** Export work locations · GET /companies/{companyId}/work-locations/export */
export const exportWorkLocations = /*#__PURE__*/ $operation<$operations["exportWorkLocations"]>("get", "/companies/{companyId}/work-locations/export", ["work-locations", "exportWorkLocations"]);

/** Get a work location · GET /companies/{companyId}/work-locations/{workLocationId} */
export const getWorkLocation = /*#__PURE__*/ $operation<$operations["getWorkLocation"]>("get", "/companies/{companyId}/work-locations/{workLocationId}", ["work-locations", "getWorkLocation"]);

/** Update a work location · PUT /companies/{companyId}/work-locations/{workLocationId} */
export const updateWorkLocation = /*#__PURE__*/ $operation<$operations["updateWorkLocation"]>("put", "/companies/{companyId}/work-locations/{workLocationId}", ["work-locations", "updateWorkLocation"]);

/** Delete a work location · DELETE /companies/{companyId}/work-locations/{workLocationId} */
export const deleteWorkLocation = /*#__PURE__*/ $operation<$operations["deleteWorkLocation"]>("delete", "/companies/{companyId}/work-locations/{workLocationId}", ["work-locations", "deleteWorkLocation"]);

/** Archive a work location · POST /companies/{companyId}/work-locations/{workLocationId}/archive */
export const archiveWorkLocation = /*#__PURE__*/ $operation<$operations["archiveWorkLocation"]>("post", "/companies/{companyId}/work-locations/{workLocationId}/archive", ["work-locations", "archiveWorkLocation"]);

/** Restore a work location · POST /companies/{companyId}/work-locations/{workLocationId}/restore */
export const restoreWorkLocation = /*#__PURE__*/ $operation<$operations["restoreWorkLocation"]>("post", "/companies/{companyId}/work-locations/{workLocationId}/restore", ["work-locations", "restoreWorkLocation"]);

/** History of a work location · GET /companies/{companyId}/work-locations/{workLocationId}/history */
export const listWorkLocationHistory = /*#__PURE__*/ $operation<$operations["listWorkLocationHistory"]>("get", "/companies/{companyId}/work-locations/{workLocationId}/history", ["work-locations", "listWorkLocationHistory"]);
