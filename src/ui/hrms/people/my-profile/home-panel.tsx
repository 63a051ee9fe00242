/** The employee's clock and roster, open items and requests, then the next dates of their employment. */
import { css } from "#generated/styles/css/index.js";
import { Suspense } from "react";
import { useGetEmployeeTimeline } from "#generated/hrms/hooks/employees.ts";
import { useListExpiries } from "#generated/hrms/hooks/expiries.ts";
import type { Employee } from "#generated/hrms/schema.ts";
import { today } from "../../../kit/calendar-date.ts";
import { useFormat } from "../../../kit/format.tsx";
import { useBuiltInName } from "../../../messages/built-in-name.ts";
import { useText } from "../../../messages/use-text.ts";
import { Loading } from "../../../kit/skeleton.tsx";
import { LeaveOfMine } from "../../leave/shared/leave-cards.tsx";
import { OwnTime, useOwnTimeLoading } from "../../attendance/shared/own-time.tsx";
import { PanelSkeleton } from "../employees/panel-skeleton.tsx";
import { Section } from "../employees/section.tsx";
import { EmploymentFacts } from "./employment-facts.tsx";
import { cardsOf } from "./home-query.ts";
import { LatestPayslip } from "./latest-payslip.tsx";
import { OpenItems, useOpenItems } from "./open-items.tsx";

const maxShown = 6;

function Next({ employee: { companyId, id: employeeId } }: { employee: Employee }) {
  const t = useText();
  const format = useFormat();
  const builtIn = useBuiltInName();
  const timeline = useGetEmployeeTimeline({ path: { companyId, employeeId } });
  const expiries = useListExpiries(cardsOf(companyId, employeeId).expiries);
  if (!timeline.data || expiries.isLoading) return null;
  const now = today();
  const ahead = [
    ...timeline.data.items
      .filter(({ date }) => date > now)
      .map(({ date, kind, recordId }) => ({
        id: `${kind}${recordId ?? date}`,
        date,
        text: t(`employee-events.${kind}`),
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
  const { companyId } = employee;
  const lists = useOpenItems(employee);
  const isTimeLoading = useOwnTimeLoading(companyId);
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
      {lists.loading || isTimeLoading ? (
        // Items above the facts would move them down once they are loaded.
        <Loading>
          <PanelSkeleton long />
        </Loading>
      ) : (
        // Parts of it are loaded only for those who have them.
        <Suspense fallback={<PanelSkeleton long />}>
          <OwnTime companyId={companyId} />
          <OpenItems employee={employee} lists={lists} />
          <LeaveOfMine companyId={companyId} />
          <LatestPayslip companyId={companyId} />
          <EmploymentFacts employee={employee} />
        </Suspense>
      )}
      <Next employee={employee} />
    </div>
  );
}
