// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/leave-feeds.ts";
import { mutationHook as $mutationHook, mutationOf as $mutationOf } from "#src/client/mutation.ts";
import { invalidators as $invalidators, keyOf as $keyOf, optionsOf as $optionsOf, queryHook as $queryHook } from "#src/client/query.ts";

export const listLeaveFeedsKey = /*#__PURE__*/ $keyOf($call.listLeaveFeeds);
export const listLeaveFeedsOptions = /*#__PURE__*/ $optionsOf($call.listLeaveFeeds);
export const useListLeaveFeeds = /*#__PURE__*/ $queryHook(listLeaveFeedsOptions);

export const createLeaveFeedMutation = /*#__PURE__*/ $mutationOf($call.createLeaveFeed);
export const useCreateLeaveFeed = /*#__PURE__*/ $mutationHook(createLeaveFeedMutation);

export const revokeLeaveFeedMutation = /*#__PURE__*/ $mutationOf($call.revokeLeaveFeed);
export const useRevokeLeaveFeed = /*#__PURE__*/ $mutationHook(revokeLeaveFeedMutation);

export const readLeaveFeedKey = /*#__PURE__*/ $keyOf($call.readLeaveFeed);
export const readLeaveFeedOptions = /*#__PURE__*/ $optionsOf($call.readLeaveFeed);
export const useReadLeaveFeed = /*#__PURE__*/ $queryHook(readLeaveFeedOptions);

/** Makes queries stale: `invalidate.<operation>(queryClient, input?)`. */
export const invalidate = /*#__PURE__*/ $invalidators({ listLeaveFeeds: listLeaveFeedsKey, readLeaveFeed: readLeaveFeedKey });
