// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/tax-clearances.ts";
import { infiniteHook as $infiniteHook, infiniteOptionsOf as $infiniteOptionsOf } from "#src/client/infinite.ts";
import { mutationHook as $mutationHook, mutationOf as $mutationOf } from "#src/client/mutation.ts";
import { invalidators as $invalidators, keyOf as $keyOf, optionsOf as $optionsOf, queryHook as $queryHook } from "#src/client/query.ts";

export const listTaxClearancesKey = /*#__PURE__*/ $keyOf($call.listTaxClearances);
export const listTaxClearancesOptions = /*#__PURE__*/ $optionsOf($call.listTaxClearances);
export const useListTaxClearances = /*#__PURE__*/ $queryHook(listTaxClearancesOptions);
export const listTaxClearancesInfiniteOptions = /*#__PURE__*/ $infiniteOptionsOf($call.listTaxClearances, "items");
export const useListTaxClearancesInfinite = /*#__PURE__*/ $infiniteHook(listTaxClearancesInfiniteOptions);

export const createTaxClearanceMutation = /*#__PURE__*/ $mutationOf($call.createTaxClearance, ["tax-clearances","settlements"]);
export const useCreateTaxClearance = /*#__PURE__*/ $mutationHook(createTaxClearanceMutation);

export const exportTaxClearancesKey = /*#__PURE__*/ $keyOf($call.exportTaxClearances);
export const exportTaxClearancesOptions = /*#__PURE__*/ $optionsOf($call.exportTaxClearances);
export const useExportTaxClearances = /*#__PURE__*/ $queryHook(exportTaxClearancesOptions);

export const getTaxClearanceKey = /*#__PURE__*/ $keyOf($call.getTaxClearance);
export const getTaxClearanceOptions = /*#__PURE__*/ $optionsOf($call.getTaxClearance);
export const useGetTaxClearance = /*#__PURE__*/ $queryHook(getTaxClearanceOptions);

export const updateTaxClearanceMutation = /*#__PURE__*/ $mutationOf($call.updateTaxClearance);
export const useUpdateTaxClearance = /*#__PURE__*/ $mutationHook(updateTaxClearanceMutation);

export const draftTaxClearanceMutation = /*#__PURE__*/ $mutationOf($call.draftTaxClearance);
export const useDraftTaxClearance = /*#__PURE__*/ $mutationHook(draftTaxClearanceMutation);

export const correctTaxClearanceMutation = /*#__PURE__*/ $mutationOf($call.correctTaxClearance);
export const useCorrectTaxClearance = /*#__PURE__*/ $mutationHook(correctTaxClearanceMutation);

export const submitTaxClearanceMutation = /*#__PURE__*/ $mutationOf($call.submitTaxClearance);
export const useSubmitTaxClearance = /*#__PURE__*/ $mutationHook(submitTaxClearanceMutation);

export const approveTaxClearanceMutation = /*#__PURE__*/ $mutationOf($call.approveTaxClearance);
export const useApproveTaxClearance = /*#__PURE__*/ $mutationHook(approveTaxClearanceMutation);

export const returnTaxClearanceMutation = /*#__PURE__*/ $mutationOf($call.returnTaxClearance);
export const useReturnTaxClearance = /*#__PURE__*/ $mutationHook(returnTaxClearanceMutation);

export const acknowledgeTaxClearanceMutation = /*#__PURE__*/ $mutationOf($call.acknowledgeTaxClearance);
export const useAcknowledgeTaxClearance = /*#__PURE__*/ $mutationHook(acknowledgeTaxClearanceMutation);

export const recordTaxDirectiveMutation = /*#__PURE__*/ $mutationOf($call.recordTaxDirective, ["tax-clearances","settlements"]);
export const useRecordTaxDirective = /*#__PURE__*/ $mutationHook(recordTaxDirectiveMutation);

export const settleTaxClearanceMutation = /*#__PURE__*/ $mutationOf($call.settleTaxClearance, ["tax-clearances","settlements"]);
export const useSettleTaxClearance = /*#__PURE__*/ $mutationHook(settleTaxClearanceMutation);

export const amendTaxClearanceMutation = /*#__PURE__*/ $mutationOf($call.amendTaxClearance, ["tax-clearances","settlements"]);
export const useAmendTaxClearance = /*#__PURE__*/ $mutationHook(amendTaxClearanceMutation);

export const cancelTaxClearanceMutation = /*#__PURE__*/ $mutationOf($call.cancelTaxClearance, ["tax-clearances","settlements"]);
export const useCancelTaxClearance = /*#__PURE__*/ $mutationHook(cancelTaxClearanceMutation);

export const listTaxClearanceHistoryKey = /*#__PURE__*/ $keyOf($call.listTaxClearanceHistory);
export const listTaxClearanceHistoryOptions = /*#__PURE__*/ $optionsOf($call.listTaxClearanceHistory);
export const useListTaxClearanceHistory = /*#__PURE__*/ $queryHook(listTaxClearanceHistoryOptions);
export const listTaxClearanceHistoryInfiniteOptions = /*#__PURE__*/ $infiniteOptionsOf($call.listTaxClearanceHistory, "items");
export const useListTaxClearanceHistoryInfinite = /*#__PURE__*/ $infiniteHook(listTaxClearanceHistoryInfiniteOptions);

/** Makes queries stale: `invalidate.<operation>(queryClient, input?)`. */
export const invalidate = /*#__PURE__*/ $invalidators({ listTaxClearances: listTaxClearancesKey, exportTaxClearances: exportTaxClearancesKey, getTaxClearance: getTaxClearanceKey, listTaxClearanceHistory: listTaxClearanceHistoryKey });
