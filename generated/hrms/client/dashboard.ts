// Generated from the contract by `npm run generate`; never edited.
import { operation as $operation } from "#src/client/call.ts";
import type { operations as $operations } from "../schema.ts";

/** Counts, people and latest changes of a company · GET /companies/{companyId}/dashboard */
export const getDashboard = /*#__PURE__*/ $operation<$operations["getDashboard"]>("get", "/companies/{companyId}/dashboard", ["dashboard", "getDashboard"]);

/** List pending approvals · GET /companies/{companyId}/approvals */
export const listPendingApprovals = /*#__PURE__*/ $operation<$operations["listPendingApprovals"]>("get", "/companies/{companyId}/approvals", ["dashboard", "listPendingApprovals"]);

/** Export pending approvals · GET /companies/{companyId}/approvals/export */
export const exportPendingApprovals = /*#__PURE__*/ $operation<$operations["exportPendingApprovals"]>("get", "/companies/{companyId}/approvals/export", ["dashboard", "exportPendingApprovals"]);

/** Hide or show the guided start · PUT /companies/{companyId}/setup */
export const updateSetup = /*#__PURE__*/ $operation<$operations["updateSetup"]>("put", "/companies/{companyId}/setup", ["dashboard", "updateSetup"]);
