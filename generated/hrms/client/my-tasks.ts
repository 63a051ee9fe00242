// Generated from the contract by `npm run generate`; never edited.
import { operation as $operation } from "#src/client/call.ts";
import type { operations as $operations } from "../schema.ts";

/** List my tasks · GET /me/tasks */
export const listMyTasks = /*#__PURE__*/ $operation<$operations["listMyTasks"]>("get", "/me/tasks", ["my-tasks", "listMyTasks"]);

/** Move one of my tasks to its next state · POST /me/tasks/{taskId}/step */
export const moveMyTask = /*#__PURE__*/ $operation<$operations["moveMyTask"]>("post", "/me/tasks/{taskId}/step", ["my-tasks", "moveMyTask"]);
