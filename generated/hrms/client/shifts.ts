// Generated from the contract by `npm run generate`; never edited.
import { operation as $operation } from "#src/client/call.ts";
import type { operations as $operations } from "../schema.ts";

/** List shifts · GET /companies/{companyId}/shifts */
export const listShifts = /*#__PURE__*/ $operation<$operations["listShifts"]>("get", "/companies/{companyId}/shifts", ["shifts", "listShifts"]);

/** Create a shift · POST /companies/{companyId}/shifts */
export const createShift = /*#__PURE__*/ $operation<$operations["createShift"]>("post", "/companies/{companyId}/shifts", ["shifts", "createShift"]);

/** Shifts to choose from · GET /companies/{companyId}/shifts/options */
export const listShiftOptions = /*#__PURE__*/ $operation<$operations["listShiftOptions"]>("get", "/companies/{companyId}/shifts/options", ["shifts", "listShiftOptions"]);

/** Export shifts · GET /companies/{companyId}/shifts/export */
export const exportShifts = /*#__PURE__*/ $operation<$operations["exportShifts"]>("get", "/companies/{companyId}/shifts/export", ["shifts", "exportShifts"]);

/** Get a shift · GET /companies/{companyId}/shifts/{shiftId} */
export const getShift = /*#__PURE__*/ $operation<$operations["getShift"]>("get", "/companies/{companyId}/shifts/{shiftId}", ["shifts", "getShift"]);

/** Update a shift · PUT /companies/{companyId}/shifts/{shiftId} */
export const updateShift = /*#__PURE__*/ $operation<$operations["updateShift"]>("put", "/companies/{companyId}/shifts/{shiftId}", ["shifts", "updateShift"]);

/** Delete a shift · DELETE /companies/{companyId}/shifts/{shiftId} */
export const deleteShift = /*#__PURE__*/ $operation<$operations["deleteShift"]>("delete", "/companies/{companyId}/shifts/{shiftId}", ["shifts", "deleteShift"]);

/** Archive a shift · POST /companies/{companyId}/shifts/{shiftId}/archive */
export const archiveShift = /*#__PURE__*/ $operation<$operations["archiveShift"]>("post", "/companies/{companyId}/shifts/{shiftId}/archive", ["shifts", "archiveShift"]);

/** Restore a shift · POST /companies/{companyId}/shifts/{shiftId}/restore */
export const restoreShift = /*#__PURE__*/ $operation<$operations["restoreShift"]>("post", "/companies/{companyId}/shifts/{shiftId}/restore", ["shifts", "restoreShift"]);

/** History of a shift · GET /companies/{companyId}/shifts/{shiftId}/history */
export const listShiftHistory = /*#__PURE__*/ $operation<$operations["listShiftHistory"]>("get", "/companies/{companyId}/shifts/{shiftId}/history", ["shifts", "listShiftHistory"]);
