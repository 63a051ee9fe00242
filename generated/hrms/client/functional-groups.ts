// Generated from the contract by `npm run generate`; never edited.
import { operation as $operation } from "#src/client/call.ts";
import type { operations as $operations } from "../schema.ts";

/** List functional groups · GET /companies/{companyId}/functional-groups */
export const listFunctionalGroups = /*#__PURE__*/ $operation<$operations["listFunctionalGroups"]>("get", "/companies/{companyId}/functional-groups", ["functional-groups", "listFunctionalGroups"]);

/** Create a functional group · POST /companies/{companyId}/functional-groups */
export const createFunctionalGroup = /*#__PURE__*/ $operation<$operations["createFunctionalGroup"]>("post", "/companies/{companyId}/functional-groups", ["functional-groups", "createFunctionalGroup"]);

/** Functional groups to choose from · GET /companies/{companyId}/functional-groups/options */
export const listFunctionalGroupOptions = /*#__PURE__*/ $operation<$operations["listFunctionalGroupOptions"]>("get", "/companies/{companyId}/functional-groups/options", ["functional-groups", "listFunctionalGroupOptions"]);

/** Export functional groups · GET /companies/{companyId}/functional-groups/export */
export const exportFunctionalGroups = /*#__PURE__*/ $operation<$operations["exportFunctionalGroups"]>("get", "/companies/{companyId}/functional-groups/export", ["functional-groups", "exportFunctionalGroups"]);

/** Get a functional group · GET /companies/{companyId}/functional-groups/{functionalGroupId} */
export const getFunctionalGroup = /*#__PURE__*/ $operation<$operations["getFunctionalGroup"]>("get", "/companies/{companyId}/functional-groups/{functionalGroupId}", ["functional-groups", "getFunctionalGroup"]);

/** Update a functional group · PUT /companies/{companyId}/functional-groups/{functionalGroupId} */
export const updateFunctionalGroup = /*#__PURE__*/ $operation<$operations["updateFunctionalGroup"]>("put", "/companies/{companyId}/functional-groups/{functionalGroupId}", ["functional-groups", "updateFunctionalGroup"]);

/** Delete a functional group · DELETE /companies/{companyId}/functional-groups/{functionalGroupId} */
export const deleteFunctionalGroup = /*#__PURE__*/ $operation<$operations["deleteFunctionalGroup"]>("delete", "/companies/{companyId}/functional-groups/{functionalGroupId}", ["functional-groups", "deleteFunctionalGroup"]);

/** Archive a functional group · POST /companies/{companyId}/functional-groups/{functionalGroupId}/archive */
export const archiveFunctionalGroup = /*#__PURE__*/ $operation<$operations["archiveFunctionalGroup"]>("post", "/companies/{companyId}/functional-groups/{functionalGroupId}/archive", ["functional-groups", "archiveFunctionalGroup"]);

/** Restore a functional group · POST /companies/{companyId}/functional-groups/{functionalGroupId}/restore */
export const restoreFunctionalGroup = /*#__PURE__*/ $operation<$operations["restoreFunctionalGroup"]>("post", "/companies/{companyId}/functional-groups/{functionalGroupId}/restore", ["functional-groups", "restoreFunctionalGroup"]);

/** History of a functional group · GET /companies/{companyId}/functional-groups/{functionalGroupId}/history */
export const listFunctionalGroupHistory = /*#__PURE__*/ $operation<$operations["listFunctionalGroupHistory"]>("get", "/companies/{companyId}/functional-groups/{functionalGroupId}/history", ["functional-groups", "listFunctionalGroupHistory"]);
