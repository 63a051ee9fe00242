/** What can be done with a waiting request: decide it under Approvals, or take one's own back. */
import { CheckCheck, Undo2 } from "lucide-react";
import { useWithdrawManualAttendance } from "#generated/hrms/hooks/manual-attendance.ts";
import type { Row } from "../../../crud/area.ts";
import { ConfirmButton } from "../../../kit/confirm-button.tsx";
import { ButtonLink } from "../../../kit/link.tsx";
import { useAttempt } from "../../../kit/use-attempt.ts";
import { useText } from "../../../messages/use-text.ts";
import { attendanceProblem } from "../shared/problem-text.ts";

export function RequestSteps({
  row,
  scope: { companyId = "" },
}: {
  row: Row;
  scope: Readonly<Record<string, string>>;
}) {
  const t = useText();
  const withdraw = useWithdrawManualAttendance();
  const attempt = useAttempt(attendanceProblem);
  if (row.status !== "submitted") return null;
  const approvals: string = `/companies/${companyId}/approvals`;
  return (
    <>
      {row["own"] === true && (
        <ConfirmButton
          icon={Undo2}
          danger
          title={t("attendance-tools.withdrawTitle")}
          action={t("attendance-tools.withdraw")}
          onConfirm={() =>
            attempt(
              () => withdraw.mutateAsync({ path: { companyId, manualAttendanceId: row.id } }),
              t("attendance-tools.withdrawn"),
            )
          }
        >
          {t("attendance-tools.withdrawText")}
        </ConfirmButton>
      )}
      {row["mayDecide"] === true && (
        <ButtonLink to={approvals} variant="solid">
          <CheckCheck size={16} aria-hidden />
          {t("attendance-tools.decide")}
        </ButtonLink>
      )}
    </>
  );
}
