/** One background task: name, progress or outcome, link to its result, and cancel. */
import { css } from "#generated/styles/css/index.js";
import { X } from "lucide-react";
import type { Job } from "#generated/hrms/schema.ts";
import { Button } from "../../kit/button.tsx";
import { RelativeTime, useFormat } from "../../kit/format.tsx";
import { Link } from "../../kit/link.tsx";
import { Progress } from "../../kit/progress.tsx";
import type { MessageId } from "../../messages/catalogue.ts";
import { useText } from "../../messages/use-text.ts";
import { TaskState } from "./task-state.tsx";
import { useTaskWords } from "./task-words.ts";
import { isOpen } from "./use-tasks.ts";

interface TaskResult {
  readonly text: MessageId;
  readonly to: string;
  readonly search: Readonly<Record<string, string>>;
}

/** Links to the results of tasks. */
const results: Partial<Record<Job["job"], TaskResult>> = {
  "make-tenant-export": { text: "background-tasks.openExport", to: "/tenant/settings", search: { tab: "export" } },
};

interface TaskRowProps {
  task: Job;
  onCancel: (task: Job) => void;
  onOpen: () => void;
}

export function TaskRow({ task, onCancel, onOpen }: TaskRowProps) {
  const t = useText();
  const format = useFormat();
  const words = useTaskWords();
  const { state, done, total, cancelAsked, createdAt, finishedAt } = task;
  const name = words.job(task);
  const running = isOpen(task);
  const result = state === "done" ? results[task.job] : undefined;
  return (
    <li
      className={css({
        display: "grid",
        gap: "1.5",
        px: "3",
        py: "2.5",
        borderTopWidth: "1px",
        borderColor: "border",
        _first: { borderTopWidth: "0" },
      })}
    >
      <div className={css({ display: "flex", flexWrap: "wrap", justifyContent: "space-between", columnGap: "3" })}>
        <p className={css({ fontWeight: "medium", minW: "0", overflowWrap: "anywhere" })}>{name}</p>
        <TaskState task={task} />
      </div>
      {running && (
        <Progress
          size="sm"
          label={t("background-tasks.progress", { name })}
          value={total === 0 ? null : done / total}
        />
      )}
      {state === "failed" && <p className={css({ overflowWrap: "anywhere" })}>{words.fault(task)}</p>}
      <div className={css({ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: "3", minH: "7" })}>
        <p
          className={css({
            flex: "1",
            color: "text.muted",
            fontSize: "xs",
            lineHeight: "xs",
            fontVariantNumeric: "tabular-nums",
          })}
        >
          {running && total > 0 ? (
            t("background-tasks.steps", { done: format.number(done), total: format.number(total) })
          ) : (
            <RelativeTime value={finishedAt ?? createdAt} />
          )}
        </p>
        {result && (
          <Link to={result.to} search={result.search as never} data-mark={task.id} onClick={onOpen}>
            {t(result.text)}
          </Link>
        )}
        {running && (
          <Button
            size="sm"
            variant="ghost"
            data-mark={task.id}
            inactive={cancelAsked}
            aria-label={t("background-tasks.cancelOf", { name })}
            onClick={() => onCancel(task)}
          >
            <X size={16} aria-hidden />
            {t("background-tasks.cancel")}
          </Button>
        )}
      </div>
    </li>
  );
}
