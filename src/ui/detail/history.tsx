/** Events of a history, newest first, with author and reason; callers render the changes. */
import { css } from "#generated/styles/css/index.js";
import { keepPreviousData, useQuery, type UseQueryOptions } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import type { HistoryEvent } from "#generated/hrms/schema.ts";
import type { PageOf } from "#src/client/types.ts";
import type { ApiError } from "#src/client/api-error.ts";
import { Pager } from "../table/pager.tsx";
import { RelativeTime } from "../kit/format.tsx";
import { Loading, Skeleton } from "../kit/skeleton.tsx";
import { EmptyState, ErrorState } from "../kit/states.tsx";
import { Timeline, TimelineItem } from "../kit/timeline.tsx";
import { useText } from "../messages/use-text.ts";
import { actionIcons } from "./action-icons.ts";
import { historyQuery } from "./history-query.ts";

interface HistoryProps {
  /** Query of one page. */
  page: (query: { page: number; pageSize: number }) => UseQueryOptions<PageOf<HistoryEvent>, ApiError>;
  /** Replaces the default empty state. */
  empty?: ReactNode;
  /** What the person did, where an action has its own words here. */
  did?: (action: HistoryEvent["action"]) => string | undefined;
  children: (event: HistoryEvent) => ReactNode;
}

export function History({ page: pageOf, empty, did, children }: HistoryProps) {
  const t = useText();
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useQuery({
    ...pageOf(historyQuery(page)),
    placeholderData: keepPreviousData,
  });
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) {
    return (
      <Loading>
        <div className={css({ display: "grid", gap: "6", maxW: "form" })}>
          {[0, 1, 2].map((each) => (
            <div key={each} className={css({ display: "grid", gridTemplateColumns: "1.5rem 1fr", gap: "3" })}>
              <Skeleton css={{ w: "6", h: "6", my: "0", borderRadius: "full" }} />
              <div>
                <Skeleton css={{ w: "60%" }} />
                <Skeleton css={{ w: "80%", mt: "3" }} />
              </div>
            </div>
          ))}
        </div>
      </Loading>
    );
  }
  if (data.total === 0) return empty ?? <EmptyState title={t("crud.noHistory")} />;
  return (
    <div className={css({ maxW: "form" })}>
      <Timeline label={t("crud.history")}>
        {data.items.map((event) => {
          const { id, action, record, at, by, reason, actingFor } = event;
          const Icon = actionIcons[action];
          return (
            <TimelineItem
              key={id}
              icon={<Icon size={14} aria-hidden />}
              title={
                <>
                  <b className={css({ fontWeight: "medium" })}>{by === "" ? t("crud.platform") : by}</b>
                  {` ${did?.(action) ?? t(`crud.did.${action}`)}`}
                  {record !== undefined && `: ${record}`}
                  {actingFor && (
                    <span
                      className={css({ color: "text.muted" })}
                    >{`, ${t("crud.actingFor", { name: actingFor })}`}</span>
                  )}
                </>
              }
              when={<RelativeTime value={at} />}
            >
              {reason && <p className={css({ color: "text.muted" })}>{t("crud.reason", { reason })}</p>}
              {children(event)}
            </TimelineItem>
          );
        })}
      </Timeline>
      {data.total > data.pageSize && (
        <Pager page={data.page} pageSize={data.pageSize} total={data.total} onPage={setPage} />
      )}
    </div>
  );
}
