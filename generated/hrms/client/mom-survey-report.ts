// Generated from the contract by `npm run generate`; never edited.
import { operation as $operation } from "#src/client/call.ts";
import type { operations as $operations } from "../schema.ts";

/** Headcount by survey group · GET /companies/{companyId}/mom-survey-report */
export const getMomSurveyReport = /*#__PURE__*/ $operation<$operations["getMomSurveyReport"]>("get", "/companies/{companyId}/mom-survey-report", ["mom-survey-report", "getMomSurveyReport"]);

/** Export the headcount by survey group · GET /companies/{companyId}/mom-survey-report/export */
export const exportMomSurveyReport = /*#__PURE__*/ $operation<$operations["exportMomSurveyReport"]>("get", "/companies/{companyId}/mom-survey-report/export", ["mom-survey-report", "exportMomSurveyReport"]);
