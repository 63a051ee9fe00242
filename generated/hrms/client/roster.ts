// Generated from the contract by `npm run generate`; never edited.
import { operation as $operation } from "#src/client/call.ts";
import type { operations as $operations } from "../schema.ts";

/** Get the roster · GET /companies/{companyId}/roster */
export const getRoster = /*#__PURE__*/ $operation<$operations["getRoster"]>("get", "/companies/{companyId}/roster", ["roster", "getRoster"]);

/** Plan days · PUT /companies/{companyId}/roster/entries */
export const updateRosterEntries = /*#__PURE__*/ $operation<$operations["updateRosterEntries"]>("put", "/companies/{companyId}/roster/entries", ["roster", "updateRosterEntries"]);

/** Export the roster · GET /companies/{companyId}/roster/export */
export const exportRoster = /*#__PURE__*/ $operation<$operations["exportRoster"]>("get", "/companies/{companyId}/roster/export", ["roster", "exportRoster"]);

/** Import a roster · POST /companies/{companyId}/roster/import */
export const importRoster = /*#__PURE__*/ $operation<$operations["importRoster"]>("post", "/companies/{companyId}/roster/import", ["roster", "importRoster"]);

/** Copy a week · POST /companies/{companyId}/roster/copy */
export const copyRoster = /*#__PURE__*/ $operation<$operations["copyRoster"]>("post", "/companies/{companyId}/roster/copy", ["roster", "copyRoster"]);

/** Apply a rotation pattern · POST /companies/{companyId}/roster/pattern */
export const applyRosterPattern = /*#__PURE__*/ $operation<$operations["applyRosterPattern"]>("post", "/companies/{companyId}/roster/pattern", ["roster", "applyRosterPattern"]);

/** Publish the roster · POST /companies/{companyId}/roster/publish */
export const publishRoster = /*#__PURE__*/ $operation<$operations["publishRoster"]>("post", "/companies/{companyId}/roster/publish", ["roster", "publishRoster"]);

/** Offer open shifts · POST /companies/{companyId}/open-shifts */
export const createOpenShift = /*#__PURE__*/ $operation<$operations["createOpenShift"]>("post", "/companies/{companyId}/open-shifts", ["roster", "createOpenShift"]);

/** Withdraw an open shift · DELETE /companies/{companyId}/open-shifts/{openShiftId} */
export const deleteOpenShift = /*#__PURE__*/ $operation<$operations["deleteOpenShift"]>("delete", "/companies/{companyId}/open-shifts/{openShiftId}", ["roster", "deleteOpenShift"]);
