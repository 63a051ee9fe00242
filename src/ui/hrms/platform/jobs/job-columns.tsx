/** Columns of the background job list. */
import { css } from "#generated/styles/css/index.js";
import { type ReactNode, useMemo } from "react";
import type { PlatformJob } from "#generated/hrms/schema.ts";
import type { Column, RowControlProps } from "../../../table/column.ts";
import { RelativeTime, useFormat } from "../../../kit/format.tsx";
import { Progress } from "../../../kit/progress.tsx";
import { TaskState } from "../../../layout/background-tasks/task-state.tsx";
import { useTaskWords } from "../../../layout/background-tasks/task-words.ts";
import { useText } from "../../../messages/use-text.ts";

export const usualColumns = ["job", "tenant", "state", "progress", "createdAt", "finishedAt", "errorCode"];

/** Jobs have no page, but the name must be focusable for keyboard navigation of rows. */
export function JobName({ control, children }: { control: RowControlProps; children: ReactNode }) {
  return (
    <span {...control} className={css({ fontWeight: "medium" })}>
      {children}
    </span>
  );
}

const none = "–";
const time = (value: string | null) => (value === null ? none : <RelativeTime value={value} />);

function Steps({ row: { done, total, finishedAt }, name }: { row: PlatformJob; name: string }) {
  const t = useText();
  const format = useFormat();
  const steps =
    total === 0 ? none : t("background-tasks.steps", { done: format.number(done), total: format.number(total) });
  if (finishedAt !== null) return steps;
  return (
    <span
      className={css({ display: "inline-flex", alignItems: "center", gap: "2", fontVariantNumeric: "tabular-nums" })}
    >
      <span className={css({ w: "16" })}>
        <Progress
          size="sm"
          label={t("background-tasks.progress", { name })}
          value={total === 0 ? null : done / total}
        />
      </span>
      {total > 0 && steps}
    </span>
  );
}

export function useJobColumns(): readonly Column<PlatformJob>[] {
  const t = useText();
  const words = useTaskWords();
  return useMemo<readonly Column<PlatformJob>[]>(
    () => [
      { id: "job", header: t("platform-jobs.job"), cell: (row) => words.job(row) },
      {
        id: "tenant",
        header: t("platform-jobs.tenant"),
        cell: ({ tenant }) => tenant ?? t("platform-jobs.platform"),
        room: "short",
        onCard: "line",
      },
      { id: "state", header: t("platform-jobs.state"), cell: (row) => <TaskState task={row} />, onCard: "corner" },
      {
        id: "progress",
        header: t("platform-jobs.progress"),
        cell: (row) => <Steps row={row} name={words.job(row)} />,
        onCard: "line",
      },
      {
        id: "createdAt",
        header: t("platform-jobs.createdAt"),
        cell: ({ createdAt }) => time(createdAt),
        sortBy: "createdAt",
        onCard: "line",
      },
      { id: "startedAt", header: t("platform-jobs.startedAt"), cell: ({ startedAt }) => time(startedAt) },
      {
        id: "finishedAt",
        header: t("platform-jobs.finishedAt"),
        cell: ({ finishedAt }) => time(finishedAt),
        sortBy: "finishedAt",
      },
      {
        id: "attempts",
        header: t("platform-jobs.attempts"),
        cell: ({ attempts }) => attempts,
        align: "end",
      },
      {
        id: "errorCode",
        header: t("platform-jobs.errorCode"),
        cell: ({ errorCode }) => errorCode ?? none,
        room: "short",
      },
    ],
    [t, words],
  );
}
