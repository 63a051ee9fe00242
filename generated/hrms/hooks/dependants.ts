// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/dependants.ts";
import { infiniteHook as $infiniteHook, infiniteOptionsOf as $infiniteOptionsOf } from "#src/client/infinite.ts";
import { mutationHook as $mutationHook, mutationOf as $mutationOf } from "#src/client/mutation.ts";
import { invalidators as $invalidators, keyOf as $keyOf, optionsOf as $optionsOf, queryHook as $queryHook } from "#src/client/query.ts";

export const listDependantsKey = /*#__PURE__*/ $keyOf($call.listDependants);
export const listDependantsOptions = /*#__PURE__*/ $optionsOf($call.listDependants);
export const useListDependants = /*#__PURE__*/ $queryHook(listDependantsOptions);
export const listDependantsInfiniteOptions = /*#__PURE__*/ $infiniteOptionsOf($call.listDependants, "items");
export const useListDependantsInfinite = /*#__PURE__*/ $infiniteHook(listDependantsInfiniteOptions);

export const createDependantMutation = /*#__PURE__*/ $mutationOf($call.createDependant);
export const useCreateDependant = /*#__PURE__*/ $mutationHook(createDependantMutation);

export const getDependantKey = /*#__PURE__*/ $keyOf($call.getDependant);
export const getDependantOptions = /*#__PURE__*/ $optionsOf($call.getDependant);
export const useGetDependant = /*#__PURE__*/ $queryHook(getDependantOptions);

export const updateDependantMutation = /*#__PURE__*/ $mutationOf($call.updateDependant);
export const useUpdateDependant = /*#__PURE__*/ $mutationHook(updateDependantMutation);

export const deleteDependantMutation = /*#__PURE__*/ $mutationOf($call.deleteDependant);
export const useDeleteDependant = /*#__PURE__*/ $mutationHook(deleteDependantMutation);

export const listDependantHistoryKey = /*#__PURE__*/ $keyOf($call.listDependantHistory);
export const listDependantHistoryOptions = /*#__PURE__*/ $optionsOf($call.listDependantHistory);
export const useListDependantHistory = /*#__PURE__*/ $queryHook(listDependantHistoryOptions);
export const listDependantHistoryInfiniteOptions = /*#__PURE__*/ $infiniteOptionsOf($call.listDependantHistory, "items");
export const useListDependantHistoryInfinite = /*#__PURE__*/ $infiniteHook(listDependantHistoryInfiniteOptions);

/** Makes queries stale: `invalidate.<operation>(queryClient, input?)`. */
export const invalidate = /*#__PURE__*/ $invalidators({ listDependants: listDependantsKey, getDependant: getDependantKey, listDependantHistory: listDependantHistoryKey });
