/** Actions on tasks with optimistic updates, rollback and undo. */
import { useQueryClient } from "@tanstack/react-query";
import { useAddTask, useDeleteTask, useUpdateTask } from "#generated/demo/hooks/todo.ts";
import type { AddTaskInput, Task, TaskAnswer } from "#generated/demo/schema.ts";
import { problemText } from "../../kit/problem.ts";
import { toast } from "../../kit/toast.ts";
import { useUndo } from "../../kit/undo.ts";
import { useText, type Text } from "../../messages/use-text.ts";
import { writeAnswer } from "./task-data.ts";
import type { TaskPatch } from "./tasks.ts";

export interface TaskActions {
  readonly setCompleted: (task: Task, isCompleted: boolean) => void;
  readonly setImportant: (task: Task, isImportant: boolean) => void;
  readonly remove: (task: Task) => void;
  readonly restore: (task: Task) => void;
  /** For forms: reject with the server's error. */
  readonly save: (task: Task, fields: ChangedFields) => Promise<void>;
  readonly add: (task: AddTaskInput["task"]) => Promise<void>;
}

type ChangedFields = Omit<TaskPatch, "id">;

/** Serialised, so that the server applies changes in order. */
const scope = { id: "todo" };

const longest = 60;

export function shortTitle({ title }: Pick<Task, "title">): string {
  return title.length > longest ? `${title.slice(0, longest - 1).trimEnd()}…` : title;
}

/** The task was permanently deleted by someone else. */
class RemovedError extends Error {}

export function failureText(t: Text, error: unknown): string {
  return error instanceof RemovedError ? t("todo.gone") : problemText(t, error);
}

export function useTaskActions(): TaskActions {
  const t = useText();
  const client = useQueryClient();
  const offerUndo = useUndo();
  const options = {
    scope,
    onSuccess: ({ task }: TaskAnswer) => {
      if (task) writeAnswer(client, task);
    },
  };
  const { mutateAsync: create } = useAddTask(options);
  const { mutateAsync: update } = useUpdateTask(options);
  const { mutateAsync: remove } = useDeleteTask(options);

  const send = async (calling: Promise<TaskAnswer>): Promise<void> => {
    const answer = await calling;
    if (!answer.task) throw new RemovedError();
  };
  const run = async (task: Task, calling: Promise<TaskAnswer>): Promise<void> => {
    try {
      await send(calling);
    } catch (error) {
      toast({ kind: "error", text: `${t("todo.notChanged", { title: shortTitle(task) })} ${failureText(t, error)}` });
      throw error;
    }
  };
  const change = (task: Task, fields: ChangedFields): Promise<void> =>
    run(task, update({ body: { task: { id: task.id, ...fields } } }));
  const withUndo = (text: string, changing: Promise<void>, undo: () => Promise<void>): void => {
    // Failures already show their own toast.
    const withdraw = offerUndo(text, () => void undo().catch(() => undefined));
    changing.catch(withdraw);
  };
  return {
    setCompleted: (task, isCompleted) =>
      withUndo(
        t(isCompleted ? "todo.done" : "todo.reopened", { title: shortTitle(task) }),
        change(task, { isCompleted }),
        () => change(task, { isCompleted: !isCompleted }),
      ),
    // No toast: the star shows the result and can be toggled back.
    setImportant: (task, isImportant) => void change(task, { isImportant }).catch(() => undefined),
    remove: (task) =>
      withUndo(t("todo.deleted", { title: shortTitle(task) }), run(task, remove({ query: { taskId: task.id } })), () =>
        change(task, { isDeleted: false }),
      ),
    restore: (task) =>
      withUndo(t("todo.restored", { title: shortTitle(task) }), change(task, { isDeleted: false }), () =>
        run(task, remove({ query: { taskId: task.id } })),
      ),
    save: async (task, fields) => {
      await send(update({ body: { task: { id: task.id, ...fields } } }));
      const names = Object.keys(fields) as (keyof ChangedFields)[];
      const before: ChangedFields = Object.fromEntries(names.map((name) => [name, task[name]]));
      offerUndo(
        t("todo.saved", { title: shortTitle({ ...task, ...fields }) }),
        () => void change(task, before).catch(() => undefined),
      );
    },
    add: async (fields) => {
      const { task } = await create({ body: { task: fields } });
      offerUndo(
        t("todo.added", { title: shortTitle(task) }),
        () => void run(task, remove({ query: { taskId: task.id } })).catch(() => undefined),
      );
    },
  };
}
