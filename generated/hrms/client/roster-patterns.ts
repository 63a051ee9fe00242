// Generated from the contract by `npm run generate`; never edited.
import { operation as $operation } from "#src/client/call.ts";
import type { operations as $operations } from "../schema.ts";

/** List roster patterns · GET /companies/{companyId}/roster-patterns */
export const listRosterPatterns = /*#__PURE__*/ $operation<$operations["listRosterPatterns"]>("get", "/companies/{companyId}/roster-patterns", ["roster-patterns", "listRosterPatterns"]);

/** Create a roster pattern · POST /companies/{companyId}/roster-patterns */
export const createRosterPattern = /*#__PURE__*/ $operation<$operations["createRosterPattern"]>("post", "/companies/{companyId}/roster-patterns", ["roster-patterns", "createRosterPattern"]);

/** Roster patterns to choose from · GET /companies/{companyId}/roster-patterns/options */
export const listRosterPatternOptions = /*#__PURE__*/ $operation<$operations["listRosterPatternOptions"]>("get", "/companies/{companyId}/roster-patterns/options", ["roster-patterns", "listRosterPatternOptions"]);

/** Export roster patterns · GET /companies/{companyId}/roster-patterns/export */
export const exportRosterPatterns = /*#__PURE__*/ $operation<$operations["exportRosterPatterns"]>("get", "/companies/{companyId}/roster-patterns/export", ["roster-patterns", "exportRosterPatterns"]);

/** Get a roster pattern · GET /companies/{companyId}/roster-patterns/{rosterPatternId} */
export const getRosterPattern = /*#__PURE__*/ $operation<$operations["getRosterPattern"]>("get", "/companies/{companyId}/roster-patterns/{rosterPatternId}", ["roster-patterns", "getRosterPattern"]);

/** Update a roster pattern · PUT /companies/{companyId}/roster-patterns/{rosterPatternId} */
export const updateRosterPattern = /*#__PURE__*/ $operation<$operations["updateRosterPattern"]>("put", "/companies/{companyId}/roster-patterns/{rosterPatternId}", ["roster-patterns", "updateRosterPattern"]);

/** Delete a roster pattern · DELETE /companies/{companyId}/roster-patterns/{rosterPatternId} */
export const deleteRosterPattern = /*#__PURE__*/ $operation<$operations["deleteRosterPattern"]>("delete", "/companies/{companyId}/roster-patterns/{rosterPatternId}", ["roster-patterns", "deleteRosterPattern"]);

/** Archive a roster pattern · POST /companies/{companyId}/roster-patterns/{rosterPatternId}/archive */
export const archiveRosterPattern = /*#__PURE__*/ $operation<$operations["archiveRosterPattern"]>("post", "/companies/{companyId}/roster-patterns/{rosterPatternId}/archive", ["roster-patterns", "archiveRosterPattern"]);

/** Restore a roster pattern · POST /companies/{companyId}/roster-patterns/{rosterPatternId}/restore */
export const restoreRosterPattern = /*#__PURE__*/ $operation<$operations["restoreRosterPattern"]>("post", "/companies/{companyId}/roster-patterns/{rosterPatternId}/restore", ["roster-patterns", "restoreRosterPattern"]);

/** History of a roster pattern · GET /companies/{companyId}/roster-patterns/{rosterPatternId}/history */
export const listRosterPatternHistory = /*#__PURE__*/ $operation<$operations["listRosterPatternHistory"]>("get", "/companies/{companyId}/roster-patterns/{rosterPatternId}/history", ["roster-patterns", "listRosterPatternHistory"]);
