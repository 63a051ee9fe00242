/** Uploads manual attendance for several people; people who only ask for themselves get no button. */
import { useImportManualAttendance } from "#generated/hrms/hooks/manual-attendance.ts";
import { useText } from "../../../messages/use-text.ts";
import { useAbility } from "../../../session/ability.ts";
import { UploadDialogButton } from "../shared/upload-dialog.tsx";

export function UploadButton({ scope: { companyId = "" } }: { scope: Readonly<Record<string, string>> }) {
  const t = useText();
  const ability = useAbility();
  const load = useImportManualAttendance();
  const everyone = ability
    .rulesFor("update", "manual-attendance")
    .some(({ inverted, conditions }) => !inverted && conditions?.["scope"] === undefined);
  if (!everyone) return null;
  return (
    <UploadDialogButton
      title={t("attendance-tools.uploadManual")}
      intro={t("attendance-tools.uploadManualText")}
      columns="employeeNo,date,timeIn,timeOut,breakMin,overtimeMin,reason"
      send={async (csv, dryRun) => {
        const { created, ...result } = await load.mutateAsync({ path: { companyId }, body: { csv, dryRun } });
        return { ...result, added: created };
      }}
    />
  );
}
