/** One change request with its changes and actions. */
import { css } from "#generated/styles/css/index.js";
import { listChangeRequestHistoryOptions } from "#generated/hrms/hooks/change-requests.ts";
import type { ChangeRequest } from "#generated/hrms/schema.ts";
import { HistoryButton } from "../../../detail/history-button.tsx";
import { Alert } from "../../../kit/alert.tsx";
import { Button } from "../../../kit/button.tsx";
import { useFormat } from "../../../kit/format.tsx";
import { Link } from "../../../kit/link.tsx";
import { StatusDot } from "../../../kit/status-dot.tsx";
import { useText } from "../../../messages/use-text.ts";
import { FileLink } from "../shared/file-link.tsx";
import { ChangeTable } from "../shared/change-table.tsx";

const tones = { submitted: "warning", approved: "success", rejected: "danger", withdrawn: "neutral" } as const;

interface RequestRowProps {
  companyId: string;
  request: ChangeRequest;
  onDecide?: (decision: "approve" | "reject") => void;
  onWithdraw?: () => void;
}

export function RequestRow({ companyId, request, onDecide, onWithdraw }: RequestRowProps) {
  const t = useText();
  const format = useFormat();
  const {
    id,
    fullName,
    employeeNo,
    employeeId,
    section,
    changes,
    conflict,
    note,
    fileId,
    fileName,
    status,
    decidedBy,
    decisionNote,
    createdAt,
    mayDecide,
    self,
  } = request;
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
      data-request={status}
    >
      <div className={css({ display: "flex", flexWrap: "wrap", alignItems: "baseline", columnGap: "3", rowGap: "1" })}>
        {self ? (
          <b className={css({ fontWeight: "medium" })}>{t(`change-requests.section.${section}`)}</b>
        ) : (
          <Link to={profile} className={css({ fontWeight: "medium" })}>
            {fullName}
          </Link>
        )}
        <span className={css({ color: "text.muted", fontSize: "sm", lineHeight: "sm" })}>
          {self
            ? format.relative(createdAt)
            : `${employeeNo} · ${t(`change-requests.section.${section}`)} · ${format.relative(createdAt)}`}
        </span>
        <span className={css({ ms: "auto" })}>
          <StatusDot tone={tones[status]}>{t(`change-requests.status.${status}`)}</StatusDot>
        </span>
      </div>
      <ChangeTable changes={changes} settled={status !== "submitted"} />
      {conflict && (
        <Alert tone="warning" title={t("change-requests.conflict")}>
          {t("change-requests.conflictText")}
        </Alert>
      )}
      {note !== null && <p className={css({ overflowWrap: "anywhere" })}>{`“${note}”`}</p>}
      {fileId !== null && (
        <div className={css({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: "1" })}>
          <span className={css({ color: "text.muted" })}>{t("change-requests.file")}</span>
          <FileLink scope={{ companyId, employeeId }} id={fileId} name={fileName ?? t("change-requests.file")} />
        </div>
      )}
      {decidedBy !== null && status !== "withdrawn" && (
        <p className={css({ color: "text.muted", fontSize: "sm", lineHeight: "sm", overflowWrap: "anywhere" })}>
          {t("change-requests.decided", { by: decidedBy })}
          {decisionNote !== null && ` “${decisionNote}”`}
        </p>
      )}
      <div className={css({ display: "flex", flexWrap: "wrap", gap: "2" })}>
        {mayDecide && onDecide && (
          <>
            <Button
              size="sm"
              variant="solid"
              aria-label={t("change-requests.approveNamed", { name: fullName })}
              onClick={() => onDecide("approve")}
            >
              {t("change-requests.approve")}
            </Button>
            <Button
              size="sm"
              aria-label={t("change-requests.rejectNamed", { name: fullName })}
              onClick={() => onDecide("reject")}
            >
              {t("change-requests.reject")}
            </Button>
          </>
        )}
        {self && onWithdraw && status === "submitted" && (
          <Button size="sm" onClick={onWithdraw}>
            {t("change-requests.withdraw")}
          </Button>
        )}
        <HistoryButton
          of={`${fullName}, ${t(`change-requests.section.${section}`)}`}
          page={(query) => listChangeRequestHistoryOptions({ path: { companyId, changeRequestId: id }, query })}
          labels={{
            field: () => t("change-requests.head.status"),
            value: (_name, value) => t(`change-requests.status.${value as ChangeRequest["status"]}`),
          }}
          // The section is the row's title.
          hidden={(field) => field !== "status"}
        />
      </div>
    </li>
  );
}
