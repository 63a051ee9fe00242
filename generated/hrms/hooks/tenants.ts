// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/tenants.ts";
import { infiniteHook as $infiniteHook, infiniteOptionsOf as $infiniteOptionsOf } from "#src/client/infinite.ts";
import { mutationHook as $mutationHook, mutationOf as $mutationOf } from "#src/client/mutation.ts";
import { invalidators as $invalidators, keyOf as $keyOf, optionsOf as $optionsOf, queryHook as $queryHook } from "#src/client/query.ts";

export const listTenantsKey = /*#__PURE__*/ $keyOf($call.listTenants);
export const listTenantsOptions = /*#__PURE__*/ $optionsOf($call.listTenants);
export const useListTenants = /*#__PURE__*/ $queryHook(listTenantsOptions);
export const listTenantsInfiniteOptions = /*#__PURE__*/ $infiniteOptionsOf($call.listTenants, "items");
export const useListTenantsInfinite = /*#__PURE__*/ $infiniteHook(listTenantsInfiniteOptions);

export const createTenantMutation = /*#__PURE__*/ $mutationOf($call.createTenant, ["tenants","platform-users","platform-dashboard"]);
export const useCreateTenant = /*#__PURE__*/ $mutationHook(createTenantMutation);

export const listTenantOptionsKey = /*#__PURE__*/ $keyOf($call.listTenantOptions);
export const listTenantOptionsOptions = /*#__PURE__*/ $optionsOf($call.listTenantOptions);
export const useListTenantOptions = /*#__PURE__*/ $queryHook(listTenantOptionsOptions);

export const exportTenantsKey = /*#__PURE__*/ $keyOf($call.exportTenants);
export const exportTenantsOptions = /*#__PURE__*/ $optionsOf($call.exportTenants);
export const useExportTenants = /*#__PURE__*/ $queryHook(exportTenantsOptions);

export const getTenantKey = /*#__PURE__*/ $keyOf($call.getTenant);
export const getTenantOptions = /*#__PURE__*/ $optionsOf($call.getTenant);
export const useGetTenant = /*#__PURE__*/ $queryHook(getTenantOptions);

export const updateTenantMutation = /*#__PURE__*/ $mutationOf($call.updateTenant, ["tenants","platform-dashboard"]);
export const useUpdateTenant = /*#__PURE__*/ $mutationHook(updateTenantMutation);

export const activateTenantMutation = /*#__PURE__*/ $mutationOf($call.activateTenant, ["tenants","platform-users","platform-dashboard"]);
export const useActivateTenant = /*#__PURE__*/ $mutationHook(activateTenantMutation);

export const suspendTenantMutation = /*#__PURE__*/ $mutationOf($call.suspendTenant, ["tenants","platform-users","platform-dashboard"]);
export const useSuspendTenant = /*#__PURE__*/ $mutationHook(suspendTenantMutation);

export const reactivateTenantMutation = /*#__PURE__*/ $mutationOf($call.reactivateTenant, ["tenants","platform-users","platform-dashboard"]);
export const useReactivateTenant = /*#__PURE__*/ $mutationHook(reactivateTenantMutation);

export const closeTenantMutation = /*#__PURE__*/ $mutationOf($call.closeTenant, ["tenants","platform-users","platform-dashboard"]);
export const useCloseTenant = /*#__PURE__*/ $mutationHook(closeTenantMutation);

export const purgeTenantMutation = /*#__PURE__*/ $mutationOf($call.purgeTenant, ["tenants","platform-users","platform-dashboard"]);
export const usePurgeTenant = /*#__PURE__*/ $mutationHook(purgeTenantMutation);

export const listTenantPackagesKey = /*#__PURE__*/ $keyOf($call.listTenantPackages);
export const listTenantPackagesOptions = /*#__PURE__*/ $optionsOf($call.listTenantPackages);
export const useListTenantPackages = /*#__PURE__*/ $queryHook(listTenantPackagesOptions);

export const assignTenantPackageMutation = /*#__PURE__*/ $mutationOf($call.assignTenantPackage, ["tenants","platform-dashboard"]);
export const useAssignTenantPackage = /*#__PURE__*/ $mutationHook(assignTenantPackageMutation);

export const resendTenantInvitationMutation = /*#__PURE__*/ $mutationOf($call.resendTenantInvitation);
export const useResendTenantInvitation = /*#__PURE__*/ $mutationHook(resendTenantInvitationMutation);

export const listTenantHistoryKey = /*#__PURE__*/ $keyOf($call.listTenantHistory);
export const listTenantHistoryOptions = /*#__PURE__*/ $optionsOf($call.listTenantHistory);
export const useListTenantHistory = /*#__PURE__*/ $queryHook(listTenantHistoryOptions);
export const listTenantHistoryInfiniteOptions = /*#__PURE__*/ $infiniteOptionsOf($call.listTenantHistory, "items");
export const useListTenantHistoryInfinite = /*#__PURE__*/ $infiniteHook(listTenantHistoryInfiniteOptions);

/** Makes queries stale: `invalidate.<operation>(queryClient, input?)`. */
export const invalidate = /*#__PURE__*/ $invalidators({ listTenants: listTenantsKey, listTenantOptions: listTenantOptionsKey, exportTenants: exportTenantsKey, getTenant: getTenantKey, listTenantPackages: listTenantPackagesKey, listTenantHistory: listTenantHistoryKey });
