// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/previous-employments.ts";
import { infiniteHook as $infiniteHook, infiniteOptionsOf as $infiniteOptionsOf } from "#src/client/infinite.ts";
import { mutationHook as $mutationHook, mutationOf as $mutationOf } from "#src/client/mutation.ts";
import { invalidators as $invalidators, keyOf as $keyOf, optionsOf as $optionsOf, queryHook as $queryHook } from "#src/client/query.ts";

export const listPreviousEmploymentsKey = /*#__PURE__*/ $keyOf($call.listPreviousEmployments);
export const listPreviousEmploymentsOptions = /*#__PURE__*/ $optionsOf($call.listPreviousEmployments);
export const useListPreviousEmployments = /*#__PURE__*/ $queryHook(listPreviousEmploymentsOptions);
export const listPreviousEmploymentsInfiniteOptions = /*#__PURE__*/ $infiniteOptionsOf($call.listPreviousEmployments, "items");
export const useListPreviousEmploymentsInfinite = /*#__PURE__*/ $infiniteHook(listPreviousEmploymentsInfiniteOptions);

export const createPreviousEmploymentMutation = /*#__PURE__*/ $mutationOf($call.createPreviousEmployment);
export const useCreatePreviousEmployment = /*#__PURE__*/ $mutationHook(createPreviousEmploymentMutation);

export const getPreviousEmploymentKey = /*#__PURE__*/ $keyOf($call.getPreviousEmployment);
export const getPreviousEmploymentOptions = /*#__PURE__*/ $optionsOf($call.getPreviousEmployment);
export const useGetPreviousEmployment = /*#__PURE__*/ $queryHook(getPreviousEmploymentOptions);

export const updatePreviousEmploymentMutation = /*#__PURE__*/ $mutationOf($call.updatePreviousEmployment);
export const useUpdatePreviousEmployment = /*#__PURE__*/ $mutationHook(updatePreviousEmploymentMutation);

export const deletePreviousEmploymentMutation = /*#__PURE__*/ $mutationOf($call.deletePreviousEmployment);
export const useDeletePreviousEmployment = /*#__PURE__*/ $mutationHook(deletePreviousEmploymentMutation);

export const listPreviousEmploymentHistoryKey = /*#__PURE__*/ $keyOf($call.listPreviousEmploymentHistory);
export const listPreviousEmploymentHistoryOptions = /*#__PURE__*/ $optionsOf($call.listPreviousEmploymentHistory);
export const useListPreviousEmploymentHistory = /*#__PURE__*/ $queryHook(listPreviousEmploymentHistoryOptions);
export const listPreviousEmploymentHistoryInfiniteOptions = /*#__PURE__*/ $infiniteOptionsOf($call.listPreviousEmploymentHistory, "items");
export const useListPreviousEmploymentHistoryInfinite = /*#__PURE__*/ $infiniteHook(listPreviousEmploymentHistoryInfiniteOptions);

/** Makes queries stale: `invalidate.<operation>(queryClient, input?)`. */
export const invalidate = /*#__PURE__*/ $invalidators({ listPreviousEmployments: listPreviousEmploymentsKey, getPreviousEmployment: getPreviousEmploymentKey, listPreviousEmploymentHistory: listPreviousEmploymentHistoryKey });
