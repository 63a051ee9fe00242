/** Timeline of an employment, upcoming changes included. */
import { css } from "#generated/styles/css/index.js";
import {
  ArrowRightLeft,
  BadgeCheck,
  Ban,
  BriefcaseBusiness,
  Flag,
  Hourglass,
  IdCard,
  Landmark,
  LogOut,
  Mail,
  Wallet,
} from "lucide-react";
import { useGetEmployeeTimeline } from "#generated/hrms/hooks/employees.ts";
import type { Employee, EmployeeTimelineEvent } from "#generated/hrms/schema.ts";
import { today } from "../../../kit/calendar-date.ts";
import { useFormat } from "../../../kit/format.tsx";
import { Loaded } from "../../../kit/loaded.tsx";
import { Timeline, TimelineItem } from "../../../kit/timeline.tsx";
import type { MessageId } from "../../../messages/catalogue.ts";
import { useText } from "../../../messages/use-text.ts";
import { Changes } from "../shared/changes.tsx";
import { PanelSkeleton } from "./panel-skeleton.tsx";
import { Section } from "./section.tsx";

const icons: Readonly<Record<EmployeeTimelineEvent["kind"], typeof Flag>> = {
  offered: Mail,
  started: Flag,
  probationEnds: Hourglass,
  confirmed: BadgeCheck,
  job: BriefcaseBusiness,
  pay: Wallet,
  residency: IdCard,
  statutory: Landmark,
  contractEnds: Hourglass,
  noticeGiven: LogOut,
  suspended: Ban,
  lastDay: LogOut,
  movedTo: ArrowRightLeft,
  movedFrom: ArrowRightLeft,
};

/** Dated records: the first one was not a change. */
const dated = ["job", "pay", "residency", "statutory"] as const;
const isStart = (kind: EmployeeTimelineEvent["kind"]): kind is (typeof dated)[number] =>
  dated.some((each) => each === kind);

export function TimelineTab({ employee }: { employee: Employee }) {
  const t = useText();
  const format = useFormat();
  const query = useGetEmployeeTimeline({
    path: { companyId: employee.companyId, employeeId: employee.id },
  });
  const now = today();
  const startOf = (kind: string, items: readonly EmployeeTimelineEvent[]): string | undefined =>
    items
      .filter((event) => event.kind === kind)
      .map(({ date }) => date)
      .toSorted()[0];
  return (
    <Loaded query={query} waiting={<PanelSkeleton />}>
      {({ items }) => (
        <Section title={t("employees.tab.timeline")}>
          <Timeline label={t("employees.tab.timeline")}>
            {items.map(({ date, kind, recordId, reason, changes }) => {
              const Icon = icons[kind];
              return (
                <TimelineItem
                  key={`${date} ${kind} ${recordId ?? ""}`}
                  icon={<Icon size={14} aria-hidden />}
                  tone={date > now ? "info" : "neutral"}
                  title={
                    <>
                      <b className={css({ fontWeight: "medium" })}>
                        {isStart(kind) && date === startOf(kind, items)
                          ? t(`employee-events.first.${kind}`)
                          : t(`employee-events.${kind}`)}
                      </b>
                      {date > now && (
                        <span className={css({ color: "text.muted" })}>{` · ${t("employees.dated.ahead")}`}</span>
                      )}
                    </>
                  }
                  when={format.date(date)}
                >
                  {reason !== null && (
                    <p className={css({ color: "text.muted" })}>
                      {kind === "lastDay" ? t(`employees.exitReason.${reason}` as MessageId) : reason}
                    </p>
                  )}
                  <Changes changes={changes} />
                </TimelineItem>
              );
            })}
          </Timeline>
        </Section>
      )}
    </Loaded>
  );
}
