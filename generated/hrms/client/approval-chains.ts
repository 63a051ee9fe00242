// Generated from the contract by `npm run generate`; never edited.
import { operation as $operation } from "#src/client/call.ts";
import type { operations as $operations } from "../schema.ts";

/** Preview who would decide for an employee · POST /companies/{companyId}/approval-chains/preview */
export const previewApprovalChain = /*#__PURE__*/ $operation<$operations["previewApprovalChain"]>("post", "/companies/{companyId}/approval-chains/preview", ["approval-chains", "previewApprovalChain"]);

/** List approval chains · GET /companies/{companyId}/approval-chains */
export const listApprovalChains = /*#__PURE__*/ $operation<$operations["listApprovalChains"]>("get", "/companies/{companyId}/approval-chains", ["approval-chains", "listApprovalChains"]);

/** Create an approval chain · POST /companies/{companyId}/approval-chains */
export const createApprovalChain = /*#__PURE__*/ $operation<$operations["createApprovalChain"]>("post", "/companies/{companyId}/approval-chains", ["approval-chains", "createApprovalChain"]);

/** Approval chains to choose from · GET /companies/{companyId}/approval-chains/options */
export const listApprovalChainOptions = /*#__PURE__*/ $operation<$operations["listApprovalChainOptions"]>("get", "/companies/{companyId}/approval-chains/options", ["approval-chains", "listApprovalChainOptions"]);

/** Export approval chains · GET /companies/{companyId}/approval-chains/export */
export const exportApprovalChains = /*#__PURE__*/ $operation<$operations["exportApprovalChains"]>("get", "/companies/{companyId}/approval-chains/export", ["approval-chains", "exportApprovalChains"]);

/** Get an approval chain · GET /companies/{companyId}/approval-chains/{approvalChainId} */
export const getApprovalChain = /*#__PURE__*/ $operation<$operations["getApprovalChain"]>("get", "/companies/{companyId}/approval-chains/{approvalChainId}", ["approval-chains", "getApprovalChain"]);

/** Update an approval chain · PUT /companies/{companyId}/approval-chains/{approvalChainId} */
export const updateApprovalChain = /*#__PURE__*/ $operation<$operations["updateApprovalChain"]>("put", "/companies/{companyId}/approval-chains/{approvalChainId}", ["approval-chains", "updateApprovalChain"]);

/** Delete an approval chain · DELETE /companies/{companyId}/approval-chains/{approvalChainId} */
export const deleteApprovalChain = /*#__PURE__*/ $operation<$operations["deleteApprovalChain"]>("delete", "/companies/{companyId}/approval-chains/{approvalChainId}", ["approval-chains", "deleteApprovalChain"]);

/** Archive an approval chain · POST /companies/{companyId}/approval-chains/{approvalChainId}/archive */
export const archiveApprovalChain = /*#__PURE__*/ $operation<$operations["archiveApprovalChain"]>("post", "/companies/{companyId}/approval-chains/{approvalChainId}/archive", ["approval-chains", "archiveApprovalChain"]);

/** Restore an approval chain · POST /companies/{companyId}/approval-chains/{approvalChainId}/restore */
export const restoreApprovalChain = /*#__PURE__*/ $operation<$operations["restoreApprovalChain"]>("post", "/companies/{companyId}/approval-chains/{approvalChainId}/restore", ["approval-chains", "restoreApprovalChain"]);

/** History of an approval chain · GET /companies/{companyId}/approval-chains/{approvalChainId}/history */
export const listApprovalChainHistory = /*#__PURE__*/ $operation<$operations["listApprovalChainHistory"]>("get", "/companies/{companyId}/approval-chains/{approvalChainId}/history", ["approval-chains", "listApprovalChainHistory"]);
