/** List state of the signed-in person's tasks. */
import { tasksList } from "#generated/hrms/resources/my-tasks.ts";
import type { ListContract } from "../../../list/list-state.ts";

export const shownBands = ["overdue", "soon", "later", "finished"] as const;

export const myTaskList: ListContract = tasksList;
