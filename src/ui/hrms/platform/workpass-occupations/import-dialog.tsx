/** Occupation import: validates the file with faults by row and column, then commits on confirmation. */
import { css } from "#generated/styles/css/index.js";
import { useState } from "react";
import { useIntl } from "react-intl";
import { useImportWorkpassOccupations } from "#generated/hrms/hooks/workpass-occupations.ts";
import type { ImportFault, WorkpassOccupationImportResult } from "#generated/hrms/schema.ts";
import { Button } from "../../../kit/button.tsx";
import { ColumnTable } from "../../../table/column-table.tsx";
import { Dialog } from "../../../kit/dialog.tsx";
import { DropZone } from "../../../kit/files/drop-zone.tsx";
import { uploadProblemText } from "../../../kit/files/upload-problem.ts";
import { toast } from "../../../kit/toast.ts";
import { useText } from "../../../messages/use-text.ts";

/** Maximum request body in bytes. */
const largestFile = 700_000;

function Faults({ faults }: { faults: readonly ImportFault[] }) {
  const t = useText();
  const { formatMessage } = useIntl();
  return (
    <div>
      <p className={css({ color: "danger.text", mb: "2" })}>{t("workpass-occupations.importFaults")}</p>
      <ColumnTable
        label={t("workpass-occupations.importFaults")}
        maxH="16rem"
        rows={faults}
        keyOf={({ row, column, code, value }) => `${row} ${column} ${code} ${value}`}
        columns={[
          { header: t("workpass-occupations.importRow"), cell: ({ row }) => row },
          { header: t("workpass-occupations.importColumn"), cell: ({ column }) => column ?? "–" },
          {
            header: t("workpass-occupations.importFault"),
            cell: ({ code, value }) => formatMessage({ id: `workpass-occupations.fault.${code}` }, { value }),
          },
        ]}
      />
    </div>
  );
}

export function ImportDialog({ onClose }: { onClose: () => void }) {
  const t = useText();
  const { mutateAsync, isPending, error, reset } = useImportWorkpassOccupations();
  const [file, setFile] = useState<{ name: string; csv: string } | null>(null);
  const [checked, setChecked] = useState<WorkpassOccupationImportResult | null>(null);

  const check = async (chosen: File | undefined): Promise<void> => {
    reset();
    setChecked(null);
    if (!chosen) return;
    const csv = await chosen.text();
    setFile({ name: chosen.name, csv });
    // Errors are shown below.
    setChecked(await mutateAsync({ body: { csv, dryRun: true } }).catch(() => null));
  };
  const changes = checked ? checked.created + checked.updated : 0;
  const ready = checked !== null && checked.faults.length === 0 && changes > 0;
  const commit = async (): Promise<void> => {
    if (!file || isPending) return;
    const answer = await mutateAsync({ body: { csv: file.csv, dryRun: false } }).catch(() => null);
    // A pass type may have been removed since the check.
    if (!answer?.committed) return setChecked(answer);
    toast({ text: t("workpass-occupations.importDone", { count: answer.created + answer.updated }) });
    onClose();
  };
  return (
    <Dialog
      open
      title={t("workpass-occupations.importTitle")}
      width="40rem"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t("common.cancel")}</Button>
          <Button variant="solid" disabled={!ready} loading={isPending} onClick={() => void commit()}>
            {t("workpass-occupations.importCommit", { count: changes })}
          </Button>
        </>
      }
    >
      <div className={css({ display: "grid", gap: "4" })}>
        <p className={css({ color: "text.muted" })}>{t("workpass-occupations.importHelp")}</p>
        <DropZone
          label={t("workpass-occupations.importFile")}
          limits={{ accept: ".csv,text/csv", maxBytes: largestFile }}
          onFiles={([first]) => void check(first)}
        />
        <div className={css({ display: "grid", gap: "3" })} aria-live="polite">
          {file && <p className={css({ fontWeight: "medium" })}>{file.name}</p>}
          {checked && checked.faults.length === 0 && (
            <p>
              {changes === 0
                ? t("workpass-occupations.importNothing")
                : t("workpass-occupations.importResult", {
                    created: checked.created,
                    updated: checked.updated,
                    unchanged: checked.unchanged,
                  })}
            </p>
          )}
          {checked && checked.faults.length > 0 && <Faults faults={checked.faults} />}
          {error && (
            <p className={css({ color: "danger.text" })} role="alert">
              {uploadProblemText(t, error)}
            </p>
          )}
        </div>
      </div>
    </Dialog>
  );
}
