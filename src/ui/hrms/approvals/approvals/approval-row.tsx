/** One request for approval, with its changes, who decides it, and what happened so far. */
import { css } from "#generated/styles/css/index.js";
import { useIntl } from "react-intl";
import type { Approval } from "#generated/hrms/schema.ts";
import { Alert } from "../../../kit/alert.tsx";
import { Button } from "../../../kit/button.tsx";
import { Checkbox } from "../../../kit/checkbox.tsx";
import { useFormat } from "../../../kit/format.tsx";
import { Link } from "../../../kit/link.tsx";
import { StatusDot } from "../../../kit/status-dot.tsx";
import { useText } from "../../../messages/use-text.ts";
import { ChangeTable } from "../../people/shared/change-table.tsx";
import { FileLink } from "../../people/shared/file-link.tsx";
import { LeaveFacts } from "./leave-facts.tsx";
import type { LeaveBasis } from "./use-leave-facts.ts";

const tones = {
  draft: "neutral",
  submitted: "warning",
  approved: "success",
  rejected: "danger",
  withdrawn: "neutral",
  cancelRequested: "warning",
  cancelled: "neutral",
} as const;

/** Columns of the list and of its header. */
export const approvalColumns = css({
  display: "grid",
  gridTemplateColumns: {
    base: "minmax(0, 1fr) auto",
    md: "minmax(0, 3fr) minmax(0, 3fr) minmax(0, 2fr) 8rem 8rem",
  },
  alignItems: "baseline",
  columnGap: "4",
  rowGap: "0.5",
});
const cell = css({ minW: "0", overflowWrap: "anywhere" });
const small = css({ color: "text.muted", fontSize: "sm", lineHeight: "sm", overflowWrap: "anywhere" });

/** Who decides now, for readers who do not, and on whose behalf for those who do. */
function Deciders({
  approval: { status, mayDecide, actingFor, deciders, open, step, stepCount, dueAt, escalated },
}: {
  approval: Approval;
}) {
  const t = useText();
  const format = useFormat();
  const names = useIntl().formatList(deciders);
  if (status !== "submitted" && status !== "cancelRequested") return null;
  const parts = [
    ...(stepCount > 1 ? [t("approvals.step", { step, count: stepCount })] : []),
    mayDecide
      ? actingFor === null
        ? t("approvals.yours")
        : t("approvals.actingFor", { name: actingFor })
      : deciders.length === 0
        ? t("approvals.nobody")
        : t(open ? "approvals.openTo" : "approvals.decidedBy", { names }),
    ...(escalated
      ? [t("approvals.escalated")]
      : dueAt === null
        ? []
        : [t("approvals.due", { when: format.dateTime(dueAt) })]),
  ];
  return <p className={small}>{parts.join(" · ")}</p>;
}

function Events({ decisions }: Pick<Approval, "decisions">) {
  const t = useText();
  const format = useFormat();
  const shown = decisions.filter(({ action }) => action !== "submitted");
  if (shown.length === 0) return null;
  return (
    <ul className={small}>
      {shown.map(({ action, by, actedFor, at, comment }) => (
        <li key={`${action} ${at} ${by ?? ""}`}>
          {by === null
            ? t(`approvals.action.${action}`)
            : t(actedFor === null ? "approvals.event.by" : "approvals.event.actedFor", {
                by,
                actedFor: actedFor ?? "",
                action: t(`approvals.action.${action}`),
              })}
          {` · ${format.dateTime(at)}`}
          {comment !== null && ` “${comment}”`}
        </li>
      ))}
    </ul>
  );
}

interface ApprovalRowProps {
  readonly companyId: string;
  readonly approval: Approval;
  /** What a decision on leave depends on. */
  readonly leave: LeaveBasis | undefined;
  /** Whether it is among the chosen ones; undefined if it cannot be. */
  readonly chosen: boolean | undefined;
  readonly onChoose: (chosen: boolean) => void;
  readonly onDecide: (decision: "approve" | "reject") => void;
  readonly onWithdraw: () => void;
  readonly onCancel: () => void;
}

