/** Columns of the list of leave. */
import { css } from "#generated/styles/css/index.js";
import { useMemo } from "react";
import type { Leave } from "#generated/hrms/schema.ts";
import { RelativeTime } from "../../../kit/format.tsx";
import { StatusDot } from "../../../kit/status-dot.tsx";
import { useText } from "../../../messages/use-text.ts";
import type { Column } from "../../../table/column.ts";
import { LeaveColour } from "../shared/leave-colour.tsx";
import { leaveTones, useLeaveWords } from "./leave-words.ts";

export const usualLeaveColumns = ["fullName", "leaveType", "from", "units", "status", "approvers"];

const none = "–";
const inLine = css({ display: "inline-flex", alignItems: "center", gap: "2" });

export function useLeaveColumns(): readonly Column<Leave>[] {
  const t = useText();
  const words = useLeaveWords();
  return useMemo<readonly Column<Leave>[]>(
    () => [
      { id: "fullName", header: t("leaves.employee"), cell: ({ fullName }) => fullName, sortBy: "fullName" },
      {
        id: "leaveType",
        header: t("leaves.type"),
        cell: ({ leaveType, colour }) => (
          <span className={inLine}>
            <LeaveColour colour={colour} />
            {words.type(leaveType)}
          </span>
        ),
        sortBy: "leaveType",
        onCard: "line",
      },
      { id: "from", header: t("leaves.period"), cell: (leave) => words.period(leave), sortBy: "from", onCard: "line" },
      {
        id: "units",
        header: t("leaves.units"),
        cell: ({ units, unit }) => words.amount(units, unit),
        align: "end",
        onCard: "line",
      },
      {
        id: "status",
        header: t("leaves.status"),
        cell: ({ status }) => <StatusDot tone={leaveTones[status]}>{t(`leaves.status.${status}`)}</StatusDot>,
        onCard: "corner",
      },
      {
        id: "approvers",
        header: t("leaves.approvers"),
        cell: ({ approvers, decidedBy }) => (approvers.length > 0 ? approvers.join(", ") : (decidedBy ?? none)),
        room: "short",
      },
      { id: "source", header: t("leaves.source"), cell: ({ source }) => t(`leaves.source.${source}`) },
      {
        id: "createdAt",
        header: t("leaves.requested"),
        cell: ({ createdAt }) => <RelativeTime value={createdAt} />,
        sortBy: "createdAt",
      },
    ],
    [t, words],
  );
}
