// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/tasks.ts";
import { infiniteHook as $infiniteHook, infiniteOptionsOf as $infiniteOptionsOf } from "#src/client/infinite.ts";
import { mutationHook as $mutationHook, mutationOf as $mutationOf } from "#src/client/mutation.ts";
import { invalidators as $invalidators, keyOf as $keyOf, optionsOf as $optionsOf, queryHook as $queryHook } from "#src/client/query.ts";

export const listEmployeeTasksKey = /*#__PURE__*/ $keyOf($call.listEmployeeTasks);
export const listEmployeeTasksOptions = /*#__PURE__*/ $optionsOf($call.listEmployeeTasks);
export const useListEmployeeTasks = /*#__PURE__*/ $queryHook(listEmployeeTasksOptions);
export const listEmployeeTasksInfiniteOptions = /*#__PURE__*/ $infiniteOptionsOf($call.listEmployeeTasks, "items");
export const useListEmployeeTasksInfinite = /*#__PURE__*/ $infiniteHook(listEmployeeTasksInfiniteOptions);

export const createEmployeeTaskMutation = /*#__PURE__*/ $mutationOf($call.createEmployeeTask, ["tasks","my-tasks"]);
export const useCreateEmployeeTask = /*#__PURE__*/ $mutationHook(createEmployeeTaskMutation);

export const getEmployeeTaskKey = /*#__PURE__*/ $keyOf($call.getEmployeeTask);
export const getEmployeeTaskOptions = /*#__PURE__*/ $optionsOf($call.getEmployeeTask);
export const useGetEmployeeTask = /*#__PURE__*/ $queryHook(getEmployeeTaskOptions);

export const updateEmployeeTaskMutation = /*#__PURE__*/ $mutationOf($call.updateEmployeeTask, ["tasks","my-tasks"]);
export const useUpdateEmployeeTask = /*#__PURE__*/ $mutationHook(updateEmployeeTaskMutation);

export const deleteEmployeeTaskMutation = /*#__PURE__*/ $mutationOf($call.deleteEmployeeTask, ["tasks","my-tasks"]);
export const useDeleteEmployeeTask = /*#__PURE__*/ $mutationHook(deleteEmployeeTaskMutation);

export const moveEmployeeTaskMutation = /*#__PURE__*/ $mutationOf($call.moveEmployeeTask, ["tasks","my-tasks"]);
export const useMoveEmployeeTask = /*#__PURE__*/ $mutationHook(moveEmployeeTaskMutation);

export const startEmployeeTasksMutation = /*#__PURE__*/ $mutationOf($call.startEmployeeTasks, ["tasks","my-tasks"]);
export const useStartEmployeeTasks = /*#__PURE__*/ $mutationHook(startEmployeeTasksMutation);

export const listEmployeeTaskHistoryKey = /*#__PURE__*/ $keyOf($call.listEmployeeTaskHistory);
export const listEmployeeTaskHistoryOptions = /*#__PURE__*/ $optionsOf($call.listEmployeeTaskHistory);
export const useListEmployeeTaskHistory = /*#__PURE__*/ $queryHook(listEmployeeTaskHistoryOptions);
export const listEmployeeTaskHistoryInfiniteOptions = /*#__PURE__*/ $infiniteOptionsOf($call.listEmployeeTaskHistory, "items");
export const useListEmployeeTaskHistoryInfinite = /*#__PURE__*/ $infiniteHook(listEmployeeTaskHistoryInfiniteOptions);

/** Makes queries stale: `invalidate.<operation>(queryClient, input?)`. */
export const invalidate = /*#__PURE__*/ $invalidators({ listEmployeeTasks: listEmployeeTasksKey, getEmployeeTask: getEmployeeTaskKey, listEmployeeTaskHistory: listEmployeeTaskHistoryKey });
