// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/jobs.ts";
import { infiniteHook as $infiniteHook, infiniteOptionsOf as $infiniteOptionsOf } from "#src/client/infinite.ts";
import { mutationHook as $mutationHook, mutationOf as $mutationOf } from "#src/client/mutation.ts";
import { invalidators as $invalidators, keyOf as $keyOf, optionsOf as $optionsOf, queryHook as $queryHook } from "#src/client/query.ts";

export const listJobsKey = /*#__PURE__*/ $keyOf($call.listJobs);
export const listJobsOptions = /*#__PURE__*/ $optionsOf($call.listJobs);
export const useListJobs = /*#__PURE__*/ $queryHook(listJobsOptions);
export const listJobsInfiniteOptions = /*#__PURE__*/ $infiniteOptionsOf($call.listJobs, "items");
export const useListJobsInfinite = /*#__PURE__*/ $infiniteHook(listJobsInfiniteOptions);

export const watchJobsKey = /*#__PURE__*/ $keyOf($call.watchJobs);
export const watchJobsOptions = /*#__PURE__*/ $optionsOf($call.watchJobs);
export const useWatchJobs = /*#__PURE__*/ $queryHook(watchJobsOptions);

export const getJobKey = /*#__PURE__*/ $keyOf($call.getJob);
export const getJobOptions = /*#__PURE__*/ $optionsOf($call.getJob);
export const useGetJob = /*#__PURE__*/ $queryHook(getJobOptions);

export const cancelJobMutation = /*#__PURE__*/ $mutationOf($call.cancelJob);
export const useCancelJob = /*#__PURE__*/ $mutationHook(cancelJobMutation);

/** Makes queries stale: `invalidate.<operation>(queryClient, input?)`. */
export const invalidate = /*#__PURE__*/ $invalidators({ listJobs: listJobsKey, watchJobs: watchJobsKey, getJob: getJobKey });
