// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/task-templates.ts";
import { infiniteHook as $infiniteHook, infiniteOptionsOf as $infiniteOptionsOf } from "#src/client/infinite.ts";
import { mutationHook as $mutationHook, mutationOf as $mutationOf } from "#src/client/mutation.ts";
import { invalidators as $invalidators, keyOf as $keyOf, optionsOf as $optionsOf, queryHook as $queryHook } from "#src/client/query.ts";

export const listTaskTemplatesKey = /*#__PURE__*/ $keyOf($call.listTaskTemplates);
export const listTaskTemplatesOptions = /*#__PURE__*/ $optionsOf($call.listTaskTemplates);
export const useListTaskTemplates = /*#__PURE__*/ $queryHook(listTaskTemplatesOptions);
export const listTaskTemplatesInfiniteOptions = /*#__PURE__*/ $infiniteOptionsOf($call.listTaskTemplates, "items");
export const useListTaskTemplatesInfinite = /*#__PURE__*/ $infiniteHook(listTaskTemplatesInfiniteOptions);

export const createTaskTemplateMutation = /*#__PURE__*/ $mutationOf($call.createTaskTemplate);
export const useCreateTaskTemplate = /*#__PURE__*/ $mutationHook(createTaskTemplateMutation);

export const exportTaskTemplatesKey = /*#__PURE__*/ $keyOf($call.exportTaskTemplates);
export const exportTaskTemplatesOptions = /*#__PURE__*/ $optionsOf($call.exportTaskTemplates);
export const useExportTaskTemplates = /*#__PURE__*/ $queryHook(exportTaskTemplatesOptions);

export const listTaskTemplateOptionsKey = /*#__PURE__*/ $keyOf($call.listTaskTemplateOptions);
export const listTaskTemplateOptionsOptions = /*#__PURE__*/ $optionsOf($call.listTaskTemplateOptions);
export const useListTaskTemplateOptions = /*#__PURE__*/ $queryHook(listTaskTemplateOptionsOptions);

export const getTaskTemplateKey = /*#__PURE__*/ $keyOf($call.getTaskTemplate);
export const getTaskTemplateOptions = /*#__PURE__*/ $optionsOf($call.getTaskTemplate);
export const useGetTaskTemplate = /*#__PURE__*/ $queryHook(getTaskTemplateOptions);

export const updateTaskTemplateMutation = /*#__PURE__*/ $mutationOf($call.updateTaskTemplate);
export const useUpdateTaskTemplate = /*#__PURE__*/ $mutationHook(updateTaskTemplateMutation);

export const deleteTaskTemplateMutation = /*#__PURE__*/ $mutationOf($call.deleteTaskTemplate);
export const useDeleteTaskTemplate = /*#__PURE__*/ $mutationHook(deleteTaskTemplateMutation);

export const archiveTaskTemplateMutation = /*#__PURE__*/ $mutationOf($call.archiveTaskTemplate);
export const useArchiveTaskTemplate = /*#__PURE__*/ $mutationHook(archiveTaskTemplateMutation);

export const restoreTaskTemplateMutation = /*#__PURE__*/ $mutationOf($call.restoreTaskTemplate);
export const useRestoreTaskTemplate = /*#__PURE__*/ $mutationHook(restoreTaskTemplateMutation);

export const listTaskTemplateHistoryKey = /*#__PURE__*/ $keyOf($call.listTaskTemplateHistory);
export const listTaskTemplateHistoryOptions = /*#__PURE__*/ $optionsOf($call.listTaskTemplateHistory);
export const useListTaskTemplateHistory = /*#__PURE__*/ $queryHook(listTaskTemplateHistoryOptions);
export const listTaskTemplateHistoryInfiniteOptions = /*#__PURE__*/ $infiniteOptionsOf($call.listTaskTemplateHistory, "items");
export const useListTaskTemplateHistoryInfinite = /*#__PURE__*/ $infiniteHook(listTaskTemplateHistoryInfiniteOptions);

/** Makes queries stale: `invalidate.<operation>(queryClient, input?)`. */
export const invalidate = /*#__PURE__*/ $invalidators({ listTaskTemplates: listTaskTemplatesKey, exportTaskTemplates: exportTaskTemplatesKey, listTaskTemplateOptions: listTaskTemplateOptionsKey, getTaskTemplate: getTaskTemplateKey, listTaskTemplateHistory: listTaskTemplateHistoryKey });
