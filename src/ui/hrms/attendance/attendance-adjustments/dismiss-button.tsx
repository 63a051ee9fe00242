/** Dismisses an open adjustment with a reason. */
import { CircleSlash } from "lucide-react";
import { useState } from "react";
import { dismissAttendanceAdjustment as form } from "#generated/hrms/forms/attendance-adjustments.ts";
import { useDismissAttendanceAdjustment } from "#generated/hrms/hooks/attendance-adjustments.ts";
import type { Row } from "../../../crud/area.ts";
import { FormDialog } from "../../../form/form-dialog.tsx";
import { specsOf } from "../../../form/spec.ts";
import { Button } from "../../../kit/button.tsx";
import { toast } from "../../../kit/toast.ts";
import { useText } from "../../../messages/use-text.ts";
import { useAbility } from "../../../session/ability.ts";

const fields = specsOf(form, {}, ["reason"]);

export function DismissButton({
  row,
  scope: { companyId = "" },
}: {
  row: Row;
  scope: Readonly<Record<string, string>>;
}) {
  const t = useText();
  const may = useAbility().can("update", "attendance-adjustments");
  const dismiss = useDismissAttendanceAdjustment();
  const [asked, ask] = useState(false);
  if (!may || row.status !== "open") return null;
  return (
    <>
      <Button onClick={() => ask(true)}>
        <CircleSlash size={16} aria-hidden />
        {t("attendance-tools.dismiss")}
      </Button>
      {asked && (
        <FormDialog
          title={t("attendance-tools.dismissTitle")}
          intro={t("attendance-tools.dismissText")}
          action={t("attendance-tools.dismiss")}
          fields={fields}
          words={{ field: () => t("attendance-tools.reason"), help: () => undefined }}
          send={async (body) => {
            const path = { companyId, attendanceAdjustmentId: row.id };
            await dismiss.mutateAsync({ path, body: body as { reason: string } });
            toast({ text: t("attendance-tools.dismissed") });
          }}
          onClose={() => ask(false)}
        />
      )}
    </>
  );
}
