/** The employee's open items and requests, then the next dates of their employment. */
import { css } from "#generated/styles/css/index.js";
import { useGetEmployeeTimeline } from "#generated/hrms/hooks/employees.ts";
import { useListExpiries } from "#generated/hrms/hooks/expiries.ts";
import type { Employee } from "#generated/hrms/schema.ts";
import { today } from "../../../kit/calendar-date.ts";
import { useFormat } from "../../../kit/format.tsx";
import { useBuiltInName } from "../../../messages/built-in-name.ts";
import { useText } from "../../../messages/use-text.ts";
import { Loading } from "../../../kit/skeleton.tsx";
import { PanelSkeleton } from "../employees/panel-skeleton.tsx";
import { Section } from "../employees/section.tsx";
import { EmploymentFacts } from "./employment-facts.tsx";
import { LatestPayslip } from "./latest-payslip.tsx";
import { OpenItems, useOpenItems } from "./open-items.tsx";

const maxShown = 6;

function Next({ employee: { companyId, id: employeeId } }: { employee: Employee }) {
  const t = useText();
  const format = useFormat();
  const builtIn = useBuiltInName();
  const timeline = useGetEmployeeTimeline({ path: { companyId, employeeId } });
  const expiries = useListExpiries({ path: { companyId }, query: { employeeId, pageSize: maxShown } });
  if (!timeline.data || expiries.isLoading) return null;
  const now = today();
  const ahead = [
    ...timeline.data.items
      .filter(({ date }) => date > now)
      .map(({ date, kind, recordId }) => ({
        id: `${kind}${recordId ?? date}`,
        date,
        text: t(`employees.event.${kind}`),
      })),
    ...(expiries.data?.items ?? []).map(({ id, expiry, kind, name }) => ({
      id,
      date: expiry,
      // Names of one's own records are not hidden.
      text: t("my-profile.expires", {
        name: kind === "passport" ? builtIn("country", name ?? "") : (name ?? ""),
        kind,
      }),
    })),
  ]
    .toSorted((one, other) => one.date.localeCompare(other.date))
    .slice(0, maxShown);
  return (
    <Section title={t("my-profile.next")}>
      {ahead.length === 0 && <p className={css({ color: "text.muted" })}>{t("my-profile.nothingNext")}</p>}
      <ul className={css({ display: "grid", gap: "2" })}>
        {ahead.map(({ id, date, text }) => (
          <li key={id} className={css({ display: "flex", justifyContent: "space-between", gap: "3" })}>
            <span className={css({ minW: "0", overflowWrap: "anywhere" })}>{text}</span>
            <span className={css({ color: "text.muted", flexShrink: 0, fontVariantNumeric: "tabular-nums" })}>
              {format.date(date)}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

export function HomePanel({ employee }: { employee: Employee }) {
  const lists = useOpenItems(employee);
  return (
    <div
      className={css({
        display: "grid",
        gridTemplateColumns: "minmax(0, 1fr)",
        gap: "4",
        alignContent: "start",
        minH: "100dvh",
      })}
    >
      {lists.loading ? (
        // Items above the facts would move them down once they are loaded.
        <Loading>
          <PanelSkeleton long />
        </Loading>
      ) : (
        <>
          <LatestPayslip companyId={employee.companyId} />
          <OpenItems employee={employee} lists={lists} />
          <EmploymentFacts employee={employee} />
        </>
      )}
      <Next employee={employee} />
    </div>
  );
}
