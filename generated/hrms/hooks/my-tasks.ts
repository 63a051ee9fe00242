// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/my-tasks.ts";
import { infiniteHook as $infiniteHook, infiniteOptionsOf as $infiniteOptionsOf } from "#src/client/infinite.ts";
import { mutationHook as $mutationHook, mutationOf as $mutationOf } from "#src/client/mutation.ts";
import { invalidators as $invalidators, keyOf as $keyOf, optionsOf as $optionsOf, queryHook as $queryHook } from "#src/client/query.ts";

export const listMyTasksKey = /*#__PURE__*/ $keyOf($call.listMyTasks);
export const listMyTasksOptions = /*#__PURE__*/ $optionsOf($call.listMyTasks);
export const useListMyTasks = /*#__PURE__*/ $queryHook(listMyTasksOptions);
export const listMyTasksInfiniteOptions = /*#__PURE__*/ $infiniteOptionsOf($call.listMyTasks, "items");
export const useListMyTasksInfinite = /*#__PURE__*/ $infiniteHook(listMyTasksInfiniteOptions);

export const moveMyTaskMutation = /*#__PURE__*/ $mutationOf($call.moveMyTask, ["tasks"]);
export const useMoveMyTask = /*#__PURE__*/ $mutationHook(moveMyTaskMutation);

/** Makes queries stale: `invalidate.<operation>(queryClient, input?)`. */
export const invalidate = /*#__PURE__*/ $invalidators({ listMyTasks: listMyTasksKey });
