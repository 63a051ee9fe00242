// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/designations.ts";
import { infiniteHook as $infiniteHook, infiniteOptionsOf as $infiniteOptionsOf } from "#src/client/infinite.ts";
import { mutationHook as $mutationHook, mutationOf as $mutationOf } from "#src/client/mutation.ts";
import { invalidators as $invalidators, keyOf as $keyOf, optionsOf as $optionsOf, queryHook as $queryHook } from "#src/client/query.ts";

export const listDesignationsKey = /*#__PURE__*/ $keyOf($call.listDesignations);
export const listDesignationsOptions = /*#__PURE__*/ $optionsOf($call.listDesignations);
export const useListDesignations = /*#__PURE__*/ $queryHook(listDesignationsOptions);
export const listDesignationsInfiniteOptions = /*#__PURE__*/ $infiniteOptionsOf($call.listDesignations, "items");
export const useListDesignationsInfinite = /*#__PURE__*/ $infiniteHook(listDesignationsInfiniteOptions);

export const createDesignationMutation = /*#__PURE__*/ $mutationOf($call.createDesignation, ["designations","dashboard"]);
export const useCreateDesignation = /*#__PURE__*/ $mutationHook(createDesignationMutation);

export const listDesignationOptionsKey = /*#__PURE__*/ $keyOf($call.listDesignationOptions);
export const listDesignationOptionsOptions = /*#__PURE__*/ $optionsOf($call.listDesignationOptions);
export const useListDesignationOptions = /*#__PURE__*/ $queryHook(listDesignationOptionsOptions);

export const exportDesignationsKey = /*#__PURE__*/ $keyOf($call.exportDesignations);
export const exportDesignationsOptions = /*#__PURE__*/ $optionsOf($call.exportDesignations);
export const useExportDesignations = /*#__PURE__*/ $queryHook(exportDesignationsOptions);

export const getDesignationKey = /*#__PURE__*/ $keyOf($call.getDesignation);
export const getDesignationOptions = /*#__PURE__*/ $optionsOf($call.getDesignation);
export const useGetDesignation = /*#__PURE__*/ $queryHook(getDesignationOptions);

export const updateDesignationMutation = /*#__PURE__*/ $mutationOf($call.updateDesignation, ["designations","dashboard"]);
export const useUpdateDesignation = /*#__PURE__*/ $mutationHook(updateDesignationMutation);

export const deleteDesignationMutation = /*#__PURE__*/ $mutationOf($call.deleteDesignation, ["designations","dashboard"]);
export const useDeleteDesignation = /*#__PURE__*/ $mutationHook(deleteDesignationMutation);

export const archiveDesignationMutation = /*#__PURE__*/ $mutationOf($call.archiveDesignation, ["designations","dashboard"]);
export const useArchiveDesignation = /*#__PURE__*/ $mutationHook(archiveDesignationMutation);

export const restoreDesignationMutation = /*#__PURE__*/ $mutationOf($call.restoreDesignation, ["designations","dashboard"]);
export const useRestoreDesignation = /*#__PURE__*/ $mutationHook(restoreDesignationMutation);

export const listDesignationHistoryKey = /*#__PURE__*/ $keyOf($call.listDesignationHistory);
export const listDesignationHistoryOptions = /*#__PURE__*/ $optionsOf($call.listDesignationHistory);
export const useListDesignationHistory = /*#__PURE__*/ $queryHook(listDesignationHistoryOptions);
export const listDesignationHistoryInfiniteOptions = /*#__PURE__*/ $infiniteOptionsOf($call.listDesignationHistory, "items");
export const useListDesignationHistoryInfinite = /*#__PURE__*/ $infiniteHook(listDesignationHistoryInfiniteOptions);

/** Makes queries stale: `invalidate.<operation>(queryClient, input?)`. */
export const invalidate = /*#__PURE__*/ $invalidators({ listDesignations: listDesignationsKey, listDesignationOptions: listDesignationOptionsKey, exportDesignations: exportDesignationsKey, getDesignation: getDesignationKey, listDesignationHistory: listDesignationHistoryKey });
