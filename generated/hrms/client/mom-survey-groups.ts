// Generated from the contract by `npm run generate`; never edited.
import { operation as $operation } from "#src/client/call.ts";
import type { operations as $operations } from "../schema.ts";

/** List MOM survey groups · GET /companies/{companyId}/mom-survey-groups */
export const listMomSurveyGroups = /*#__PURE__*/ $operation<$operations["listMomSurveyGroups"]>("get", "/companies/{companyId}/mom-survey-groups", ["mom-survey-groups", "listMomSurveyGroups"]);

/** Create a MOM survey group · POST /companies/{companyId}/mom-survey-groups */
export const createMomSurveyGroup = /*#__PURE__*/ $operation<$operations["createMomSurveyGroup"]>("post", "/companies/{companyId}/mom-survey-groups", ["mom-survey-groups", "createMomSurveyGroup"]);

/** MOM survey groups to choose from · GET /companies/{companyId}/mom-survey-groups/options */
export const listMomSurveyGroupOptions = /*#__PURE__*/ $operation<$operations["listMomSurveyGroupOptions"]>("get", "/companies/{companyId}/mom-survey-groups/options", ["mom-survey-groups", "listMomSurveyGroupOptions"]);

/** Export MOM survey groups · GET /companies/{companyId}/mom-survey-groups/export */
export const exportMomSurveyGroups = /*#__PURE__*/ $operation<$operations["exportMomSurveyGroups"]>("get", "/companies/{companyId}/mom-survey-groups/export", ["mom-survey-groups", "exportMomSurveyGroups"]);

/** Get a MOM survey group · GET /companies/{companyId}/mom-survey-groups/{momSurveyGroupId} */
export const getMomSurveyGroup = /*#__PURE__*/ $operation<$operations["getMomSurveyGroup"]>("get", "/companies/{companyId}/mom-survey-groups/{momSurveyGroupId}", ["mom-survey-groups", "getMomSurveyGroup"]);

/** Update a MOM survey group · PUT /companies/{companyId}/mom-survey-groups/{momSurveyGroupId} */
export const updateMomSurveyGroup = /*#__PURE__*/ $operation<$operations["updateMomSurveyGroup"]>("put", "/companies/{companyId}/mom-survey-groups/{momSurveyGroupId}", ["mom-survey-groups", "updateMomSurveyGroup"]);

/** Delete a MOM survey group · DELETE /companies/{companyId}/mom-survey-groups/{momSurveyGroupId} */
export const deleteMomSurveyGroup = /*#__PURE__*/ $operation<$operations["deleteMomSurveyGroup"]>("delete", "/companies/{companyId}/mom-survey-groups/{momSurveyGroupId}", ["mom-survey-groups", "deleteMomSurveyGroup"]);

/** Archive a MOM survey group · POST /companies/{companyId}/mom-survey-groups/{momSurveyGroupId}/archive */
export const archiveMomSurveyGroup = /*#__PURE__*/ $operation<$operations["archiveMomSurveyGroup"]>("post", "/companies/{companyId}/mom-survey-groups/{momSurveyGroupId}/archive", ["mom-survey-groups", "archiveMomSurveyGroup"]);

/** Restore a MOM survey group · POST /companies/{companyId}/mom-survey-groups/{momSurveyGroupId}/restore */
export const restoreMomSurveyGroup = /*#__PURE__*/ $operation<$operations["restoreMomSurveyGroup"]>("post", "/companies/{companyId}/mom-survey-groups/{momSurveyGroupId}/restore", ["mom-survey-groups", "restoreMomSurveyGroup"]);

/** History of a MOM survey group · GET /companies/{companyId}/mom-survey-groups/{momSurveyGroupId}/history */
export const listMomSurveyGroupHistory = /*#__PURE__*/ $operation<$operations["listMomSurveyGroupHistory"]>("get", "/companies/{companyId}/mom-survey-groups/{momSurveyGroupId}/history", ["mom-survey-groups", "listMomSurveyGroupHistory"]);
