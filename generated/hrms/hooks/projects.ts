// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/projects.ts";
import { infiniteHook as $infiniteHook, infiniteOptionsOf as $infiniteOptionsOf } from "#src/client/infinite.ts";
import { mutationHook as $mutationHook, mutationOf as $mutationOf } from "#src/client/mutation.ts";
import { invalidators as $invalidators, keyOf as $keyOf, optionsOf as $optionsOf, queryHook as $queryHook } from "#src/client/query.ts";

export const listProjectsKey = /*#__PURE__*/ $keyOf($call.listProjects);
export const listProjectsOptions = /*#__PURE__*/ $optionsOf($call.listProjects);
export const useListProjects = /*#__PURE__*/ $queryHook(listProjectsOptions);
export const listProjectsInfiniteOptions = /*#__PURE__*/ $infiniteOptionsOf($call.listProjects, "items");
export const useListProjectsInfinite = /*#__PURE__*/ $infiniteHook(listProjectsInfiniteOptions);

export const createProjectMutation = /*#__PURE__*/ $mutationOf($call.createProject, ["projects","clients"]);
export const useCreateProject = /*#__PURE__*/ $mutationHook(createProjectMutation);

export const listProjectOptionsKey = /*#__PURE__*/ $keyOf($call.listProjectOptions);
export const listProjectOptionsOptions = /*#__PURE__*/ $optionsOf($call.listProjectOptions);
export const useListProjectOptions = /*#__PURE__*/ $queryHook(listProjectOptionsOptions);

export const exportProjectsKey = /*#__PURE__*/ $keyOf($call.exportProjects);
export const exportProjectsOptions = /*#__PURE__*/ $optionsOf($call.exportProjects);
export const useExportProjects = /*#__PURE__*/ $queryHook(exportProjectsOptions);

export const getProjectKey = /*#__PURE__*/ $keyOf($call.getProject);
export const getProjectOptions = /*#__PURE__*/ $optionsOf($call.getProject);
export const useGetProject = /*#__PURE__*/ $queryHook(getProjectOptions);

export const updateProjectMutation = /*#__PURE__*/ $mutationOf($call.updateProject, ["projects","clients"]);
export const useUpdateProject = /*#__PURE__*/ $mutationHook(updateProjectMutation);

export const deleteProjectMutation = /*#__PURE__*/ $mutationOf($call.deleteProject, ["projects","clients"]);
export const useDeleteProject = /*#__PURE__*/ $mutationHook(deleteProjectMutation);

export const archiveProjectMutation = /*#__PURE__*/ $mutationOf($call.archiveProject, ["projects","clients"]);
export const useArchiveProject = /*#__PURE__*/ $mutationHook(archiveProjectMutation);

export const restoreProjectMutation = /*#__PURE__*/ $mutationOf($call.restoreProject, ["projects","clients"]);
export const useRestoreProject = /*#__PURE__*/ $mutationHook(restoreProjectMutation);

export const listProjectHistoryKey = /*#__PURE__*/ $keyOf($call.listProjectHistory);
export const listProjectHistoryOptions = /*#__PURE__*/ $optionsOf($call.listProjectHistory);
export const useListProjectHistory = /*#__PURE__*/ $queryHook(listProjectHistoryOptions);
export const listProjectHistoryInfiniteOptions = /*#__PURE__*/ $infiniteOptionsOf($call.listProjectHistory, "items");
export const useListProjectHistoryInfinite = /*#__PURE__*/ $infiniteHook(listProjectHistoryInfiniteOptions);

/** Makes queries stale: `invalidate.<operation>(queryClient, input?)`. */
export const invalidate = /*#__PURE__*/ $invalidators({ listProjects: listProjectsKey, listProjectOptions: listProjectOptionsKey, exportProjects: exportProjectsKey, getProject: getProjectKey, listProjectHistory: listProjectHistoryKey });
