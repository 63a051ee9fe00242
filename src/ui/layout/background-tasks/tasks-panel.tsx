/** The person's latest background tasks with progress and results. */
import { css } from "#generated/styles/css/index.js";
import { useEffect } from "react";
import { useCancelJob } from "#generated/hrms/hooks/jobs.ts";
import type { Job } from "#generated/hrms/schema.ts";
import { Loaded } from "../../kit/loaded.tsx";
import { problemText } from "../../kit/problem.ts";
import { Skeleton } from "../../kit/skeleton.tsx";
import { EmptyState } from "../../kit/states.tsx";
import { toast } from "../../kit/toast.ts";
import { VisuallyHidden } from "../../kit/visually-hidden.tsx";
import { useText } from "../../messages/use-text.ts";
import { useKeepFocus } from "../notifications/use-keep-focus.ts";
import { markSeen } from "./seen-tasks.ts";
import { TaskRow } from "./task-row.tsx";
import { isOpen, useTasks } from "./use-tasks.ts";

interface TasksPanelProps {
  onClose: () => void;
  /** False where the title is already shown above. */
  titled?: boolean;
}

export function TasksPanel({ onClose, titled = false }: TasksPanelProps) {
  const t = useText();
  const query = useTasks();
  const cancel = useCancelJob();
  const panel = useKeepFocus();
  const tasks = query.data?.items;
  useEffect(() => {
    if (tasks) markSeen(tasks);
  }, [tasks]);
  const onCancel = ({ id }: Job): void =>
    cancel.mutate(
      { path: { jobId: id } },
      { onError: (reason) => void toast({ kind: "error", text: problemText(t, reason) }) },
    );
  const waiting = [0, 1, 2].map((line) => (
    <div key={line} className={css({ px: "3", py: "2.5" })}>
      <Skeleton css={{ w: "60%" }} />
      <Skeleton css={{ w: "30%" }} />
    </div>
  ));
  return (
    <div
      ref={panel}
      className={css({
        m: titled ? "-3" : undefined,
        maxH: titled ? "min(31rem, calc(100dvh - 5rem))" : undefined,
        display: "flex",
        flexDirection: "column",
        _focusVisible: { outline: "none" },
      })}
      tabIndex={-1}
    >
      {titled && (
        <h2
          className={css({
            px: "3",
            h: "11",
            display: "flex",
            alignItems: "center",
            flexShrink: 0,
            fontWeight: "semibold",
          })}
        >
          {t("background-tasks.title")}
        </h2>
      )}
      <div className={css({ flex: "1", minH: "0", overflowY: "auto", overscrollBehavior: "contain" })}>
        <Loaded query={query} waiting={waiting}>
          {({ items }) =>
            items.length === 0 ? (
              <EmptyState title={t("background-tasks.none")}>{t("background-tasks.noneText")}</EmptyState>
            ) : (
              <ul>
                {items.map((task) => (
                  <TaskRow key={task.id} task={task} onCancel={onCancel} onOpen={onClose} />
                ))}
              </ul>
            )
          }
        </Loaded>
      </div>
      <VisuallyHidden role="status">
        {tasks && t("background-tasks.running", { count: tasks.filter(isOpen).length })}
      </VisuallyHidden>
    </div>
  );
}
