// Generated from the contract by `npm run generate`; never edited.
import { operation as $operation } from "#src/client/call.ts";
import type { operations as $operations } from "../schema.ts";

/** List year settings · GET /companies/{companyId}/year-settings */
export const listYearSettings = /*#__PURE__*/ $operation<$operations["listYearSettings"]>("get", "/companies/{companyId}/year-settings", ["year-settings", "listYearSettings"]);

/** Create a year setting · POST /companies/{companyId}/year-settings */
export const createYearSetting = /*#__PURE__*/ $operation<$operations["createYearSetting"]>("post", "/companies/{companyId}/year-settings", ["year-settings", "createYearSetting"]);

/** Year settings to choose from · GET /companies/{companyId}/year-settings/options */
export const listYearSettingOptions = /*#__PURE__*/ $operation<$operations["listYearSettingOptions"]>("get", "/companies/{companyId}/year-settings/options", ["year-settings", "listYearSettingOptions"]);

/** Export year settings · GET /companies/{companyId}/year-settings/export */
export const exportYearSettings = /*#__PURE__*/ $operation<$operations["exportYearSettings"]>("get", "/companies/{companyId}/year-settings/export", ["year-settings", "exportYearSettings"]);

/** Leave year of a day · GET /companies/{companyId}/year-settings/current */
export const getLeaveYear = /*#__PURE__*/ $operation<$operations["getLeaveYear"]>("get", "/companies/{companyId}/year-settings/current", ["year-settings", "getLeaveYear"]);

/** Get a year setting · GET /companies/{companyId}/year-settings/{yearSettingId} */
export const getYearSetting = /*#__PURE__*/ $operation<$operations["getYearSetting"]>("get", "/companies/{companyId}/year-settings/{yearSettingId}", ["year-settings", "getYearSetting"]);

/** Update a year setting · PUT /companies/{companyId}/year-settings/{yearSettingId} */
export const updateYearSetting = /*#__PURE__*/ $operation<$operations["updateYearSetting"]>("put", "/companies/{companyId}/year-settings/{yearSettingId}", ["year-settings", "updateYearSetting"]);

/** Delete a year setting · DELETE /companies/{companyId}/year-settings/{yearSettingId} */
export const deleteYearSetting = /*#__PURE__*/ $operation<$operations["deleteYearSetting"]>("delete", "/companies/{companyId}/year-settings/{yearSettingId}", ["year-settings", "deleteYearSetting"]);

/** Archive a year setting · POST /companies/{companyId}/year-settings/{yearSettingId}/archive */
export const archiveYearSetting = /*#__PURE__*/ $operation<$operations["archiveYearSetting"]>("post", "/companies/{companyId}/year-settings/{yearSettingId}/archive", ["year-settings", "archiveYearSetting"]);

/** Restore a year setting · POST /companies/{companyId}/year-settings/{yearSettingId}/restore */
export const restoreYearSetting = /*#__PURE__*/ $operation<$operations["restoreYearSetting"]>("post", "/companies/{companyId}/year-settings/{yearSettingId}/restore", ["year-settings", "restoreYearSetting"]);

/** What closing a leave year does to balances · GET /companies/{companyId}/year-settings/{yearSettingId}/closing */
export const listYearClosing = /*#__PURE__*/ $operation<$operations["listYearClosing"]>("get", "/companies/{companyId}/year-settings/{yearSettingId}/closing", ["year-settings", "listYearClosing"]);

/** Export what closing a leave year does · GET /companies/{companyId}/year-settings/{yearSettingId}/closing/export */
export const exportYearClosing = /*#__PURE__*/ $operation<$operations["exportYearClosing"]>("get", "/companies/{companyId}/year-settings/{yearSettingId}/closing/export", ["year-settings", "exportYearClosing"]);

/** Close a leave year · POST /companies/{companyId}/year-settings/{yearSettingId}/close */
export const closeLeaveYear = /*#__PURE__*/ $operation<$operations["closeLeaveYear"]>("post", "/companies/{companyId}/year-settings/{yearSettingId}/close", ["year-settings", "closeLeaveYear"]);

/** Reopen a closed leave year · POST /companies/{companyId}/year-settings/{yearSettingId}/reopen */
export const reopenLeaveYear = /*#__PURE__*/ $operation<$operations["reopenLeaveYear"]>("post", "/companies/{companyId}/year-settings/{yearSettingId}/reopen", ["year-settings", "reopenLeaveYear"]);

/** History of a year setting · GET /companies/{companyId}/year-settings/{yearSettingId}/history */
export const listYearSettingHistory = /*#__PURE__*/ $operation<$operations["listYearSettingHistory"]>("get", "/companies/{companyId}/year-settings/{yearSettingId}/history", ["year-settings", "listYearSettingHistory"]);
