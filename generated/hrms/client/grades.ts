// Generated from the contract by `npm run generate`; never edited.
import { operation as $operation } from "#src/client/call.ts";
import type { operations as $operations } from "../schema.ts";

/** List grades · GET /companies/{companyId}/grades */
export const listGrades = /*#__PURE__*/ $operation<$operations["listGrades"]>("get", "/companies/{companyId}/grades", ["grades", "listGrades"]);

/** Create a grade · POST /companies/{companyId}/grades */
export const createGrade = /*#__PURE__*/ $operation<$operations["createGrade"]>("post", "/companies/{companyId}/grades", ["grades", "createGrade"]);

/** Grades to choose from · GET /companies/{companyId}/grades/options */
export const listGradeOptions = /*#__PURE__*/ $operation<$operations["listGradeOptions"]>("get", "/companies/{companyId}/grades/options", ["grades", "listGradeOptions"]);

/** Export grades · GET /companies/{companyId}/grades/export */
export const exportGrades = /*#__PURE__*/ $operation<$operations["exportGrades"]>("get", "/companies/{companyId}/grades/export", ["grades", "exportGrades"]);

/** Get a grade · GET /companies/{companyId}/grades/{gradeId} */
export const getGrade = /*#__PURE__*/ $operation<$operations["getGrade"]>("get", "/companies/{companyId}/grades/{gradeId}", ["grades", "getGrade"]);

/** Update a grade · PUT /companies/{companyId}/grades/{gradeId} */
export const updateGrade = /*#__PURE__*/ $operation<$operations["updateGrade"]>("put", "/companies/{companyId}/grades/{gradeId}", ["grades", "updateGrade"]);

/** Delete a grade · DELETE /companies/{companyId}/grades/{gradeId} */
export const deleteGrade = /*#__PURE__*/ $operation<$operations["deleteGrade"]>("delete", "/companies/{companyId}/grades/{gradeId}", ["grades", "deleteGrade"]);

/** Archive a grade · POST /companies/{companyId}/grades/{gradeId}/archive */
export const archiveGrade = /*#__PURE__*/ $operation<$operations["archiveGrade"]>("post", "/companies/{companyId}/grades/{gradeId}/archive", ["grades", "archiveGrade"]);

/** Restore a grade · POST /companies/{companyId}/grades/{gradeId}/restore */
export const restoreGrade = /*#__PURE__*/ $operation<$operations["restoreGrade"]>("post", "/companies/{companyId}/grades/{gradeId}/restore", ["grades", "restoreGrade"]);

/** History of a grade · GET /companies/{companyId}/grades/{gradeId}/history */
export const listGradeHistory = /*#__PURE__*/ $operation<$operations["listGradeHistory"]>("get", "/companies/{companyId}/grades/{gradeId}/history", ["grades", "listGradeHistory"]);
