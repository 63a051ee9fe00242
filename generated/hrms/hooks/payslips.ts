// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/payslips.ts";
import { infiniteHook as $infiniteHook, infiniteOptionsOf as $infiniteOptionsOf } from "#src/client/infinite.ts";
import { invalidators as $invalidators, keyOf as $keyOf, optionsOf as $optionsOf, queryHook as $queryHook } from "#src/client/query.ts";

export const listPayslipsKey = /*#__PURE__*/ $keyOf($call.listPayslips);
export const listPayslipsOptions = /*#__PURE__*/ $optionsOf($call.listPayslips);
export const useListPayslips = /*#__PURE__*/ $queryHook(listPayslipsOptions);
export const listPayslipsInfiniteOptions = /*#__PURE__*/ $infiniteOptionsOf($call.listPayslips, "items");
export const useListPayslipsInfinite = /*#__PURE__*/ $infiniteHook(listPayslipsInfiniteOptions);

export const exportPayslipsKey = /*#__PURE__*/ $keyOf($call.exportPayslips);
export const exportPayslipsOptions = /*#__PURE__*/ $optionsOf($call.exportPayslips);
export const useExportPayslips = /*#__PURE__*/ $queryHook(exportPayslipsOptions);

export const getPayslipKey = /*#__PURE__*/ $keyOf($call.getPayslip);
export const getPayslipOptions = /*#__PURE__*/ $optionsOf($call.getPayslip);
export const useGetPayslip = /*#__PURE__*/ $queryHook(getPayslipOptions);

export const getPayslipExplanationKey = /*#__PURE__*/ $keyOf($call.getPayslipExplanation);
export const getPayslipExplanationOptions = /*#__PURE__*/ $optionsOf($call.getPayslipExplanation);
export const useGetPayslipExplanation = /*#__PURE__*/ $queryHook(getPayslipExplanationOptions);

export const downloadPayslipPdfKey = /*#__PURE__*/ $keyOf($call.downloadPayslipPdf);
export const downloadPayslipPdfOptions = /*#__PURE__*/ $optionsOf($call.downloadPayslipPdf);
export const useDownloadPayslipPdf = /*#__PURE__*/ $queryHook(downloadPayslipPdfOptions);

export const listPayslipHistoryKey = /*#__PURE__*/ $keyOf($call.listPayslipHistory);
export const listPayslipHistoryOptions = /*#__PURE__*/ $optionsOf($call.listPayslipHistory);
export const useListPayslipHistory = /*#__PURE__*/ $queryHook(listPayslipHistoryOptions);
export const listPayslipHistoryInfiniteOptions = /*#__PURE__*/ $infiniteOptionsOf($call.listPayslipHistory, "items");
export const useListPayslipHistoryInfinite = /*#__PURE__*/ $infiniteHook(listPayslipHistoryInfiniteOptions);

/** Makes queries stale: `invalidate.<operation>(queryClient, input?)`. */
export const invalidate = /*#__PURE__*/ $invalidators({ listPayslips: listPayslipsKey, exportPayslips: exportPayslipsKey, getPayslip: getPayslipKey, getPayslipExplanation: getPayslipExplanationKey, downloadPayslipPdf: downloadPayslipPdfKey, listPayslipHistory: listPayslipHistoryKey });
