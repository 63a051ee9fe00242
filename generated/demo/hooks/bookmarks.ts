// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/bookmarks.ts";
import { mutationHook as $mutationHook, mutationOf as $mutationOf } from "#src/client/mutation.ts";
import { invalidators as $invalidators, keyOf as $keyOf, optionsOf as $optionsOf, queryHook as $queryHook } from "#src/client/query.ts";

export const getBookmarksKey = /*#__PURE__*/ $keyOf($call.getBookmarks);
export const getBookmarksOptions = /*#__PURE__*/ $optionsOf($call.getBookmarks);
export const useGetBookmarks = /*#__PURE__*/ $queryHook(getBookmarksOptions);

export const toggleBookmarkMutation = /*#__PURE__*/ $mutationOf($call.toggleBookmark, ["bookmarks","search"]);
export const useToggleBookmark = /*#__PURE__*/ $mutationHook(toggleBookmarkMutation);

/** Makes queries stale: `invalidate.<operation>(queryClient, input?)`. */
export const invalidate = /*#__PURE__*/ $invalidators({ getBookmarks: getBookmarksKey });
