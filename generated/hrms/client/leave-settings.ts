// Generated from the contract by `npm run generate`; never edited.
import { operation as $operation } from "#src/client/call.ts";
import type { operations as $operations } from "../schema.ts";

/** List leave settings · GET /companies/{companyId}/leave-settings */
export const listLeaveSettings = /*#__PURE__*/ $operation<$operations["listLeaveSettings"]>("get", "/companies/{companyId}/leave-settings", ["leave-settings", "listLeaveSettings"]);

/** Create a leave setting · POST /companies/{companyId}/leave-settings */
export const createLeaveSetting = /*#__PURE__*/ $operation<$operations["createLeaveSetting"]>("post", "/companies/{companyId}/leave-settings", ["leave-settings", "createLeaveSetting"]);

/** Leave settings to choose from · GET /companies/{companyId}/leave-settings/options */
export const listLeaveSettingOptions = /*#__PURE__*/ $operation<$operations["listLeaveSettingOptions"]>("get", "/companies/{companyId}/leave-settings/options", ["leave-settings", "listLeaveSettingOptions"]);

/** Export leave settings · GET /companies/{companyId}/leave-settings/export */
export const exportLeaveSettings = /*#__PURE__*/ $operation<$operations["exportLeaveSettings"]>("get", "/companies/{companyId}/leave-settings/export", ["leave-settings", "exportLeaveSettings"]);

/** Leave settings that apply to an employee · GET /companies/{companyId}/leave-settings/applicable */
export const getApplicableLeave = /*#__PURE__*/ $operation<$operations["getApplicableLeave"]>("get", "/companies/{companyId}/leave-settings/applicable", ["leave-settings", "getApplicableLeave"]);

/** Copy leave settings to others · POST /companies/{companyId}/leave-settings/apply */
export const applyLeaveSettings = /*#__PURE__*/ $operation<$operations["applyLeaveSettings"]>("post", "/companies/{companyId}/leave-settings/apply", ["leave-settings", "applyLeaveSettings"]);

/** Get a leave setting · GET /companies/{companyId}/leave-settings/{leaveSettingId} */
export const getLeaveSetting = /*#__PURE__*/ $operation<$operations["getLeaveSetting"]>("get", "/companies/{companyId}/leave-settings/{leaveSettingId}", ["leave-settings", "getLeaveSetting"]);

/** Update a leave setting · PUT /companies/{companyId}/leave-settings/{leaveSettingId} */
export const updateLeaveSetting = /*#__PURE__*/ $operation<$operations["updateLeaveSetting"]>("put", "/companies/{companyId}/leave-settings/{leaveSettingId}", ["leave-settings", "updateLeaveSetting"]);

/** Delete a leave setting · DELETE /companies/{companyId}/leave-settings/{leaveSettingId} */
export const deleteLeaveSetting = /*#__PURE__*/ $operation<$operations["deleteLeaveSetting"]>("delete", "/companies/{companyId}/leave-settings/{leaveSettingId}", ["leave-settings", "deleteLeaveSetting"]);

/** Archive a leave setting · POST /companies/{companyId}/leave-settings/{leaveSettingId}/archive */
export const archiveLeaveSetting = /*#__PURE__*/ $operation<$operations["archiveLeaveSetting"]>("post", "/companies/{companyId}/leave-settings/{leaveSettingId}/archive", ["leave-settings", "archiveLeaveSetting"]);

/** Restore a leave setting · POST /companies/{companyId}/leave-settings/{leaveSettingId}/restore */
export const restoreLeaveSetting = /*#__PURE__*/ $operation<$operations["restoreLeaveSetting"]>("post", "/companies/{companyId}/leave-settings/{leaveSettingId}/restore", ["leave-settings", "restoreLeaveSetting"]);

/** History of a leave setting · GET /companies/{companyId}/leave-settings/{leaveSettingId}/history */
export const listLeaveSettingHistory = /*#__PURE__*/ $operation<$operations["listLeaveSettingHistory"]>("get", "/companies/{companyId}/leave-settings/{leaveSettingId}/history", ["leave-settings", "listLeaveSettingHistory"]);
