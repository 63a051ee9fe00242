/** Import of holidays into a calendar: checks the file with faults by row, then commits on confirmation. */
import { css } from "#generated/styles/css/index.js";
import { useState } from "react";
import { useIntl } from "react-intl";
import { listHolidayCalendarOptionsOptions } from "#generated/hrms/hooks/holiday-calendars.ts";
import { useImportHolidays } from "#generated/hrms/hooks/holidays.ts";
import type { HolidayImportFault, HolidayImportResult } from "#generated/hrms/schema.ts";
import { ReferenceInput } from "../../../form/controls/reference-input.tsx";
import type { Reference } from "../../../form/spec.ts";
import { Button } from "../../../kit/button.tsx";
import { Dialog } from "../../../kit/dialog.tsx";
import { Field } from "../../../kit/field.tsx";
import { DropZone } from "../../../kit/files/drop-zone.tsx";
import { uploadProblemText } from "../../../kit/files/upload-problem.ts";
import { toast } from "../../../kit/toast.ts";
import { useText } from "../../../messages/use-text.ts";
import { ColumnTable } from "../../../table/column-table.tsx";

const largestFile = 500_000;

const calendars: Reference = {
  label: "calendar",
  options: listHolidayCalendarOptionsOptions as unknown as Reference["options"],
};

function Faults({ faults }: { faults: readonly HolidayImportFault[] }) {
  const t = useText();
  const { formatMessage } = useIntl();
  return (
    <div>
      <p className={css({ color: "danger.text", mb: "2" })}>{t("holidays.importFaults")}</p>
      <ColumnTable
        label={t("holidays.importFaults")}
        maxH="16rem"
        rows={faults}
        keyOf={({ row, column, code, value }) => `${row} ${column} ${code} ${value}`}
        columns={[
          { header: t("holidays.importRow"), cell: ({ row }) => row },
          { header: t("holidays.importColumn"), cell: ({ column }) => column ?? "–" },
          {
            header: t("holidays.importFault"),
            cell: ({ code, value }) => formatMessage({ id: `holidays.fault.${code}` }, { value }),
          },
        ]}
      />
    </div>
  );
}

export function ImportDialog({ companyId, onClose }: { companyId: string; onClose: () => void }) {
  const t = useText();
  const { mutateAsync, isPending, error, reset } = useImportHolidays();
  const [calendarId, setCalendarId] = useState<string | null>(null);
  const [file, setFile] = useState<{ name: string; text: string } | null>(null);
  const [checked, setChecked] = useState<HolidayImportResult | null>(null);

  const send = (text: string, into: string, dryRun: boolean) =>
    // Errors are shown below.
    mutateAsync({ path: { companyId }, body: { calendarId: into, text, dryRun } }).catch(() => null);
  const check = async (text: string | undefined, into: string | null): Promise<void> => {
    reset();
    setChecked(null);
    if (text !== undefined && into !== null) setChecked(await send(text, into, true));
  };
  const changes = checked ? checked.created + checked.updated : 0;
  const ready = checked !== null && checked.faults.length === 0 && changes > 0;
  const commit = async (): Promise<void> => {
    if (!file || calendarId === null || isPending) return;
    const answer = await send(file.text, calendarId, false);
    if (!answer?.committed) return setChecked(answer);
    toast({ text: t("holidays.importDone", { count: answer.created + answer.updated }) });
    onClose();
  };
  return (
    <Dialog
      open
      title={t("holidays.importTitle")}
      width="40rem"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t("common.cancel")}</Button>
          <Button variant="solid" disabled={!ready} loading={isPending} onClick={() => void commit()}>
            {t("holidays.importCommit", { count: changes })}
          </Button>
        </>
      }
    >
      <div className={css({ display: "grid", gap: "4" })}>
        <p className={css({ color: "text.muted" })}>{t("holidays.importHelp")}</p>
        <Field label={t("holidays.calendarId")} required>
          <ReferenceInput
            name="calendarId"
            label={t("holidays.calendarId")}
            reference={calendars}
            path={{ companyId }}
            value={calendarId}
            required
            onChange={(value) => {
              const id = typeof value === "string" ? value : null;
              setCalendarId(id);
              void check(file?.text, id);
            }}
            onBlur={() => {}}
          />
        </Field>
        <DropZone
          label={t("holidays.importFile")}
          limits={{ accept: ".csv,.ics,text/csv,text/calendar", maxBytes: largestFile }}
          onFiles={async ([first]) => {
            if (!first) return;
            const text = await first.text();
            setFile({ name: first.name, text });
            await check(text, calendarId);
          }}
        />
        <div className={css({ display: "grid", gap: "3" })} aria-live="polite">
          {file && <p className={css({ fontWeight: "medium" })}>{file.name}</p>}
          {file && calendarId === null && <p>{t("holidays.importChoose")}</p>}
          {checked && checked.faults.length === 0 && (
            <p>
              {changes === 0
                ? t("holidays.importNothing")
                : t("holidays.importResult", {
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
