/** Locks a period, and unlocks it with a reason. */
import { css } from "#generated/styles/css/index.js";
import { Lock, LockOpen } from "lucide-react";
import { useState } from "react";
import { unlockAttendancePeriod as form } from "#generated/hrms/forms/attendance-periods.ts";
import { useLockAttendancePeriod, useUnlockAttendancePeriod } from "#generated/hrms/hooks/attendance-periods.ts";
import type { Row } from "../../../crud/area.ts";
import { FormDialog } from "../../../form/form-dialog.tsx";
import { specsOf } from "../../../form/spec.ts";
import { Button } from "../../../kit/button.tsx";
import { ConfirmButton } from "../../../kit/confirm-button.tsx";
import { useFormat } from "../../../kit/format.tsx";
import { problemOf } from "../../../kit/problem.ts";
import { toast } from "../../../kit/toast.ts";
import { useAttempt } from "../../../kit/use-attempt.ts";
import { useText } from "../../../messages/use-text.ts";
import { useAbility } from "../../../session/ability.ts";
import { attendanceProblem } from "../shared/problem-text.ts";

const fields = specsOf(form, {}, ["reason"]);

export function PeriodSteps({ row, scope }: { row: Row; scope: Readonly<Record<string, string>> }) {
  const t = useText();
  const format = useFormat();
  const may = useAbility().can("approve", "attendance-periods");
  const lock = useLockAttendancePeriod();
  const unlock = useUnlockAttendancePeriod();
  const attempt = useAttempt(attendanceProblem);
  const [unlocking, setUnlocking] = useState(false);
  const archivedAt = row["punchesArchivedAt"];
  // It can't be unlocked before they are back.
  if (typeof archivedAt === "string")
    return (
      <p className={css({ color: "text.muted" })}>
        {t("attendance-tools.punchesArchived", { date: format.date(archivedAt) })}
      </p>
    );
  if (!may) return null;
  const path = { companyId: scope["companyId"] ?? "", attendancePeriodId: row.id };
  const name = String(row["name"]);
  const open = Number(row["openLogs"]);
  if (row.status === "open")
    return (
      <ConfirmButton
        icon={Lock}
        button={{ variant: "solid", loading: lock.isPending }}
        title={t("attendance-tools.lockTitle", { name })}
        action={t("attendance-tools.lock")}
        onConfirm={() =>
          attempt(() => lock.mutateAsync({ path, body: { force: true } }), t("attendance-tools.locked", { name }))
        }
      >
        {open > 0 ? t("attendance-tools.lockOpen", { count: open }) : t("attendance-tools.lockText")}
      </ConfirmButton>
    );
  return (
    <>
      <Button onClick={() => setUnlocking(true)}>
        <LockOpen size={16} aria-hidden />
        {t("attendance-tools.unlock")}
      </Button>
      {unlocking && (
        <FormDialog
          title={t("attendance-tools.unlockTitle", { name })}
          intro={t("attendance-tools.unlockText")}
          action={t("attendance-tools.unlock")}
          danger
          fields={fields}
          words={{ field: () => t("attendance-tools.reason"), help: () => undefined }}
          failureText={(error) => (problemOf(error)?.code === undefined ? undefined : attendanceProblem(t, error))}
          send={async (body) => {
            await unlock.mutateAsync({ path, body: body as { reason: string } });
            toast({ text: t("attendance-tools.unlocked", { name }) });
          }}
          onClose={() => setUnlocking(false)}
        />
      )}
    </>
  );
}
