// Generated from the contract by `npm run generate`; never edited.
import { operation as $operation } from "#src/client/call.ts";
import type { operations as $operations } from "../schema.ts";

/** List delegations · GET /companies/{companyId}/delegations */
export const listDelegations = /*#__PURE__*/ $operation<$operations["listDelegations"]>("get", "/companies/{companyId}/delegations", ["delegations", "listDelegations"]);

/** Create a delegation · POST /companies/{companyId}/delegations */
export const createDelegation = /*#__PURE__*/ $operation<$operations["createDelegation"]>("post", "/companies/{companyId}/delegations", ["delegations", "createDelegation"]);

/** Export delegations · GET /companies/{companyId}/delegations/export */
export const exportDelegations = /*#__PURE__*/ $operation<$operations["exportDelegations"]>("get", "/companies/{companyId}/delegations/export", ["delegations", "exportDelegations"]);

/** Get a delegation · GET /companies/{companyId}/delegations/{delegationId} */
export const getDelegation = /*#__PURE__*/ $operation<$operations["getDelegation"]>("get", "/companies/{companyId}/delegations/{delegationId}", ["delegations", "getDelegation"]);

/** Update a delegation · PUT /companies/{companyId}/delegations/{delegationId} */
export const updateDelegation = /*#__PURE__*/ $operation<$operations["updateDelegation"]>("put", "/companies/{companyId}/delegations/{delegationId}", ["delegations", "updateDelegation"]);

/** Delete a delegation · DELETE /companies/{companyId}/delegations/{delegationId} */
export const deleteDelegation = /*#__PURE__*/ $operation<$operations["deleteDelegation"]>("delete", "/companies/{companyId}/delegations/{delegationId}", ["delegations", "deleteDelegation"]);

/** Archive a delegation · POST /companies/{companyId}/delegations/{delegationId}/archive */
export const archiveDelegation = /*#__PURE__*/ $operation<$operations["archiveDelegation"]>("post", "/companies/{companyId}/delegations/{delegationId}/archive", ["delegations", "archiveDelegation"]);

/** Restore a delegation · POST /companies/{companyId}/delegations/{delegationId}/restore */
export const restoreDelegation = /*#__PURE__*/ $operation<$operations["restoreDelegation"]>("post", "/companies/{companyId}/delegations/{delegationId}/restore", ["delegations", "restoreDelegation"]);

/** History of a delegation · GET /companies/{companyId}/delegations/{delegationId}/history */
export const listDelegationHistory = /*#__PURE__*/ $operation<$operations["listDelegationHistory"]>("get", "/companies/{companyId}/delegations/{delegationId}/history", ["delegations", "listDelegationHistory"]);
