/** Who changed what of an employee, and why, newest first. */
import { chakra } from "@chakra-ui/react";
import { keepPreviousData } from "@tanstack/react-query";
import { useState } from "react";
import { useListEmployeeHistory } from "#generated/hrms/hooks/employees.ts";
import type { Employee } from "#generated/hrms/schema.ts";
import { actionIcons } from "../../crud/action-icons.ts";
import { Pager } from "../../kit/data-table/pager.tsx";
import { RelativeTime } from "../../kit/format.tsx";
import { EmptyState, ErrorState } from "../../kit/states.tsx";
import { Timeline, TimelineItem } from "../../kit/timeline.tsx";
import { useText } from "../../messages/use-text.ts";
import { Changes } from "./changes.tsx";
import { PanelSkeleton } from "./panel-skeleton.tsx";
import { Section } from "./section.tsx";

const pageSize = 20;

export function EmployeeHistoryTab({ employee }: { employee: Employee }) {
  const t = useText();
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useListEmployeeHistory({ path: { companyId: employee.companyId, employeeId: employee.id }, query: { page, pageSize } }, { placeholderData: keepPreviousData });
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <PanelSkeleton />;
  if (data.total === 0) return <EmptyState title={t("crud.noHistory")} />;
  return (
    <Section title={t("crud.history")}>
      <Timeline label={t("crud.history")}>
        {data.items.map(({ id, action, subject, record, at, by, reason, changes }) => {
          const Icon = actionIcons[action];
          return (
            <TimelineItem
              key={id}
              icon={<Icon size={14} aria-hidden />}
              title={
                <>
                  <chakra.b fontWeight="medium">{by === "" ? t("crud.platform") : by}</chakra.b>
                  {` ${t(`crud.did.${action}`)}`}
                  {record !== undefined && `: ${record}`}
                </>
              }
              when={<RelativeTime value={at} />}
            >
              {reason && <chakra.p color="text.muted">{reason}</chakra.p>}
              {action !== "delete" && <Changes subject={subject} changes={action === "create" ? changes.filter(({ after }) => after !== null) : changes} />}
            </TimelineItem>
          );
        })}
      </Timeline>
      {data.total > pageSize && <Pager page={data.page} pageSize={data.pageSize} total={data.total} onPage={setPage} />}
    </Section>
  );
}
