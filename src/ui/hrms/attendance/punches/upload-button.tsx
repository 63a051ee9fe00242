/** Uploads punches of a clock that cannot send them. */
import { useImportPunches } from "#generated/hrms/hooks/punches.ts";
import { UploadButton as Upload } from "../../../crud/upload-button.tsx";
import { useText } from "../../../messages/use-text.ts";
import { useAbility } from "../../../session/ability.ts";

export function UploadButton({ scope: { companyId = "" } }: { scope: Readonly<Record<string, string>> }) {
  const t = useText();
  const load = useImportPunches();
  if (!useAbility().can("create", "punches")) return null;
  return (
    <Upload
      title={t("attendance-tools.uploadPunches")}
      intro={t("attendance-tools.uploadPunchesText")}
      columns="employeeNo,date,time,direction,device"
      send={async (csv, dryRun) => {
        const { added: created, ...result } = await load.mutateAsync({ path: { companyId }, body: { csv, dryRun } });
        return { ...result, created };
      }}
    />
  );
}
