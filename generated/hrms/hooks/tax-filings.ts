// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/tax-filings.ts";
import { infiniteHook as $infiniteHook, infiniteOptionsOf as $infiniteOptionsOf } from "#src/client/infinite.ts";
import { mutationHook as $mutationHook, mutationOf as $mutationOf } from "#src/client/mutation.ts";
import { invalidators as $invalidators, keyOf as $keyOf, optionsOf as $optionsOf, queryHook as $queryHook } from "#src/client/query.ts";

export const listTaxFilingsKey = /*#__PURE__*/ $keyOf($call.listTaxFilings);
export const listTaxFilingsOptions = /*#__PURE__*/ $optionsOf($call.listTaxFilings);
export const useListTaxFilings = /*#__PURE__*/ $queryHook(listTaxFilingsOptions);
export const listTaxFilingsInfiniteOptions = /*#__PURE__*/ $infiniteOptionsOf($call.listTaxFilings, "items");
export const useListTaxFilingsInfinite = /*#__PURE__*/ $infiniteHook(listTaxFilingsInfiniteOptions);

export const createTaxFilingMutation = /*#__PURE__*/ $mutationOf($call.createTaxFiling, ["tax-filings","jobs"]);
export const useCreateTaxFiling = /*#__PURE__*/ $mutationHook(createTaxFilingMutation);

export const getTaxFilingKey = /*#__PURE__*/ $keyOf($call.getTaxFiling);
export const getTaxFilingOptions = /*#__PURE__*/ $optionsOf($call.getTaxFiling);
export const useGetTaxFiling = /*#__PURE__*/ $queryHook(getTaxFilingOptions);

export const updateTaxFilingMutation = /*#__PURE__*/ $mutationOf($call.updateTaxFiling);
export const useUpdateTaxFiling = /*#__PURE__*/ $mutationHook(updateTaxFilingMutation);

export const draftTaxFilingMutation = /*#__PURE__*/ $mutationOf($call.draftTaxFiling, ["tax-filings","jobs"]);
export const useDraftTaxFiling = /*#__PURE__*/ $mutationHook(draftTaxFilingMutation);

export const submitTaxFilingMutation = /*#__PURE__*/ $mutationOf($call.submitTaxFiling);
export const useSubmitTaxFiling = /*#__PURE__*/ $mutationHook(submitTaxFilingMutation);

export const approveTaxFilingMutation = /*#__PURE__*/ $mutationOf($call.approveTaxFiling);
export const useApproveTaxFiling = /*#__PURE__*/ $mutationHook(approveTaxFilingMutation);

export const returnTaxFilingMutation = /*#__PURE__*/ $mutationOf($call.returnTaxFiling);
export const useReturnTaxFiling = /*#__PURE__*/ $mutationHook(returnTaxFilingMutation);

export const acknowledgeTaxFilingMutation = /*#__PURE__*/ $mutationOf($call.acknowledgeTaxFiling);
export const useAcknowledgeTaxFiling = /*#__PURE__*/ $mutationHook(acknowledgeTaxFilingMutation);

export const amendTaxFilingMutation = /*#__PURE__*/ $mutationOf($call.amendTaxFiling, ["tax-filings","jobs"]);
export const useAmendTaxFiling = /*#__PURE__*/ $mutationHook(amendTaxFilingMutation);

export const downloadTaxFilingFileKey = /*#__PURE__*/ $keyOf($call.downloadTaxFilingFile);
export const downloadTaxFilingFileOptions = /*#__PURE__*/ $optionsOf($call.downloadTaxFilingFile);
export const useDownloadTaxFilingFile = /*#__PURE__*/ $queryHook(downloadTaxFilingFileOptions);

export const listTaxFilingHistoryKey = /*#__PURE__*/ $keyOf($call.listTaxFilingHistory);
export const listTaxFilingHistoryOptions = /*#__PURE__*/ $optionsOf($call.listTaxFilingHistory);
export const useListTaxFilingHistory = /*#__PURE__*/ $queryHook(listTaxFilingHistoryOptions);
export const listTaxFilingHistoryInfiniteOptions = /*#__PURE__*/ $infiniteOptionsOf($call.listTaxFilingHistory, "items");
export const useListTaxFilingHistoryInfinite = /*#__PURE__*/ $infiniteHook(listTaxFilingHistoryInfiniteOptions);

/** Makes queries stale: `invalidate.<operation>(queryClient, input?)`. */
export const invalidate = /*#__PURE__*/ $invalidators({ listTaxFilings: listTaxFilingsKey, getTaxFiling: getTaxFilingKey, downloadTaxFilingFile: downloadTaxFilingFileKey, listTaxFilingHistory: listTaxFilingHistoryKey });
