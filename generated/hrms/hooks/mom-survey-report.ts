// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/mom-survey-report.ts";
import { invalidators as $invalidators, keyOf as $keyOf, optionsOf as $optionsOf, queryHook as $queryHook } from "#src/client/query.ts";

export const getMomSurveyReportKey = /*#__PURE__*/ $keyOf($call.getMomSurveyReport);
export const getMomSurveyReportOptions = /*#__PURE__*/ $optionsOf($call.getMomSurveyReport);
export const useGetMomSurveyReport = /*#__PURE__*/ $queryHook(getMomSurveyReportOptions);

export const exportMomSurveyReportKey = /*#__PURE__*/ $keyOf($call.exportMomSurveyReport);
export const exportMomSurveyReportOptions = /*#__PURE__*/ $optionsOf($call.exportMomSurveyReport);
export const useExportMomSurveyReport = /*#__PURE__*/ $queryHook(exportMomSurveyReportOptions);

/** Makes queries stale: `invalidate.<operation>(queryClient, input?)`. */
export const invalidate = /*#__PURE__*/ $invalidators({ getMomSurveyReport: getMomSurveyReportKey, exportMomSurveyReport: exportMomSurveyReportKey });
