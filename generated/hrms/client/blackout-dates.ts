// Generated from the contract by `npm run generate`; never edited.
import { operation as $operation } from "#src/client/call.ts";
import type { operations as $operations } from "../schema.ts";

/** List blackout dates · GET /companies/{companyId}/blackout-dates */
export const listBlackoutDates = /*#__PURE__*/ $operation<$operations["listBlackoutDates"]>("get", "/companies/{companyId}/blackout-dates", ["blackout-dates", "listBlackoutDates"]);

/** Create a blackout date · POST /companies/{companyId}/blackout-dates */
export const createBlackoutDate = /*#__PURE__*/ $operation<$operations["createBlackoutDate"]>("post", "/companies/{companyId}/blackout-dates", ["blackout-dates", "createBlackoutDate"]);

/** Blackout dates to choose from · GET /companies/{companyId}/blackout-dates/options */
export const listBlackoutDateOptions = /*#__PURE__*/ $operation<$operations["listBlackoutDateOptions"]>("get", "/companies/{companyId}/blackout-dates/options", ["blackout-dates", "listBlackoutDateOptions"]);

/** Export blackout dates · GET /companies/{companyId}/blackout-dates/export */
export const exportBlackoutDates = /*#__PURE__*/ $operation<$operations["exportBlackoutDates"]>("get", "/companies/{companyId}/blackout-dates/export", ["blackout-dates", "exportBlackoutDates"]);

/** Get a blackout date · GET /companies/{companyId}/blackout-dates/{blackoutDateId} */
export const getBlackoutDate = /*#__PURE__*/ $operation<$operations["getBlackoutDate"]>("get", "/companies/{companyId}/blackout-dates/{blackoutDateId}", ["blackout-dates", "getBlackoutDate"]);

/** Update a blackout date · PUT /companies/{companyId}/blackout-dates/{blackoutDateId} */
export const updateBlackoutDate = /*#__PURE__*/ $operation<$operations["updateBlackoutDate"]>("put", "/companies/{companyId}/blackout-dates/{blackoutDateId}", ["blackout-dates", "updateBlackoutDate"]);

/** Delete a blackout date · DELETE /companies/{companyId}/blackout-dates/{blackoutDateId} */
export const deleteBlackoutDate = /*#__PURE__*/ $operation<$operations["deleteBlackoutDate"]>("delete", "/companies/{companyId}/blackout-dates/{blackoutDateId}", ["blackout-dates", "deleteBlackoutDate"]);

/** Archive a blackout date · POST /companies/{companyId}/blackout-dates/{blackoutDateId}/archive */
export const archiveBlackoutDate = /*#__PURE__*/ $operation<$operations["archiveBlackoutDate"]>("post", "/companies/{companyId}/blackout-dates/{blackoutDateId}/archive", ["blackout-dates", "archiveBlackoutDate"]);

/** Restore a blackout date · POST /companies/{companyId}/blackout-dates/{blackoutDateId}/restore */
export const restoreBlackoutDate = /*#__PURE__*/ $operation<$operations["restoreBlackoutDate"]>("post", "/companies/{companyId}/blackout-dates/{blackoutDateId}/restore", ["blackout-dates", "restoreBlackoutDate"]);

/** History of a blackout date · GET /companies/{companyId}/blackout-dates/{blackoutDateId}/history */
export const listBlackoutDateHistory = /*#__PURE__*/ $operation<$operations["listBlackoutDateHistory"]>("get", "/companies/{companyId}/blackout-dates/{blackoutDateId}/history", ["blackout-dates", "listBlackoutDateHistory"]);
