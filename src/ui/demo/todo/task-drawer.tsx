/** Drawer with the open or new task; full screen on phones. */
import { css } from "#generated/styles/css/index.js";
import { chakra } from "#generated/styles/jsx/index.js";
import { Star, Trash2, X } from "lucide-react";
import { useState } from "react";
import { Button, IconButton } from "../../kit/button.tsx";
import { LabelledCheckbox } from "../../kit/checkbox.tsx";
import { Dialog } from "../../kit/dialog.tsx";
import { preloadRichText } from "../../kit/rich-text.tsx";
import { Loading, Skeleton } from "../../kit/skeleton.tsx";
import { ErrorState, NotFound } from "../../kit/states.tsx";
import { ToolButton } from "../../kit/tool-button.tsx";
import { useText } from "../../messages/use-text.ts";
import { isFirstClick } from "./first-click.ts";
import type { TaskActions } from "./task-actions.ts";
import { peopleOf, type TaskLists } from "./task-data.ts";
import { TaskForm } from "./task-form.tsx";
import type { TodoView } from "./todo-view.ts";

preloadRichText();

const Head = chakra("div", {
  base: {
    display: "flex",
    alignItems: "center",
    gap: "1",
    flexShrink: 0,
    minH: "3.5rem",
    paddingInlineStart: "5",
    paddingInlineEnd: "3",
    borderBottomWidth: "1px",
    borderColor: "border",
  },
});

function FormSkeleton() {
  return (
    <Loading>
      <div className={css({ display: "grid", gap: "5", p: "5" })}>
        {["2.25rem", "2.25rem", "2.25rem", "8rem"].map((height, at) => (
          <div key={at} className={css({ display: "grid", gap: "1.5" })}>
            <Skeleton css={{ w: "24" }} />
            <Skeleton style={{ height }} />
          </div>
        ))}
      </div>
    </Loading>
  );
}

interface TaskDrawerProps {
  wanted: number | "new";
  view: TodoView;
  lists: TaskLists;
  actions: TaskActions;
  onClose: (saved?: boolean) => void;
}

export function TaskDrawer({ wanted, view, lists, actions, onClose }: TaskDrawerProps) {
  const t = useText();
  const { all, trash } = lists;
  const isNew = wanted === "new";
  const task = isNew ? undefined : [...(all ?? []), ...(trash ?? [])].find(({ id }) => id === wanted);
  const [starNew, setStarNew] = useState(view.filter === "important");
  const isImportant = task?.isImportant ?? starNew;
  const setImportant = (on: boolean): void => (task ? actions.setImportant(task, on) : setStarNew(on));
  const close = (): void => onClose();

  const content = () => {
    if (isNew || task)
      return (
        <TaskForm
          task={task}
          isImportant={isImportant}
          view={view}
          people={peopleOf(lists)}
          actions={actions}
          onClose={onClose}
        />
      );
    if (all && trash) {
      return (
        <NotFound
          heading="h2"
          title={t("todo.unknownTitle")}
          action={<Button onClick={close}>{t("todo.backToList")}</Button>}
        >
          {t("todo.unknownText")}
        </NotFound>
      );
    }
    return lists.allError ? <ErrorState error={lists.allError} onRetry={lists.retryAll} /> : <FormSkeleton />;
  };
  return (
    // Remounted on restore, so that the first control gets the focus.
    <Dialog
      key={String(task?.isDeleted)}
      open
      bare
      side="end"
      width="34rem"
      title={isNew ? t("todo.newTask") : (task?.title ?? t("todo.task"))}
      onClose={close}
    >
      <div className={css({ display: "flex", flexDirection: "column", h: "full" })}>
        <Head>
          <div className={css({ flex: "1", minW: "0" })}>
            {task && !task.isDeleted ? (
              <LabelledCheckbox
                data-autofocus
                checked={task.isCompleted}
                onChange={(event) => isFirstClick(event) && actions.setCompleted(task, event.target.checked)}
                className={css({ borderRadius: "full", w: "1.125rem", h: "1.125rem" })}
              >
                {t("todo.filter.completed")}
              </LabelledCheckbox>
            ) : (
              <h2 className={css({ fontSize: "lg", lineHeight: "lg", fontWeight: "semibold" })}>
                {t(isNew ? "todo.newTask" : "todo.task")}
              </h2>
            )}
          </div>
          {(isNew || (task && !task.isDeleted)) && (
            <ToolButton
              label={t(isImportant ? "todo.markUnimportant" : "todo.markImportant")}
              aria-pressed={isImportant}
              onClick={() => setImportant(!isImportant)}
              className={css({ _pressed: { color: "warning" } })}
            >
              <Star size={18} aria-hidden fill={isImportant ? "currentColor" : "none"} />
            </ToolButton>
          )}
          {task && !task.isDeleted && (
            <ToolButton
              label={t("common.delete")}
              onClick={() => {
                actions.remove(task);
                onClose(true);
              }}
            >
              <Trash2 size={18} aria-hidden />
            </ToolButton>
          )}
          <IconButton size="sm" label={t("common.close")} onClick={close}>
            <X size={18} aria-hidden />
          </IconButton>
        </Head>
        {content()}
      </div>
    </Dialog>
  );
}
