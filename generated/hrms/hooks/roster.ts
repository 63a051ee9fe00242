// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/roster.ts";
import { infiniteHook as $infiniteHook, infiniteOptionsOf as $infiniteOptionsOf } from "#src/client/infinite.ts";
import { mutationHook as $mutationHook, mutationOf as $mutationOf } from "#src/client/mutation.ts";
import { invalidators as $invalidators, keyOf as $keyOf, optionsOf as $optionsOf, queryHook as $queryHook } from "#src/client/query.ts";

export const getRosterKey = /*#__PURE__*/ $keyOf($call.getRoster);
export const getRosterOptions = /*#__PURE__*/ $optionsOf($call.getRoster);
export const useGetRoster = /*#__PURE__*/ $queryHook(getRosterOptions);
export const getRosterInfiniteOptions = /*#__PURE__*/ $infiniteOptionsOf($call.getRoster, "items");
export const useGetRosterInfinite = /*#__PURE__*/ $infiniteHook(getRosterInfiniteOptions);

export const updateRosterEntriesMutation = /*#__PURE__*/ $mutationOf($call.updateRosterEntries);
export const useUpdateRosterEntries = /*#__PURE__*/ $mutationHook(updateRosterEntriesMutation);

export const exportRosterKey = /*#__PURE__*/ $keyOf($call.exportRoster);
export const exportRosterOptions = /*#__PURE__*/ $optionsOf($call.exportRoster);
export const useExportRoster = /*#__PURE__*/ $queryHook(exportRosterOptions);

export const importRosterMutation = /*#__PURE__*/ $mutationOf($call.importRoster);
export const useImportRoster = /*#__PURE__*/ $mutationHook(importRosterMutation);

export const copyRosterMutation = /*#__PURE__*/ $mutationOf($call.copyRoster);
export const useCopyRoster = /*#__PURE__*/ $mutationHook(copyRosterMutation);

export const applyRosterPatternMutation = /*#__PURE__*/ $mutationOf($call.applyRosterPattern);
export const useApplyRosterPattern = /*#__PURE__*/ $mutationHook(applyRosterPatternMutation);

export const publishRosterMutation = /*#__PURE__*/ $mutationOf($call.publishRoster, ["roster","own-attendance","attendance-logs"]);
export const usePublishRoster = /*#__PURE__*/ $mutationHook(publishRosterMutation);

export const createOpenShiftMutation = /*#__PURE__*/ $mutationOf($call.createOpenShift, ["roster","own-attendance"]);
export const useCreateOpenShift = /*#__PURE__*/ $mutationHook(createOpenShiftMutation);

export const deleteOpenShiftMutation = /*#__PURE__*/ $mutationOf($call.deleteOpenShift, ["roster","own-attendance"]);
export const useDeleteOpenShift = /*#__PURE__*/ $mutationHook(deleteOpenShiftMutation);

/** Makes queries stale: `invalidate.<operation>(queryClient, input?)`. */
export const invalidate = /*#__PURE__*/ $invalidators({ getRoster: getRosterKey, exportRoster: exportRosterKey });
