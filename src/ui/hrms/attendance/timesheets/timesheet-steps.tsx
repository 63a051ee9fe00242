/** Steps of a timesheet: copying the week before, submitting, taking back, and locking. */
import { Copy, Lock, Send, Undo2 } from "lucide-react";
import {
  useCopyTimesheet,
  useLockTimesheet,
  useReopenTimesheet,
  useSubmitTimesheet,
} from "#generated/hrms/hooks/timesheets.ts";
import type { Row } from "../../../crud/area.ts";
import { Button } from "../../../kit/button.tsx";
import { ButtonLink } from "../../../kit/link.tsx";
import { useAttempt } from "../../../kit/use-attempt.ts";
import { useText } from "../../../messages/use-text.ts";
import { useAbility } from "../../../session/ability.ts";
import { attendanceProblem } from "../shared/problem-text.ts";

export function TimesheetSteps({
  row,
  scope: { companyId = "" },
}: {
  row: Row;
  scope: Readonly<Record<string, string>>;
}) {
  const t = useText();
  const ability = useAbility();
  const attempt = useAttempt(attendanceProblem);
  const copy = useCopyTimesheet();
  const submit = useSubmitTimesheet();
  const reopen = useReopenTimesheet();
  const lock = useLockTimesheet();
  const input = { path: { companyId, timesheetId: row.id } };
  const approvals: string = `/companies/${companyId}/approvals`;
  const isOpen = row.status === "open" || row.status === "rejected";
  const mayWrite = ability.can("update", "timesheets");
  return (
    <>
      {isOpen && mayWrite && (
        <>
          <Button
            loading={copy.isPending}
            onClick={() => void attempt(() => copy.mutateAsync(input), t("attendance-tools.copied"))}
          >
            <Copy size={16} aria-hidden />
            {t("attendance-tools.copyWeek")}
          </Button>
          <Button
            variant="solid"
            loading={submit.isPending}
            inactive={Number(row["minutes"]) === 0}
            onClick={() => void attempt(() => submit.mutateAsync(input), t("attendance-tools.submitted"))}
          >
            <Send size={16} aria-hidden />
            {t("attendance-tools.submit")}
          </Button>
        </>
      )}
      {row.status === "submitted" && row["own"] === true && (
        <Button
          loading={reopen.isPending}
          onClick={() => void attempt(() => reopen.mutateAsync(input), t("attendance-tools.reopened"))}
        >
          <Undo2 size={16} aria-hidden />
          {t("attendance-tools.reopen")}
        </Button>
      )}
      {row["mayDecide"] === true && (
        <ButtonLink to={approvals} variant="solid">
          {t("attendance-tools.decide")}
        </ButtonLink>
      )}
      {row.status === "approved" && ability.can("approve", "timesheets") && (
        <Button
          loading={lock.isPending}
          onClick={() => void attempt(() => lock.mutateAsync(input), t("attendance-tools.sheetLocked"))}
        >
          <Lock size={16} aria-hidden />
          {t("attendance-tools.lockSheet")}
        </Button>
      )}
    </>
  );
}
