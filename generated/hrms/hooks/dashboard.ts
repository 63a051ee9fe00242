// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/dashboard.ts";
import { infiniteHook as $infiniteHook, infiniteOptionsOf as $infiniteOptionsOf } from "#src/client/infinite.ts";
import { mutationHook as $mutationHook, mutationOf as $mutationOf } from "#src/client/mutation.ts";
import { invalidators as $invalidators, keyOf as $keyOf, optionsOf as $optionsOf, queryHook as $queryHook } from "#src/client/query.ts";

export const getDashboardKey = /*#__PURE__*/ $keyOf($call.getDashboard);
export const getDashboardOptions = /*#__PURE__*/ $optionsOf($call.getDashboard);
export const useGetDashboard = /*#__PURE__*/ $queryHook(getDashboardOptions);

export const listPendingApprovalsKey = /*#__PURE__*/ $keyOf($call.listPendingApprovals);
export const listPendingApprovalsOptions = /*#__PURE__*/ $optionsOf($call.listPendingApprovals);
export const useListPendingApprovals = /*#__PURE__*/ $queryHook(listPendingApprovalsOptions);
export const listPendingApprovalsInfiniteOptions = /*#__PURE__*/ $infiniteOptionsOf($call.listPendingApprovals, "items");
export const useListPendingApprovalsInfinite = /*#__PURE__*/ $infiniteHook(listPendingApprovalsInfiniteOptions);

export const exportPendingApprovalsKey = /*#__PURE__*/ $keyOf($call.exportPendingApprovals);
export const exportPendingApprovalsOptions = /*#__PURE__*/ $optionsOf($call.exportPendingApprovals);
export const useExportPendingApprovals = /*#__PURE__*/ $queryHook(exportPendingApprovalsOptions);

export const updateSetupMutation = /*#__PURE__*/ $mutationOf($call.updateSetup);
export const useUpdateSetup = /*#__PURE__*/ $mutationHook(updateSetupMutation);

/** Makes queries stale: `invalidate.<operation>(queryClient, input?)`. */
export const invalidate = /*#__PURE__*/ $invalidators({ getDashboard: getDashboardKey, listPendingApprovals: listPendingApprovalsKey, exportPendingApprovals: exportPendingApprovalsKey });
