/** Leave of an employee on a day: for each type what is granted, which setting decides, and the steps. */
import { css } from "#generated/styles/css/index.js";
import { useNavigate, useParams, useSearch } from "@tanstack/react-router";
import { listEmployeeOptionsOptions } from "#generated/hrms/hooks/employees.ts";
import { useGetApplicableLeave } from "#generated/hrms/hooks/leave-settings.ts";
import { ReferenceInput } from "../../../form/controls/reference-input.tsx";
import type { Reference } from "../../../form/spec.ts";
import { today } from "../../../kit/calendar-date.ts";
import { Card } from "../../../kit/card.tsx";
import { DateInput } from "../../../kit/date-input.tsx";
import { Field } from "../../../kit/field.tsx";
import { Forbidden } from "../../../kit/forbidden.tsx";
import { useFormat } from "../../../kit/format.tsx";
import { Loaded } from "../../../kit/loaded.tsx";
import { PageFrame } from "../../../kit/page-frame.tsx";
import { Skeleton } from "../../../kit/skeleton.tsx";
import { EmptyState } from "../../../kit/states.tsx";
import { useText } from "../../../messages/use-text.ts";
import { useAbility } from "../../../session/ability.ts";
import { ApplicableTypes } from "./applicable-types.tsx";
import type { ApplicableSearch } from "./search.ts";

const employees: Reference = {
  label: "employee",
  options: listEmployeeOptionsOptions as unknown as Reference["options"],
};

function Leave({ companyId, employeeId, day }: { companyId: string; employeeId: string; day: string }) {
  const t = useText();
  const format = useFormat();
  const query = useGetApplicableLeave({ path: { companyId }, query: { employeeId, day } });
  return (
    <Loaded
      query={query}
      record
      waiting={[0, 1, 2, 3, 4].map((each) => (
        <Skeleton key={each} css={{ h: "14", mb: "2" }} />
      ))}
    >
      {({ items }) =>
        items[0] === undefined ? (
          <EmptyState title={t("applicable-leave.none")}>{t("applicable-leave.noneText")}</EmptyState>
        ) : (
          <>
            <p className={css({ color: "text.muted", mb: "3" })}>
              {t("applicable-leave.year", {
                start: format.date(items[0].year.start),
                end: format.date(items[0].year.end),
              })}
            </p>
            <ApplicableTypes companyId={companyId} items={items} />
          </>
        )
      }
    </Loaded>
  );
}

export function ApplicablePage() {
  const t = useText();
  const { companyId = "" } = useParams({ strict: false });
  const search: ApplicableSearch = useSearch({ strict: false });
  const navigate = useNavigate();
  const may = useAbility().can("read", "leave-settings");
  const day = search.day ?? today();
  const go = (next: ApplicableSearch): void =>
    void navigate({ to: ".", search: next as never, replace: true, resetScroll: false });
  if (!may) return <Forbidden title={t("applicable-leave.title")} />;
  return (
    <PageFrame title={t("applicable-leave.title")} intro={t("applicable-leave.intro")}>
      <div
        className={css({
          display: "grid",
          gridTemplateColumns: { base: "minmax(0, 1fr)", sm: "minmax(0, 1fr) 14rem" },
          gap: "4",
          maxW: "form",
          mb: "6",
        })}
      >
        <Field label={t("applicable-leave.employee")}>
          <ReferenceInput
            name="employee"
            label={t("applicable-leave.employee")}
            reference={employees}
            path={{ companyId }}
            value={search.employee ?? null}
            required={false}
            onChange={(value) =>
              go({ ...(search.day && { day: search.day }), ...(value !== null && { employee: value }) })
            }
            onBlur={() => {}}
          />
        </Field>
        <Field label={t("applicable-leave.day")}>
          <DateInput
            name="day"
            value={day}
            onChange={(value) => typeof value === "string" && go({ ...search, day: value })}
          />
        </Field>
      </div>
      {search.employee === undefined ? (
        <Card>
          <EmptyState title={t("applicable-leave.choose")}>{t("applicable-leave.chooseText")}</EmptyState>
        </Card>
      ) : (
        <Leave key={search.employee} companyId={companyId} employeeId={search.employee} day={day} />
      )}
    </PageFrame>
  );
}
