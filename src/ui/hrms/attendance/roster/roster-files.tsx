/** The roster as a file: imported as drafts, exported day by day. */
import { useState } from "react";
import { exportRoster } from "#generated/hrms/client/roster.ts";
import { useImportRoster } from "#generated/hrms/hooks/roster.ts";
import { UploadButton } from "../../../crud/upload-button.tsx";
import { downloadFile } from "../../../kit/download.ts";
import { useAttempt } from "../../../kit/use-attempt.ts";
import { ExportMenu } from "../../../list/export-menu.tsx";
import { useText } from "../../../messages/use-text.ts";
import { useAbility } from "../../../session/ability.ts";
import { rosterProblem } from "./use-planning.ts";

const types = { csv: "text/csv", xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet" } as const;
const codes = ["unknown-shift", "unknown-location", "unknown-reference"] as const;

interface RosterFilesProps {
  readonly companyId: string;
  readonly from: string;
  readonly to: string;
  /** People on the board. */
  readonly total: number | undefined;
}

export function RosterFiles({ companyId, from, to, total }: RosterFilesProps) {
  const t = useText();
  const ability = useAbility();
  const load = useImportRoster();
  const attempt = useAttempt(rosterProblem);
  const [busy, setBusy] = useState(false);
  const save = async (format: keyof typeof types): Promise<void> => {
    setBusy(true);
    await attempt(async () => {
      const file = await exportRoster(
        { path: { companyId }, query: { from, to, format } },
        { headers: { accept: types[format] } },
      );
      // Spreadsheets need the mark that browsers strip from text.
      downloadFile(`roster-${from}.${format}`, typeof file === "string" ? `\uFEFF${file}` : file, types[format]);
    }, t("crud.exported"));
    setBusy(false);
  };
  return (
    <>
      {ability.can("update", "roster") && (
        <UploadButton
          title={t("roster.import")}
          intro={t("roster.importText")}
          columns="employeeNo,date,shift,location"
          faultText={(code, value) => {
            const known = codes.find((one) => one === code);
            return known === undefined ? undefined : t(`roster.rowFault.${known}`, { value });
          }}
          send={(csv, dryRun) => load.mutateAsync({ path: { companyId }, body: { csv, dryRun } })}
        />
      )}
      {ability.can("export", "roster") && (
        <ExportMenu total={total} busy={busy} onSave={(format) => void save(format)} />
      )}
    </>
  );
}
