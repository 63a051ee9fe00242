// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/todo.ts";
import { mutationHook as $mutationHook, mutationOf as $mutationOf } from "#src/client/mutation.ts";
import { invalidators as $invalidators, keyOf as $keyOf, optionsOf as $optionsOf, queryHook as $queryHook } from "#src/client/query.ts";

export const listTasksKey = /*#__PURE__*/ $keyOf($call.listTasks);
export const listTasksOptions = /*#__PURE__*/ $optionsOf($call.listTasks);
export const useListTasks = /*#__PURE__*/ $queryHook(listTasksOptions);

export const addTaskMutation = /*#__PURE__*/ $mutationOf($call.addTask);
export const useAddTask = /*#__PURE__*/ $mutationHook(addTaskMutation);

export const updateTaskMutation = /*#__PURE__*/ $mutationOf($call.updateTask);
export const useUpdateTask = /*#__PURE__*/ $mutationHook(updateTaskMutation);

export const deleteTaskMutation = /*#__PURE__*/ $mutationOf($call.deleteTask);
export const useDeleteTask = /*#__PURE__*/ $mutationHook(deleteTaskMutation);

/** Makes queries stale: `invalidate.<operation>(queryClient, input?)`. */
export const invalidate = /*#__PURE__*/ $invalidators({ listTasks: listTasksKey });
