/** Adds the public holidays of a year to a calendar, and names their source. */
import { css } from "#generated/styles/css/index.js";
import { useState } from "react";
import { addGazettedHolidays } from "#generated/hrms/forms/holiday-calendars.ts";
import { useAddGazettedHolidays } from "#generated/hrms/hooks/holiday-calendars.ts";
import type { GazettedHolidaysResult } from "#generated/hrms/schema.ts";
import type { Row } from "../../../crud/area.ts";
import { FormFields } from "../../../form/form-fields.tsx";
import { Form } from "../../../form/form.tsx";
import { specOf } from "../../../form/spec.ts";
import { useForm } from "../../../form/use-form.ts";
import { Alert } from "../../../kit/alert.tsx";
import { Button } from "../../../kit/button.tsx";
import { today } from "../../../kit/calendar-date.ts";
import { Card } from "../../../kit/card.tsx";
import { Anchor, Link } from "../../../kit/link.tsx";
import { statusOf } from "../../../kit/problem.ts";
import { ErrorState } from "../../../kit/states.tsx";
import { useText } from "../../../messages/use-text.ts";
import { useAbility } from "../../../session/ability.ts";

const listed = { kind: "choice", required: false, clearable: false } as const;

function Outcome({ year, result }: { year: number; result: GazettedHolidaysResult }) {
  const t = useText();
  const { added, kept, announced, source } = result;
  return (
    <Alert tone={announced ? "success" : "warning"}>
      {announced
        ? t("holiday-calendars.gazetted.added", { year: String(year), added, kept })
        : t("holiday-calendars.gazetted.notAnnounced", { year: String(year) })}{" "}
      {source.address !== undefined && (
        <Anchor href={source.address} target="_blank" rel="noreferrer" underlined>
          {source.title}
        </Anchor>
      )}
    </Alert>
  );
}

export function GazettedPanel({ row, scope }: { row: Row; scope: Readonly<Record<string, string>> }) {
  const t = useText();
  const companyId = scope["companyId"] ?? "";
  const [thisYear] = useState(() => Number(today().slice(0, 4)));
  const { mutate, data, error, isPending, variables, reset } = useAddGazettedHolidays();
  const years = [thisYear - 1, thisYear, thisYear + 1, thisYear + 2].map(String);
  const form = useForm({
    initial: { year: thisYear + 1 },
    check: () => ({}),
    send: async ({ year }) => mutate({ path: { companyId, holidayCalendarId: row.id }, body: { year } }),
  });
  const may = useAbility().can("update", "holiday-calendars") && row.status !== "archived";
  return (
    <Card padded className={css({ display: "grid", gap: "4", maxW: "form", justifyItems: "start" })}>
      <p className={css({ color: "text.muted" })}>{t("holiday-calendars.gazetted.text")}</p>
      {may && (
        <Form form={form} css={{ display: "flex", flexWrap: "wrap", gap: "3", alignItems: "end" }}>
          <FormFields
            form={form}
            fields={[specOf("year", addGazettedHolidays.year, { ...listed, choices: years })]}
            words={{ field: () => t("holiday-calendars.gazetted.year") }}
            onChange={(_name, year) => {
              reset();
              form.set("year", Number(year));
            }}
          />
          <Button type="submit" variant="solid" loading={isPending}>
            {t("holiday-calendars.gazetted.add")}
          </Button>
        </Form>
      )}
      <div aria-live="polite" className={css({ w: "full" })}>
        {data && variables && <Outcome year={variables.body.year} result={data} />}
        {error && statusOf(error) !== 0 && <ErrorState error={error} />}
      </div>
      <Link to="/companies/$companyId/public-holidays" params={{ companyId }}>
        {t("holiday-calendars.gazetted.list")}
      </Link>
    </Card>
  );
}
