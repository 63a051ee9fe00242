/** A short list of leave, one line each. */
import { css } from "#generated/styles/css/index.js";
import type { Leave } from "#generated/hrms/schema.ts";
import { Link } from "../../../kit/link.tsx";
import { StatusDot } from "../../../kit/status-dot.tsx";
import { useText } from "../../../messages/use-text.ts";
import { LeaveActions } from "./leave-actions.tsx";
import { LeaveColour } from "../shared/leave-colour.tsx";
import { leaveTones, useLeaveWords } from "./leave-words.ts";

const row = css({
  display: "grid",
  gridTemplateColumns: { base: "minmax(0, 1fr)", md: "minmax(0, 3fr) minmax(0, 2fr) 9rem auto" },
  alignItems: "center",
  columnGap: "4",
  rowGap: "1",
  px: "5",
  py: "3",
  borderTopWidth: "1px",
  borderColor: "border",
  _first: { borderTopWidth: "0" },
});

export function LeaveLines({ companyId, leaves, none }: { companyId: string; leaves: readonly Leave[]; none: string }) {
  const t = useText();
  const words = useLeaveWords();
  if (leaves.length === 0) return <p className={css({ px: "5", pb: "5", color: "text.muted" })}>{none}</p>;
  return (
    <ul>
      {leaves.map((leave) => (
        <li key={leave.id} className={row}>
          <span className={css({ display: "flex", alignItems: "center", gap: "2", minW: "0" })}>
            <LeaveColour colour={leave.colour} />
            <Link to={`/companies/${companyId}/leaves/${leave.id}` as string} className={css({ fontWeight: "medium" })}>
              {words.period(leave)}
            </Link>
          </span>
          <span className={css({ color: "text.muted" })}>
            {`${words.type(leave.leaveType)}, ${words.amount(leave.units, leave.unit)}`}
          </span>
          <StatusDot tone={leaveTones[leave.status]}>{t(`leaves.status.${leave.status}`)}</StatusDot>
          <LeaveActions companyId={companyId} leave={leave} />
        </li>
      ))}
    </ul>
  );
}
