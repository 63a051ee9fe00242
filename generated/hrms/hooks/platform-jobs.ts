// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/platform-jobs.ts";
import { infiniteHook as $infiniteHook, infiniteOptionsOf as $infiniteOptionsOf } from "#src/client/infinite.ts";
import { mutationHook as $mutationHook, mutationOf as $mutationOf } from "#src/client/mutation.ts";
import { invalidators as $invalidators, keyOf as $keyOf, optionsOf as $optionsOf, queryHook as $queryHook } from "#src/client/query.ts";

export const listPlatformJobsKey = /*#__PURE__*/ $keyOf($call.listPlatformJobs);
export const listPlatformJobsOptions = /*#__PURE__*/ $optionsOf($call.listPlatformJobs);
export const useListPlatformJobs = /*#__PURE__*/ $queryHook(listPlatformJobsOptions);
export const listPlatformJobsInfiniteOptions = /*#__PURE__*/ $infiniteOptionsOf($call.listPlatformJobs, "items");
export const useListPlatformJobsInfinite = /*#__PURE__*/ $infiniteHook(listPlatformJobsInfiniteOptions);

export const cancelPlatformJobMutation = /*#__PURE__*/ $mutationOf($call.cancelPlatformJob);
export const useCancelPlatformJob = /*#__PURE__*/ $mutationHook(cancelPlatformJobMutation);

/** Makes queries stale: `invalidate.<operation>(queryClient, input?)`. */
export const invalidate = /*#__PURE__*/ $invalidators({ listPlatformJobs: listPlatformJobsKey });
