// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/parallel-run.ts";
import { infiniteHook as $infiniteHook, infiniteOptionsOf as $infiniteOptionsOf } from "#src/client/infinite.ts";
import { mutationHook as $mutationHook, mutationOf as $mutationOf } from "#src/client/mutation.ts";
import { invalidators as $invalidators, keyOf as $keyOf, optionsOf as $optionsOf, queryHook as $queryHook } from "#src/client/query.ts";

export const getParallelRunKey = /*#__PURE__*/ $keyOf($call.getParallelRun);
export const getParallelRunOptions = /*#__PURE__*/ $optionsOf($call.getParallelRun);
export const useGetParallelRun = /*#__PURE__*/ $queryHook(getParallelRunOptions);

export const uploadParallelPayslipsMutation = /*#__PURE__*/ $mutationOf($call.uploadParallelPayslips, ["parallel-run","pay-runs"]);
export const useUploadParallelPayslips = /*#__PURE__*/ $mutationHook(uploadParallelPayslipsMutation);

export const removeParallelPayslipsMutation = /*#__PURE__*/ $mutationOf($call.removeParallelPayslips, ["parallel-run","pay-runs"]);
export const useRemoveParallelPayslips = /*#__PURE__*/ $mutationHook(removeParallelPayslipsMutation);

export const listParallelDifferencesKey = /*#__PURE__*/ $keyOf($call.listParallelDifferences);
export const listParallelDifferencesOptions = /*#__PURE__*/ $optionsOf($call.listParallelDifferences);
export const useListParallelDifferences = /*#__PURE__*/ $queryHook(listParallelDifferencesOptions);
export const listParallelDifferencesInfiniteOptions = /*#__PURE__*/ $infiniteOptionsOf($call.listParallelDifferences, "items");
export const useListParallelDifferencesInfinite = /*#__PURE__*/ $infiniteHook(listParallelDifferencesInfiniteOptions);

export const acceptParallelDifferenceMutation = /*#__PURE__*/ $mutationOf($call.acceptParallelDifference, ["parallel-run","pay-runs"]);
export const useAcceptParallelDifference = /*#__PURE__*/ $mutationHook(acceptParallelDifferenceMutation);

export const reopenParallelDifferenceMutation = /*#__PURE__*/ $mutationOf($call.reopenParallelDifference, ["parallel-run","pay-runs"]);
export const useReopenParallelDifference = /*#__PURE__*/ $mutationHook(reopenParallelDifferenceMutation);

/** Makes queries stale: `invalidate.<operation>(queryClient, input?)`. */
export const invalidate = /*#__PURE__*/ $invalidators({ getParallelRun: getParallelRunKey, listParallelDifferences: listParallelDifferencesKey });
