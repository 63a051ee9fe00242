// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/saved-views.ts";
import { mutationHook as $mutationHook, mutationOf as $mutationOf } from "#src/client/mutation.ts";
import { invalidators as $invalidators, keyOf as $keyOf, optionsOf as $optionsOf, queryHook as $queryHook } from "#src/client/query.ts";

export const listSavedViewsKey = /*#__PURE__*/ $keyOf($call.listSavedViews);
export const listSavedViewsOptions = /*#__PURE__*/ $optionsOf($call.listSavedViews);
export const useListSavedViews = /*#__PURE__*/ $queryHook(listSavedViewsOptions);

export const createSavedViewMutation = /*#__PURE__*/ $mutationOf($call.createSavedView);
export const useCreateSavedView = /*#__PURE__*/ $mutationHook(createSavedViewMutation);

export const updateSavedViewMutation = /*#__PURE__*/ $mutationOf($call.updateSavedView);
export const useUpdateSavedView = /*#__PURE__*/ $mutationHook(updateSavedViewMutation);

export const deleteSavedViewMutation = /*#__PURE__*/ $mutationOf($call.deleteSavedView);
export const useDeleteSavedView = /*#__PURE__*/ $mutationHook(deleteSavedViewMutation);

/** Makes queries stale: `invalidate.<operation>(queryClient, input?)`. */
export const invalidate = /*#__PURE__*/ $invalidators({ listSavedViews: listSavedViewsKey });
