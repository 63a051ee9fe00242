// Generated from the contract by `npm run generate`; never edited.
import { operation as $operation } from "#src/client/call.ts";
import type { operations as $operations } from "../schema.ts";

/** List staffing needs · GET /companies/{companyId}/staffing-needs */
export const listStaffingNeeds = /*#__PURE__*/ $operation<$operations["listStaffingNeeds"]>("get", "/companies/{companyId}/staffing-needs", ["staffing-needs", "listStaffingNeeds"]);

/** Create a staffing need · POST /companies/{companyId}/staffing-needs */
export const createStaffingNeed = /*#__PURE__*/ $operation<$operations["createStaffingNeed"]>("post", "/companies/{companyId}/staffing-needs", ["staffing-needs", "createStaffingNeed"]);

/** Staffing needs to choose from · GET /companies/{companyId}/staffing-needs/options */
export const listStaffingNeedOptions = /*#__PURE__*/ $operation<$operations["listStaffingNeedOptions"]>("get", "/companies/{companyId}/staffing-needs/options", ["staffing-needs", "listStaffingNeedOptions"]);

/** Export staffing needs · GET /companies/{companyId}/staffing-needs/export */
export const exportStaffingNeeds = /*#__PURE__*/ $operation<$operations["exportStaffingNeeds"]>("get", "/companies/{companyId}/staffing-needs/export", ["staffing-needs", "exportStaffingNeeds"]);

/** Get a staffing need · GET /companies/{companyId}/staffing-needs/{staffingNeedId} */
export const getStaffingNeed = /*#__PURE__*/ $operation<$operations["getStaffingNeed"]>("get", "/companies/{companyId}/staffing-needs/{staffingNeedId}", ["staffing-needs", "getStaffingNeed"]);

/** Update a staffing need · PUT /companies/{companyId}/staffing-needs/{staffingNeedId} */
export const updateStaffingNeed = /*#__PURE__*/ $operation<$operations["updateStaffingNeed"]>("put", "/companies/{companyId}/staffing-needs/{staffingNeedId}", ["staffing-needs", "updateStaffingNeed"]);

/** Delete a staffing need · DELETE /companies/{companyId}/staffing-needs/{staffingNeedId} */
export const deleteStaffingNeed = /*#__PURE__*/ $operation<$operations["deleteStaffingNeed"]>("delete", "/companies/{companyId}/staffing-needs/{staffingNeedId}", ["staffing-needs", "deleteStaffingNeed"]);

/** Archive a staffing need · POST /companies/{companyId}/staffing-needs/{staffingNeedId}/archive */
export const archiveStaffingNeed = /*#__PURE__*/ $operation<$operations["archiveStaffingNeed"]>("post", "/companies/{companyId}/staffing-needs/{staffingNeedId}/archive", ["staffing-needs", "archiveStaffingNeed"]);

/** Restore a staffing need · POST /companies/{companyId}/staffing-needs/{staffingNeedId}/restore */
export const restoreStaffingNeed = /*#__PURE__*/ $operation<$operations["restoreStaffingNeed"]>("post", "/companies/{companyId}/staffing-needs/{staffingNeedId}/restore", ["staffing-needs", "restoreStaffingNeed"]);

/** History of a staffing need · GET /companies/{companyId}/staffing-needs/{staffingNeedId}/history */
export const listStaffingNeedHistory = /*#__PURE__*/ $operation<$operations["listStaffingNeedHistory"]>("get", "/companies/{companyId}/staffing-needs/{staffingNeedId}/history", ["staffing-needs", "listStaffingNeedHistory"]);
