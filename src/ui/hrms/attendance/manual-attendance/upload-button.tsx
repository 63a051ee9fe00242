/** Uploads manual attendance for several people; people who only ask for themselves get no button. */
import { useImportManualAttendance } from "#generated/hrms/hooks/manual-attendance.ts";
import { UploadButton as Upload } from "../../../crud/upload-button.tsx";
import { useText } from "../../../messages/use-text.ts";
import { useAbility } from "../../../session/ability.ts";

const codes = ["request-open", "period-locked", "no-work"] as const;

export function UploadButton({ scope: { companyId = "" } }: { scope: Readonly<Record<string, string>> }) {
  const t = useText();
  const ability = useAbility();
  const load = useImportManualAttendance();
  const everyone = ability
    .rulesFor("update", "manual-attendance")
    .some(({ inverted, conditions }) => !inverted && conditions?.["scope"] === undefined);
  if (!everyone) return null;
  return (
    <Upload
      title={t("attendance-tools.uploadManual")}
      intro={t("attendance-tools.uploadManualText")}
      columns="employeeNo,date,timeIn,timeOut,breakMin,overtimeMin,reason"
      faultText={(code, value) => {
        const known = codes.find((one) => one === code);
        return known === undefined ? undefined : t(`attendance-tools.rowFault.${known}`, { value });
      }}
      send={(csv, dryRun) => load.mutateAsync({ path: { companyId }, body: { csv, dryRun } })}
    />
  );
}
