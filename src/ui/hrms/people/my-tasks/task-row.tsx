/** One task: what it is, for whom and by when. Completing it leaves the row in its place. */
import { css } from "#generated/styles/css/index.js";
import type { MyTask } from "#generated/hrms/schema.ts";
import { Button } from "../../../kit/button.tsx";
import { useFormat } from "../../../kit/format.tsx";
import { Link } from "../../../kit/link.tsx";
import { StatusDot } from "../../../kit/status-dot.tsx";
import { ListRow } from "../../../list/list-row.tsx";
import { useText } from "../../../messages/use-text.ts";

const tones = { overdue: "danger", soon: "warning", later: "info", finished: "success" } as const;

/** Columns of the list and of its header. */
export const taskColumns = css({
  display: "grid",
  gridTemplateColumns: { base: "minmax(0, 1fr) auto", md: "minmax(0, 3fr) minmax(0, 2fr) 10rem 7.5rem" },
  columnGap: "4",
});

interface TaskRowProps {
  task: MyTask;
  /** Shown if the person has tasks in several companies. */
  withCompany: boolean;
  busy: boolean;
  onMove: (status: "done" | "open") => void;
}

export function TaskRow({ task, withCompany, busy, onMove }: TaskRowProps) {
  const t = useText();
  const format = useFormat();
  const { title, fullName, employeeNo, employeeId, companyId, company, kind, owner, dueOn, note, status, band } = task;
  const record: string = `/companies/${companyId}/employees/${employeeId}`;
  const finished = band === "finished";
  const what = { title, name: fullName };
  return (
    <ListRow className={taskColumns} data-task={status}>
      <span className={css({ minW: "0", overflowWrap: "anywhere" })}>
        <span className={css({ fontWeight: "medium" })}>{title}</span>
        <span className={css({ display: "block", color: "text.muted", fontSize: "sm", lineHeight: "sm" })}>
          {[t(`my-tasks.kind.${kind}`), t(`my-tasks.owner.${owner}`), ...(note === null ? [] : [note])].join(" · ")}
        </span>
      </span>
      <span
        className={css({
          gridRow: { base: "2", md: "auto" },
          gridColumn: { base: "1 / -1", md: "auto" },
          minW: "0",
          overflowWrap: "anywhere",
        })}
      >
        {/* IT does its tasks without seeing people's records. */}
        {owner === "it" ? (
          fullName
        ) : (
          <Link to={record} search={{ tab: "tasks" } as never}>
            {fullName}
          </Link>
        )}
        {/* On its own line, so that the company, which is known later, does not wrap the name. */}
        <span className={css({ display: "block", color: "text.muted", fontSize: "sm", lineHeight: "sm" })}>
          {employeeNo + (withCompany ? ` · ${company}` : "")}
        </span>
      </span>
      <span className={css({ gridRow: { base: "3", md: "auto" }, gridColumn: { base: "1 / -1", md: "auto" } })}>
        <StatusDot tone={status === "skipped" ? "neutral" : tones[band]}>
          {finished ? t(`my-tasks.status.${status}`) : t("my-tasks.due", { date: format.date(dueOn) })}
        </StatusDot>
      </span>
      <span
        className={css({ gridRow: { base: "1", md: "auto" }, gridColumn: { base: "2", md: "auto" }, textAlign: "end" })}
      >
        <Button
          size="sm"
          variant="outline"
          loading={busy}
          aria-label={t(finished ? "my-tasks.reopenNamed" : "my-tasks.completeNamed", what)}
          onClick={() => onMove(finished ? "open" : "done")}
        >
          {t(finished ? "my-tasks.reopen" : "my-tasks.complete")}
        </Button>
      </span>
    </ListRow>
  );
}
