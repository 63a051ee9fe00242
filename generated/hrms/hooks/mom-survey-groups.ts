// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/mom-survey-groups.ts";
import { infiniteHook as $infiniteHook, infiniteOptionsOf as $infiniteOptionsOf } from "#src/client/infinite.ts";
import { mutationHook as $mutationHook, mutationOf as $mutationOf } from "#src/client/mutation.ts";
import { invalidators as $invalidators, keyOf as $keyOf, optionsOf as $optionsOf, queryHook as $queryHook } from "#src/client/query.ts";

export const listMomSurveyGroupsKey = /*#__PURE__*/ $keyOf($call.listMomSurveyGroups);
export const listMomSurveyGroupsOptions = /*#__PURE__*/ $optionsOf($call.listMomSurveyGroups);
export const useListMomSurveyGroups = /*#__PURE__*/ $queryHook(listMomSurveyGroupsOptions);
export const listMomSurveyGroupsInfiniteOptions = /*#__PURE__*/ $infiniteOptionsOf($call.listMomSurveyGroups, "items");
export const useListMomSurveyGroupsInfinite = /*#__PURE__*/ $infiniteHook(listMomSurveyGroupsInfiniteOptions);

export const createMomSurveyGroupMutation = /*#__PURE__*/ $mutationOf($call.createMomSurveyGroup, ["mom-survey-groups","designations"]);
export const useCreateMomSurveyGroup = /*#__PURE__*/ $mutationHook(createMomSurveyGroupMutation);

export const listMomSurveyGroupOptionsKey = /*#__PURE__*/ $keyOf($call.listMomSurveyGroupOptions);
export const listMomSurveyGroupOptionsOptions = /*#__PURE__*/ $optionsOf($call.listMomSurveyGroupOptions);
export const useListMomSurveyGroupOptions = /*#__PURE__*/ $queryHook(listMomSurveyGroupOptionsOptions);

export const exportMomSurveyGroupsKey = /*#__PURE__*/ $keyOf($call.exportMomSurveyGroups);
export const exportMomSurveyGroupsOptions = /*#__PURE__*/ $optionsOf($call.exportMomSurveyGroups);
export const useExportMomSurveyGroups = /*#__PURE__*/ $queryHook(exportMomSurveyGroupsOptions);

export const getMomSurveyGroupKey = /*#__PURE__*/ $keyOf($call.getMomSurveyGroup);
export const getMomSurveyGroupOptions = /*#__PURE__*/ $optionsOf($call.getMomSurveyGroup);
export const useGetMomSurveyGroup = /*#__PURE__*/ $queryHook(getMomSurveyGroupOptions);

export const updateMomSurveyGroupMutation = /*#__PURE__*/ $mutationOf($call.updateMomSurveyGroup, ["mom-survey-groups","designations"]);
export const useUpdateMomSurveyGroup = /*#__PURE__*/ $mutationHook(updateMomSurveyGroupMutation);

export const deleteMomSurveyGroupMutation = /*#__PURE__*/ $mutationOf($call.deleteMomSurveyGroup, ["mom-survey-groups","designations"]);
export const useDeleteMomSurveyGroup = /*#__PURE__*/ $mutationHook(deleteMomSurveyGroupMutation);

export const archiveMomSurveyGroupMutation = /*#__PURE__*/ $mutationOf($call.archiveMomSurveyGroup, ["mom-survey-groups","designations"]);
export const useArchiveMomSurveyGroup = /*#__PURE__*/ $mutationHook(archiveMomSurveyGroupMutation);

export const restoreMomSurveyGroupMutation = /*#__PURE__*/ $mutationOf($call.restoreMomSurveyGroup, ["mom-survey-groups","designations"]);
export const useRestoreMomSurveyGroup = /*#__PURE__*/ $mutationHook(restoreMomSurveyGroupMutation);

export const listMomSurveyGroupHistoryKey = /*#__PURE__*/ $keyOf($call.listMomSurveyGroupHistory);
export const listMomSurveyGroupHistoryOptions = /*#__PURE__*/ $optionsOf($call.listMomSurveyGroupHistory);
export const useListMomSurveyGroupHistory = /*#__PURE__*/ $queryHook(listMomSurveyGroupHistoryOptions);
export const listMomSurveyGroupHistoryInfiniteOptions = /*#__PURE__*/ $infiniteOptionsOf($call.listMomSurveyGroupHistory, "items");
export const useListMomSurveyGroupHistoryInfinite = /*#__PURE__*/ $infiniteHook(listMomSurveyGroupHistoryInfiniteOptions);

/** Makes queries stale: `invalidate.<operation>(queryClient, input?)`. */
export const invalidate = /*#__PURE__*/ $invalidators({ listMomSurveyGroups: listMomSurveyGroupsKey, listMomSurveyGroupOptions: listMomSurveyGroupOptionsKey, exportMomSurveyGroups: exportMomSurveyGroupsKey, getMomSurveyGroup: getMomSurveyGroupKey, listMomSurveyGroupHistory: listMomSurveyGroupHistoryKey });