export function ApprovalRow({
  companyId,
  approval,
  leave,
  chosen,
  onChoose,
  onDecide,
  onWithdraw,
  onCancel,
}: ApprovalRowProps) {
  const t = useText();
  const format = useFormat();
  const { employeeId, employeeNo, fullName, kind, section, requestedBy, createdAt, status, changes, hidden } = approval;
  const { note, fileId, fileName, conflict, mayDecide, mayCancel, own } = approval;
  const what = t(`approvals.what.${kind}`, { section: section ?? "" });
  const profile: string = `/companies/${companyId}/employees/${employeeId}`;
  return (
    <li
      className={css({
        display: "grid",
        gap: "2",
        px: "5",
        py: "4",
        borderTopWidth: "1px",
        borderColor: "border",
        _first: { borderTopWidth: "0" },
      })}
      data-approval={status}
    >
      <div className={approvalColumns}>
        <span
          className={css({ display: "flex", alignItems: "baseline", gap: "2", minW: "0", overflowWrap: "anywhere" })}
        >
          {chosen !== undefined && (
            <Checkbox
              aria-label={t("approvals.choose", { name: fullName })}
              checked={chosen}
              onChange={({ target }) => onChoose(target.checked)}
            />
          )}
          <span className={cell}>
            <Link to={profile} className={css({ fontWeight: "medium" })}>
              {fullName}
            </Link>
            <span className={css({ color: "text.muted", fontSize: "sm" })}>{` ${employeeNo}`}</span>
          </span>
        </span>
        <span className={css({ gridRow: { base: "2", md: "auto" }, minW: "0", overflowWrap: "anywhere" })}>
          {status === "cancelRequested" ? t("approvals.whatCancelled", { what }) : what}
        </span>
        <span className={css({ display: { base: "none", md: "block" }, minW: "0", overflowWrap: "anywhere" })}>
          {requestedBy}
        </span>
        <span
          className={css({
            color: "text.muted",
            gridRow: { base: "2", md: "auto" },
            textAlign: { base: "end", md: "start" },
          })}
        >
          {format.relative(createdAt)}
        </span>
        <StatusDot tone={tones[status]}>{t(`approvals.status.${status}`)}</StatusDot>
      </div>
      {hidden ? (
        <p className={small}>{t("approvals.hidden")}</p>
      ) : (
        changes.length > 0 && <ChangeTable changes={changes} settled={status !== "submitted"} />
      )}
      {leave && <LeaveFacts companyId={companyId} fullName={fullName} basis={leave} />}
      {conflict && (
        <Alert tone="warning" title={t("change-requests.conflict")}>
          {t("change-requests.conflictText")}
        </Alert>
      )}
      {note !== null && <p className={cell}>{`“${note}”`}</p>}
      {fileId !== null && (
        <div className={css({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: "1" })}>
          <span className={css({ color: "text.muted" })}>{t("change-requests.file")}</span>
          <FileLink scope={{ companyId, employeeId }} id={fileId} name={fileName ?? t("change-requests.file")} />
        </div>
      )}
      <Deciders approval={approval} />
      <Events decisions={approval.decisions} />
      {(mayDecide || mayCancel || (own && status === "submitted")) && (
        <div className={css({ display: "flex", flexWrap: "wrap", gap: "2" })}>
          {mayDecide && (
            <>
              <Button
                size="sm"
                variant="solid"
                aria-label={t("approvals.approveNamed", { name: fullName })}
                onClick={() => onDecide("approve")}
              >
                {t("approvals.approve")}
              </Button>
              <Button
                size="sm"
                aria-label={t("approvals.rejectNamed", { name: fullName })}
                onClick={() => onDecide("reject")}
              >
                {t("approvals.reject")}
              </Button>
            </>
          )}
          {own && status === "submitted" && (
            <Button size="sm" onClick={onWithdraw}>
              {t("approvals.withdraw")}
            </Button>
          )}
          {mayCancel && (
            <Button size="sm" aria-label={t("approvals.cancelNamed", { name: fullName })} onClick={onCancel}>
              {t("approvals.cancel")}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}
