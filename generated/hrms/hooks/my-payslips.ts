// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/my-payslips.ts";
import { infiniteHook as $infiniteHook, infiniteOptionsOf as $infiniteOptionsOf } from "#src/client/infinite.ts";
import { mutationHook as $mutationHook, mutationOf as $mutationOf } from "#src/client/mutation.ts";
import { invalidators as $invalidators, keyOf as $keyOf, optionsOf as $optionsOf, queryHook as $queryHook } from "#src/client/query.ts";

export const listMyPayslipsKey = /*#__PURE__*/ $keyOf($call.listMyPayslips);
export const listMyPayslipsOptions = /*#__PURE__*/ $optionsOf($call.listMyPayslips);
export const useListMyPayslips = /*#__PURE__*/ $queryHook(listMyPayslipsOptions);
export const listMyPayslipsInfiniteOptions = /*#__PURE__*/ $infiniteOptionsOf($call.listMyPayslips, "items");
export const useListMyPayslipsInfinite = /*#__PURE__*/ $infiniteHook(listMyPayslipsInfiniteOptions);

export const getMyPayslipKey = /*#__PURE__*/ $keyOf($call.getMyPayslip);
export const getMyPayslipOptions = /*#__PURE__*/ $optionsOf($call.getMyPayslip);
export const useGetMyPayslip = /*#__PURE__*/ $queryHook(getMyPayslipOptions);

export const downloadMyPayslipPdfKey = /*#__PURE__*/ $keyOf($call.downloadMyPayslipPdf);
export const downloadMyPayslipPdfOptions = /*#__PURE__*/ $optionsOf($call.downloadMyPayslipPdf);
export const useDownloadMyPayslipPdf = /*#__PURE__*/ $queryHook(downloadMyPayslipPdfOptions);

export const getMyPayslipExplanationKey = /*#__PURE__*/ $keyOf($call.getMyPayslipExplanation);
export const getMyPayslipExplanationOptions = /*#__PURE__*/ $optionsOf($call.getMyPayslipExplanation);
export const useGetMyPayslipExplanation = /*#__PURE__*/ $queryHook(getMyPayslipExplanationOptions);

export const viewMyPayslipMutation = /*#__PURE__*/ $mutationOf($call.viewMyPayslip);
export const useViewMyPayslip = /*#__PURE__*/ $mutationHook(viewMyPayslipMutation);

export const acknowledgeMyPayslipMutation = /*#__PURE__*/ $mutationOf($call.acknowledgeMyPayslip);
export const useAcknowledgeMyPayslip = /*#__PURE__*/ $mutationHook(acknowledgeMyPayslipMutation);

/** Makes queries stale: `invalidate.<operation>(queryClient, input?)`. */
export const invalidate = /*#__PURE__*/ $invalidators({ listMyPayslips: listMyPayslipsKey, getMyPayslip: getMyPayslipKey, downloadMyPayslipPdf: downloadMyPayslipPdfKey, getMyPayslipExplanation: getMyPayslipExplanationKey });
