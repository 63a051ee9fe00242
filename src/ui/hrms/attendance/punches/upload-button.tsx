/** Uploads punches of a clock that cannot send them. */
import { useImportPunches } from "#generated/hrms/hooks/punches.ts";
import { useText } from "../../../messages/use-text.ts";
import { useAbility } from "../../../session/ability.ts";
import { UploadDialogButton } from "../shared/upload-dialog.tsx";

export function UploadButton({ scope: { companyId = "" } }: { scope: Readonly<Record<string, string>> }) {
  const t = useText();
  const load = useImportPunches();
  if (!useAbility().can("create", "punches")) return null;
  return (
    <UploadDialogButton
      title={t("attendance-tools.uploadPunches")}
      intro={t("attendance-tools.uploadPunchesText")}
      columns="employeeNo,date,time,direction,device"
      send={(csv, dryRun) => load.mutateAsync({ path: { companyId }, body: { csv, dryRun } })}
    />
  );
}
