// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/work-passes.ts";
import { infiniteHook as $infiniteHook, infiniteOptionsOf as $infiniteOptionsOf } from "#src/client/infinite.ts";
import { mutationHook as $mutationHook, mutationOf as $mutationOf } from "#src/client/mutation.ts";
import { invalidators as $invalidators, keyOf as $keyOf, optionsOf as $optionsOf, queryHook as $queryHook } from "#src/client/query.ts";

export const listWorkPassesKey = /*#__PURE__*/ $keyOf($call.listWorkPasses);
export const listWorkPassesOptions = /*#__PURE__*/ $optionsOf($call.listWorkPasses);
export const useListWorkPasses = /*#__PURE__*/ $queryHook(listWorkPassesOptions);
export const listWorkPassesInfiniteOptions = /*#__PURE__*/ $infiniteOptionsOf($call.listWorkPasses, "items");
export const useListWorkPassesInfinite = /*#__PURE__*/ $infiniteHook(listWorkPassesInfiniteOptions);

export const createWorkPassMutation = /*#__PURE__*/ $mutationOf($call.createWorkPass, ["work-passes","employees","dashboard","expiries"]);
export const useCreateWorkPass = /*#__PURE__*/ $mutationHook(createWorkPassMutation);

export const getWorkPassKey = /*#__PURE__*/ $keyOf($call.getWorkPass);
export const getWorkPassOptions = /*#__PURE__*/ $optionsOf($call.getWorkPass);
export const useGetWorkPass = /*#__PURE__*/ $queryHook(getWorkPassOptions);

export const updateWorkPassMutation = /*#__PURE__*/ $mutationOf($call.updateWorkPass, ["work-passes","employees","dashboard","expiries"]);
export const useUpdateWorkPass = /*#__PURE__*/ $mutationHook(updateWorkPassMutation);

export const deleteWorkPassMutation = /*#__PURE__*/ $mutationOf($call.deleteWorkPass, ["work-passes","employees","dashboard","expiries"]);
export const useDeleteWorkPass = /*#__PURE__*/ $mutationHook(deleteWorkPassMutation);

export const moveWorkPassMutation = /*#__PURE__*/ $mutationOf($call.moveWorkPass, ["work-passes","employees","dashboard","expiries"]);
export const useMoveWorkPass = /*#__PURE__*/ $mutationHook(moveWorkPassMutation);

export const checkWorkPassSalaryKey = /*#__PURE__*/ $keyOf($call.checkWorkPassSalary);
export const checkWorkPassSalaryOptions = /*#__PURE__*/ $optionsOf($call.checkWorkPassSalary);
export const useCheckWorkPassSalary = /*#__PURE__*/ $queryHook(checkWorkPassSalaryOptions);

export const listWorkPassHistoryKey = /*#__PURE__*/ $keyOf($call.listWorkPassHistory);
export const listWorkPassHistoryOptions = /*#__PURE__*/ $optionsOf($call.listWorkPassHistory);
export const useListWorkPassHistory = /*#__PURE__*/ $queryHook(listWorkPassHistoryOptions);
export const listWorkPassHistoryInfiniteOptions = /*#__PURE__*/ $infiniteOptionsOf($call.listWorkPassHistory, "items");
export const useListWorkPassHistoryInfinite = /*#__PURE__*/ $infiniteHook(listWorkPassHistoryInfiniteOptions);

/** Makes queries stale: `invalidate.<operation>(queryClient, input?)`. */
export const invalidate = /*#__PURE__*/ $invalidators({ listWorkPasses: listWorkPassesKey, getWorkPass: getWorkPassKey, checkWorkPassSalary: checkWorkPassSalaryKey, listWorkPassHistory: listWorkPassHistoryKey });
