/** Task list with keyboard navigation: arrows, Space completes, Enter opens, s stars, Del deletes, Alt+arrows move. */
import { css } from "#generated/styles/css/index.js";
import { useId, useLayoutEffect, useRef, type KeyboardEvent } from "react";
import type { Task } from "#generated/demo/schema.ts";
import { rowControl, useRows } from "../../table/use-rows.ts";
import { Link } from "../../kit/link.tsx";
import { shortcutsEnabled, useShortcuts } from "../../kit/shortcuts.ts";
import { VisuallyHidden } from "../../kit/visually-hidden.tsx";
import { useText } from "../../messages/use-text.ts";
import type { TaskActions } from "./task-actions.ts";
import { TaskRow } from "./task-row.tsx";
import type { TodoLink } from "./use-todo.ts";

interface TaskRowsProps {
  label: string;
  tasks: readonly Task[];
  actions: TaskActions;
  linkToTask: (id: number) => TodoLink;
  onOpen: (id: number) => void;
  /** Moves a task; undefined if the list cannot be reordered. */
  onMove: ((id: number, place: number, by: "pointer" | "keys") => void) | undefined;
}

export function TaskRows({ label, tasks, actions, linkToTask, onOpen, onMove }: TaskRowsProps) {
  const t = useText();
  const hintId = useId();
  const ids = tasks.map(({ id }) => String(id));
  const taskOf = (id: string): Task | undefined => tasks.find((task) => String(task.id) === id);
  const focusRow = (id: string | undefined): void => {
    if (id !== undefined)
      rows.container.current?.querySelector<HTMLElement>(`[data-row="${id}"] [${rowControl}=link]`)?.focus();
  };
  const remove = (id: string): void => {
    const task = taskOf(id);
    if (!task || task.isDeleted) return;
    // Synchronously, so that the next key finds the next row.
    const at = ids.indexOf(id);
    focusRow(ids[at + 1] ?? ids[at - 1]);
    actions.remove(task);
  };
  const star = (id: string): void => {
    const task = taskOf(id);
    if (task && !task.isDeleted && shortcutsEnabled()) actions.setImportant(task, !task.isImportant);
  };
  const rows = useRows(ids, { Delete: remove, Backspace: remove, s: star, S: star });

  // Moving a focused element in the DOM drops the focus.
  const kept = useRef<{ element: Element; order: string } | null>(null);
  const order = ids.join();
  useLayoutEffect(() => {
    if (!kept.current || kept.current.order === order) return;
    const { element } = kept.current;
    kept.current = null;
    if (element instanceof HTMLElement && element.isConnected) element.focus();
  }, [order]);
  const step = (id: string, by: 1 | -1): void => {
    const place = ids.indexOf(id) + by;
    if (!onMove || place < 0 || place >= ids.length) return;
    if (document.activeElement) kept.current = { element: document.activeElement, order };
    onMove(Number(id), place, "keys");
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const target = event.target as HTMLElement;
    const id = target.closest<HTMLElement>("[data-row]")?.dataset["row"];
    if (id !== undefined && target.hasAttribute(rowControl)) {
      const task = taskOf(id);
      if (event.altKey && (event.key === "ArrowUp" || event.key === "ArrowDown")) {
        event.preventDefault();
        step(id, event.key === "ArrowUp" ? -1 : 1);
      } else if (event.key === " " && target.tagName === "A") {
        event.preventDefault();
        if (task && !task.isDeleted && !event.repeat) actions.setCompleted(task, !task.isCompleted);
      } else if (event.key === "Enter" && target.tagName === "INPUT") {
        event.preventDefault();
        onOpen(Number(id));
      }
    }
    rows.onKeyDown(event);
  };
  const walk = (by: 1 | -1): void => {
    const here = document.activeElement?.closest<HTMLElement>("[data-row]")?.dataset["row"];
    const at =
      here === undefined
        ? ids.indexOf(rows.current ?? "")
        : Math.max(0, Math.min(ids.indexOf(here) + by, ids.length - 1));
    focusRow(ids[at]);
  };
  useShortcuts({ j: () => walk(1), k: () => walk(-1) }, tasks.length > 0);

  const drop = (id: number, target: number, side: "above" | "below"): void => {
    const from = ids.indexOf(String(id));
    const to = ids.indexOf(String(target)) + (side === "below" ? 1 : 0);
    // Removing the row shifts those below it.
    const place = from < to ? to - 1 : to;
    if (from >= 0 && place !== from) onMove?.(id, place, "pointer");
  };
  return (
    <>
      <VisuallyHidden id={hintId}>{t("todo.keysHint")}</VisuallyHidden>
      <ul
        ref={rows.container as React.RefObject<HTMLUListElement>}
        className={css({ containerType: "inline-size", containerName: "tasks" })}
        aria-label={label}
        aria-describedby={hintId}
        onKeyDown={onKeyDown}
        onFocus={rows.onFocus}
      >
        {tasks.map((task, at) => {
          const id = String(task.id);
          const control = (name: string) => ({ [rowControl]: name, tabIndex: id === rows.current ? 0 : -1 });
          return (
            <TaskRow
              key={id}
              task={task}
              actions={actions}
              first={at === 0}
              last={at === tasks.length - 1}
              control={control}
              onOpen={() => onOpen(task.id)}
              onMove={onMove && ((by) => step(id, by))}
              onDrop={(dropped, side) => drop(dropped, task.id, side)}
              title={
                <Link {...linkToTask(task.id)} {...control("link")} quiet title={task.title}>
                  {task.title}
                </Link>
              }
            />
          );
        })}
      </ul>
    </>
  );
}
