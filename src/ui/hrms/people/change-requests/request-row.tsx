/** One change request with its changes and actions. */
import { chakra } from "@chakra-ui/react";
import type { ChangeRequest } from "#generated/hrms/schema.ts";
import { Alert } from "../../../kit/alert.tsx";
import { Button } from "../../../kit/button.tsx";
import { useFormat } from "../../../kit/format.tsx";
import { Link } from "../../../kit/link.tsx";
import { StatusDot } from "../../../kit/status-dot.tsx";
import { useText } from "../../../messages/use-text.ts";
import { FileLink } from "../employees/records/file-link.tsx";
import { ChangeTable } from "./change-table.tsx";

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
    <chakra.li
      display="grid"
      gap="2"
      px="5"
      py="4"
      borderTopWidth="1px"
      borderColor="border"
      _first={{ borderTopWidth: "0" }}
      data-request={status}
    >
      <chakra.div display="flex" flexWrap="wrap" alignItems="baseline" columnGap="3" rowGap="1">
        {self ? (
          <chakra.b fontWeight="medium">{t(`change-requests.section.${section}`)}</chakra.b>
        ) : (
          <Link to={profile} fontWeight="medium">
            {fullName}
          </Link>
        )}
        <chakra.span color="text.muted" fontSize="sm" lineHeight="sm">
          {self
            ? format.relative(createdAt)
            : `${employeeNo} · ${t(`change-requests.section.${section}`)} · ${format.relative(createdAt)}`}
        </chakra.span>
        <chakra.span ms="auto">
          <StatusDot tone={tones[status]}>{t(`change-requests.status.${status}`)}</StatusDot>
        </chakra.span>
      </chakra.div>
      <ChangeTable changes={changes} settled={status !== "submitted"} />
      {conflict && (
        <Alert tone="warning" title={t("change-requests.conflict")}>
          {t("change-requests.conflictText")}
        </Alert>
      )}
      {note !== null && <chakra.p overflowWrap="anywhere">{`“${note}”`}</chakra.p>}
      {fileId !== null && (
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="1">
          <chakra.span color="text.muted">{t("change-requests.file")}</chakra.span>
          <FileLink scope={{ companyId, employeeId }} id={fileId} name={fileName ?? t("change-requests.file")} />
        </chakra.div>
      )}
      {decidedBy !== null && status !== "withdrawn" && (
        <chakra.p color="text.muted" fontSize="sm" lineHeight="sm" overflowWrap="anywhere">
          {t("change-requests.decided", { by: decidedBy })}
          {decisionNote !== null && ` “${decisionNote}”`}
        </chakra.p>
      )}
      {(mayDecide || (self && status === "submitted")) && (
        <chakra.div display="flex" flexWrap="wrap" gap="2">
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
          {self && onWithdraw && (
            <Button size="sm" onClick={onWithdraw}>
              {t("change-requests.withdraw")}
            </Button>
          )}
        </chakra.div>
      )}
    </chakra.li>
  );
}
