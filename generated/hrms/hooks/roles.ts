// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/roles.ts";
import { infiniteHook as $infiniteHook, infiniteOptionsOf as $infiniteOptionsOf } from "#src/client/infinite.ts";
import { mutationHook as $mutationHook, mutationOf as $mutationOf } from "#src/client/mutation.ts";
import { invalidators as $invalidators, keyOf as $keyOf, optionsOf as $optionsOf, queryHook as $queryHook } from "#src/client/query.ts";

export const listRolesKey = /*#__PURE__*/ $keyOf($call.listRoles);
export const listRolesOptions = /*#__PURE__*/ $optionsOf($call.listRoles);
export const useListRoles = /*#__PURE__*/ $queryHook(listRolesOptions);
export const listRolesInfiniteOptions = /*#__PURE__*/ $infiniteOptionsOf($call.listRoles, "items");
export const useListRolesInfinite = /*#__PURE__*/ $infiniteHook(listRolesInfiniteOptions);

export const createRoleMutation = /*#__PURE__*/ $mutationOf($call.createRole);
export const useCreateRole = /*#__PURE__*/ $mutationHook(createRoleMutation);

export const listRoleOptionsKey = /*#__PURE__*/ $keyOf($call.listRoleOptions);
export const listRoleOptionsOptions = /*#__PURE__*/ $optionsOf($call.listRoleOptions);
export const useListRoleOptions = /*#__PURE__*/ $queryHook(listRoleOptionsOptions);

export const getRoleCatalogueKey = /*#__PURE__*/ $keyOf($call.getRoleCatalogue);
export const getRoleCatalogueOptions = /*#__PURE__*/ $optionsOf($call.getRoleCatalogue);
export const useGetRoleCatalogue = /*#__PURE__*/ $queryHook(getRoleCatalogueOptions);

export const exportRolesKey = /*#__PURE__*/ $keyOf($call.exportRoles);
export const exportRolesOptions = /*#__PURE__*/ $optionsOf($call.exportRoles);
export const useExportRoles = /*#__PURE__*/ $queryHook(exportRolesOptions);

export const getRoleKey = /*#__PURE__*/ $keyOf($call.getRole);
export const getRoleOptions = /*#__PURE__*/ $optionsOf($call.getRole);
export const useGetRole = /*#__PURE__*/ $queryHook(getRoleOptions);

export const updateRoleMutation = /*#__PURE__*/ $mutationOf($call.updateRole);
export const useUpdateRole = /*#__PURE__*/ $mutationHook(updateRoleMutation);

export const deleteRoleMutation = /*#__PURE__*/ $mutationOf($call.deleteRole);
export const useDeleteRole = /*#__PURE__*/ $mutationHook(deleteRoleMutation);

export const archiveRoleMutation = /*#__PURE__*/ $mutationOf($call.archiveRole);
export const useArchiveRole = /*#__PURE__*/ $mutationHook(archiveRoleMutation);

export const restoreRoleMutation = /*#__PURE__*/ $mutationOf($call.restoreRole);
export const useRestoreRole = /*#__PURE__*/ $mutationHook(restoreRoleMutation);

export const cloneRoleMutation = /*#__PURE__*/ $mutationOf($call.cloneRole);
export const useCloneRole = /*#__PURE__*/ $mutationHook(cloneRoleMutation);

export const compareRolesKey = /*#__PURE__*/ $keyOf($call.compareRoles);
export const compareRolesOptions = /*#__PURE__*/ $optionsOf($call.compareRoles);
export const useCompareRoles = /*#__PURE__*/ $queryHook(compareRolesOptions);

export const listRoleHistoryKey = /*#__PURE__*/ $keyOf($call.listRoleHistory);
export const listRoleHistoryOptions = /*#__PURE__*/ $optionsOf($call.listRoleHistory);
export const useListRoleHistory = /*#__PURE__*/ $queryHook(listRoleHistoryOptions);
export const listRoleHistoryInfiniteOptions = /*#__PURE__*/ $infiniteOptionsOf($call.listRoleHistory, "items");
export const useListRoleHistoryInfinite = /*#__PURE__*/ $infiniteHook(listRoleHistoryInfiniteOptions);

/** Makes queries stale: `invalidate.<operation>(queryClient, input?)`. */
export const invalidate = /*#__PURE__*/ $invalidators({ listRoles: listRolesKey, listRoleOptions: listRoleOptionsKey, getRoleCatalogue: getRoleCatalogueKey, exportRoles: exportRolesKey, getRole: getRoleKey, compareRoles: compareRolesKey, listRoleHistory: listRoleHistoryKey });
