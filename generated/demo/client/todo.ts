// Generated from the contract by `npm run generate`; never edited.
import { operation as $operation } from "#src/client/call.ts";
import type { operations as $operations } from "../schema.ts";

/** List tasks · GET /apps/todo/tasks */
export const listTasks = /*#__PURE__*/ $operation<$operations["listTasks"]>("get", "/apps/todo/tasks", ["todo", "listTasks"]);

/** Add a task · POST /apps/todo/add-tasks */
export const addTask = /*#__PURE__*/ $operation<$operations["addTask"]>("post", "/apps/todo/add-tasks", ["todo", "addTask"]);

/** Update a task · POST /apps/todo/update-task */
export const updateTask = /*#__PURE__*/ $operation<$operations["updateTask"]>("post", "/apps/todo/update-task", ["todo", "updateTask"]);

/** Delete a task · DELETE /apps/todo/delete-task */
export const deleteTask = /*#__PURE__*/ $operation<$operations["deleteTask"]>("delete", "/apps/todo/delete-task", ["todo", "deleteTask"]);
