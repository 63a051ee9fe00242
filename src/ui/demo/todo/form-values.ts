/** Values of the task form and its request body. */
import type { Task, TaskAssignee, TaskTag } from "#generated/demo/schema.ts";
import type { Typed } from "../../kit/unparsed.ts";
import { tags, type TodoView } from "./todo-view.ts";

export interface TaskValues {
  readonly title: string;
  readonly assignee: TaskAssignee;
  readonly dueDate: Typed<string>;
  readonly tags: readonly TaskTag[];
  readonly description: string;
}

type FieldName = keyof TaskValues;

export const fieldNames = [
  "title",
  "assignee",
  "dueDate",
  "tags",
  "description",
] as const satisfies readonly FieldName[];

/** A new task gets the tag of the current list. */
export function valuesOf(task: Task | undefined, { tag }: TodoView): TaskValues {
  if (!task) return { title: "", assignee: null, dueDate: null, tags: tag === undefined ? [] : [tag], description: "" };
  const { title, assignee, dueDate, description } = task;
  return { title, assignee, dueDate, tags: inOrderOfTags(task.tags), description };
}

export function inOrderOfTags(chosen: readonly TaskTag[]): readonly TaskTag[] {
  return tags.filter((tag) => chosen.includes(tag));
}

/** Request body; unparsed dates must have been rejected before. */
export function fieldsOf({ title, assignee, dueDate, tags: chosen, description }: TaskValues) {
  return {
    title: title.trim(),
    assignee,
    dueDate: typeof dueDate === "string" ? dueDate : null,
    tags: [...chosen],
    description,
  };
}
