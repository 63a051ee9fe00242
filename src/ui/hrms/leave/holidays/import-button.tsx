/** Import of holidays into a calendar, from a CSV or iCalendar file. */
import { listHolidayCalendarOptionsOptions } from "#generated/hrms/hooks/holiday-calendars.ts";
import { useImportHolidays } from "#generated/hrms/hooks/holidays.ts";
import { UploadButton } from "../../../crud/upload-button.tsx";
import { ReferenceInput } from "../../../form/controls/reference-input.tsx";
import type { Reference } from "../../../form/spec.ts";
import { Field } from "../../../kit/field.tsx";
import { useText } from "../../../messages/use-text.ts";

const calendars: Reference = {
  label: "calendar",
  options: listHolidayCalendarOptionsOptions as unknown as Reference["options"],
};

/** Faults of calendar files. */
const codes = ["empty", "repeats", "too-long"] as const;

export function ImportButton({ scope: { companyId = "" } }: { scope: Readonly<Record<string, string>> }) {
  const t = useText();
  const { mutateAsync } = useImportHolidays();
  return (
    <UploadButton
      title={t("holidays.importTitle")}
      intro={t("holidays.importHelp")}
      fileLabel={t("holidays.importFile")}
      accept=".csv,.ics,text/csv,text/calendar"
      largestFile={500_000}
      target={{
        missing: t("holidays.importChoose"),
        choose: (calendarId, onChange) => (
          <Field label={t("holidays.calendarId")} required>
            <ReferenceInput
              name="calendarId"
              label={t("holidays.calendarId")}
              reference={calendars}
              path={{ companyId }}
              value={calendarId}
              required
              onChange={(value) => onChange(typeof value === "string" ? value : null)}
              onBlur={() => {}}
            />
          </Field>
        ),
      }}
      faultText={(code, value) => {
        const known = codes.find((one) => one === code);
        return known === undefined ? undefined : t(`holidays.fault.${known}`, { value });
      }}
      send={(text, dryRun, calendarId) => mutateAsync({ path: { companyId }, body: { calendarId, text, dryRun } })}
    />
  );
}
