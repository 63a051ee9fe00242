// Generated from the contract by `npm run generate`; never edited.
import { operation as $operation } from "#src/client/call.ts";
import type { operations as $operations } from "../schema.ts";

/** List designations · GET /companies/{companyId}/designations */
export const listDesignations = /*#__PURE__*/ $operation<$operations["listDesignations"]>("get", "/companies/{companyId}/designations", ["designations", "listDesignations"]);

/** Create a designation · POST /companies/{companyId}/designations */
export const createDesignation = /*#__PURE__*/ $operation<$operations["createDesignation"]>("post", "/companies/{companyId}/designations", ["designations", "createDesignation"]);

/** Designations to choose from · GET /companies/{companyId}/designations/options */
export const listDesignationOptions = /*#__PURE__*/ $operation<$operations["listDesignationOptions"]>("get", "/companies/{companyId}/designations/options", ["designations", "listDesignationOptions"]);

/** Export designations · GET /companies/{companyId}/designations/export */
export const exportDesignations = /*#__PURE__*/ $operation<$operations["exportDesignations"]>("get", "/companies/{companyId}/designations/export", ["designations", "exportDesignations"]);

/** Get a designation · GET /companies/{companyId}/designations/{designationId} */
export const getDesignation = /*#__PURE__*/ $operation<$operations["getDesignation"]>("get", "/companies/{companyId}/designations/{designationId}", ["designations", "getDesignation"]);

/** Update a designation · PUT /companies/{companyId}/designations/{designationId} */
export const updateDesignation = /*#__PURE__*/ $operation<$operations["updateDesignation"]>("put", "/companies/{companyId}/designations/{designationId}", ["designations", "updateDesignation"]);

/** Delete a designation · DELETE /companies/{companyId}/designations/{designationId} */
export const deleteDesignation = /*#__PURE__*/ $operation<$operations["deleteDesignation"]>("delete", "/companies/{companyId}/designations/{designationId}", ["designations", "deleteDesignation"]);

/** Archive a designation · POST /companies/{companyId}/designations/{designationId}/archive */
export const archiveDesignation = /*#__PURE__*/ $operation<$operations["archiveDesignation"]>("post", "/companies/{companyId}/designations/{designationId}/archive", ["designations", "archiveDesignation"]);

/** Restore a designation · POST /companies/{companyId}/designations/{designationId}/restore */
export const restoreDesignation = /*#__PURE__*/ $operation<$operations["restoreDesignation"]>("post", "/companies/{companyId}/designations/{designationId}/restore", ["designations", "restoreDesignation"]);

/** History of a designation · GET /companies/{companyId}/designations/{designationId}/history */
export const listDesignationHistory = /*#__PURE__*/ $operation<$operations["listDesignationHistory"]>("get", "/companies/{companyId}/designations/{designationId}/history", ["designations", "listDesignationHistory"]);
