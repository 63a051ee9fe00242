// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/payroll-reports.ts";
import { infiniteHook as $infiniteHook, infiniteOptionsOf as $infiniteOptionsOf } from "#src/client/infinite.ts";
import { invalidators as $invalidators, keyOf as $keyOf, optionsOf as $optionsOf, queryHook as $queryHook } from "#src/client/query.ts";

export const getPayrollReportKey = /*#__PURE__*/ $keyOf($call.getPayrollReport);
export const getPayrollReportOptions = /*#__PURE__*/ $optionsOf($call.getPayrollReport);
export const useGetPayrollReport = /*#__PURE__*/ $queryHook(getPayrollReportOptions);
export const getPayrollReportInfiniteOptions = /*#__PURE__*/ $infiniteOptionsOf($call.getPayrollReport, "items");
export const useGetPayrollReportInfinite = /*#__PURE__*/ $infiniteHook(getPayrollReportInfiniteOptions);

export const exportPayrollReportKey = /*#__PURE__*/ $keyOf($call.exportPayrollReport);
export const exportPayrollReportOptions = /*#__PURE__*/ $optionsOf($call.exportPayrollReport);
export const useExportPayrollReport = /*#__PURE__*/ $queryHook(exportPayrollReportOptions);

/** Makes queries stale: `invalidate.<operation>(queryClient, input?)`. */
export const invalidate = /*#__PURE__*/ $invalidators({ getPayrollReport: getPayrollReportKey, exportPayrollReport: exportPayrollReportKey });
