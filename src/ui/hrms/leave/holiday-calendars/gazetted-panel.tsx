/** Adds the public holidays of a year to a calendar, and names their source. */
import { css } from "#generated/styles/css/index.js";
import { useState } from "react";
import { useAddGazettedHolidays } from "#generated/hrms/hooks/holiday-calendars.ts";
import type { GazettedHolidaysResult } from "#generated/hrms/schema.ts";
import type { Row } from "../../../crud/area.ts";
import { Alert } from "../../../kit/alert.tsx";
import { Button } from "../../../kit/button.tsx";
import { today } from "../../../kit/calendar-date.ts";
import { Card } from "../../../kit/card.tsx";
import { Field } from "../../../kit/field.tsx";
import { Anchor, ButtonLink } from "../../../kit/link.tsx";
import { statusOf } from "../../../kit/problem.ts";
import { Select } from "../../../kit/select.tsx";
import { ErrorState } from "../../../kit/states.tsx";
import { useText } from "../../../messages/use-text.ts";
import { useAbility } from "../../../session/ability.ts";

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
  const [year, setYear] = useState(thisYear + 1);
  const { mutate, data, error, isPending, variables, reset } = useAddGazettedHolidays();
  const may = useAbility().can("update", "holiday-calendars") && row.status !== "archived";
  return (
    <Card padded className={css({ display: "grid", gap: "4", maxW: "form", justifyItems: "start" })}>
      <p className={css({ color: "text.muted" })}>{t("holiday-calendars.gazetted.text")}</p>
      {may && (
        <form
          className={css({ display: "flex", flexWrap: "wrap", gap: "3", alignItems: "end" })}
          onSubmit={(event) => {
            event.preventDefault();
            mutate({ path: { companyId, holidayCalendarId: row.id }, body: { year } });
          }}
        >
          <Field label={t("holiday-calendars.gazetted.year")}>
            <Select
              value={String(year)}
              onChange={(event) => {
                reset();
                setYear(Number(event.target.value));
              }}
            >
              {[thisYear - 1, thisYear, thisYear + 1, thisYear + 2].map((each) => (
                <option key={each} value={each}>
                  {each}
                </option>
              ))}
            </Select>
          </Field>
          <Button type="submit" variant="solid" loading={isPending}>
            {t("holiday-calendars.gazetted.add")}
          </Button>
        </form>
      )}
      <div aria-live="polite" className={css({ w: "full" })}>
        {data && variables && <Outcome year={variables.body.year} result={data} />}
        {error && statusOf(error) !== 0 && <ErrorState error={error} />}
      </div>
      <ButtonLink to="/companies/$companyId/public-holidays" params={{ companyId }} variant="ghost">
        {t("holiday-calendars.gazetted.list")}
      </ButtonLink>
    </Card>
  );
}
