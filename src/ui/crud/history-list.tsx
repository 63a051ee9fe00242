/** Events of one history, newest first: each field before and after, in the words of the form. */
import { chakra } from "@chakra-ui/react";
import { keepPreviousData, useQuery, type UseQueryOptions } from "@tanstack/react-query";
import { ArrowRight } from "lucide-react";
import { useState } from "react";
import type { HistoryChange, HistoryEvent } from "#generated/hrms/schema.ts";
import type { ApiError } from "#src/client/api-error.ts";
import type { PageOf } from "../areas/area.ts";
import { Pager } from "../kit/data-table/pager.tsx";
import { RelativeTime } from "../kit/format.tsx";
import { Loading, Skeleton } from "../kit/skeleton.tsx";
import { EmptyState, ErrorState } from "../kit/states.tsx";
import { Timeline, TimelineItem } from "../kit/timeline.tsx";
import { useText } from "../messages/use-text.ts";
import { actionIcons } from "./action-icons.ts";
import type { Labels } from "./labels.ts";

const pageSize = 20;

type Words = Pick<Labels, "field" | "value">;

function Change({ labels, change: { field, before, after } }: { labels: Words; change: HistoryChange }) {
  const t = useText();
  return (
    <chakra.div display="grid" gridTemplateColumns={{ base: "minmax(6.5rem, 1fr) 2fr", sm: "minmax(8rem, 1fr) 3fr" }} columnGap="4" py="1">
      <chakra.dt color="text.muted">{labels.field(field)}</chakra.dt>
      <chakra.dd display="flex" flexWrap="wrap" alignItems="center" columnGap="2" fontVariantNumeric="tabular-nums" overflowWrap="anywhere">
        {before !== null && (
          <>
            <chakra.del color="text.muted" textDecorationColor="border.strong">
              {labels.value(field, before)}
            </chakra.del>
            <chakra.span role="img" aria-label={t("crud.becomes")} display="grid" color="text.muted" _rtl={{ transform: "scaleX(-1)" }}>
              <ArrowRight size={14} aria-hidden />
            </chakra.span>
          </>
        )}
        <chakra.ins textDecoration="none" fontWeight="medium">
          {labels.value(field, after)}
        </chakra.ins>
      </chakra.dd>
    </chakra.div>
  );
}

interface HistoryListProps {
  /** The query of one page. */
  page: (query: { page: number; pageSize: number }) => UseQueryOptions<PageOf<HistoryEvent>, ApiError>;
  labels: Words;
  /** Fields that nobody can read. */
  hidden?: (field: string) => boolean;
}

export function HistoryList({ page: pageOf, labels, hidden = () => false }: HistoryListProps) {
  const t = useText();
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useQuery({ ...pageOf({ page, pageSize }), placeholderData: keepPreviousData });
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) {
    return (
      <Loading>
        <chakra.div display="grid" gap="6" maxW="form">
          {[0, 1, 2].map((each) => (
            <chakra.div key={each} display="grid" gridTemplateColumns="1.5rem 1fr" gap="3">
              <Skeleton w="6" h="6" my="0" borderRadius="full" />
              <div>
                <Skeleton w="60%" />
                <Skeleton w="80%" mt="3" />
              </div>
            </chakra.div>
          ))}
        </chakra.div>
      </Loading>
    );
  }
  if (data.total === 0) return <EmptyState title={t("crud.noHistory")} />;
  return (
    <chakra.div maxW="form">
      <Timeline label={t("crud.history")}>
        {data.items.map(({ id, action, at, by, changes, reason, actingFor }) => {
          const Icon = actionIcons[action];
          // What nobody can read is no news: ids, and the state that the headline names already.
          const told = changes.filter(({ field }) => !hidden(field) && (field !== "status" || action === "update"));
          const worded = action === "create" ? told.filter(({ after }) => after !== null) : action === "delete" ? [] : told;
          return (
            <TimelineItem
              key={id}
              icon={<Icon size={14} aria-hidden />}
              title={
                <>
                  <chakra.b fontWeight="medium">{by === "" ? t("crud.platform") : by}</chakra.b>
                  {` ${t(`crud.did.${action}`)}`}
                  {actingFor && <chakra.span color="text.muted">{`, ${t("crud.actingFor", { name: actingFor })}`}</chakra.span>}
                </>
              }
              when={<RelativeTime value={at} />}
            >
              {reason && <chakra.p color="text.muted">{t("crud.reason", { reason })}</chakra.p>}
              {worded.length > 0 && (
                <chakra.dl mt="1">
                  {worded.map((change) => (
                    <Change key={change.field} labels={labels} change={change} />
                  ))}
                </chakra.dl>
              )}
            </TimelineItem>
          );
        })}
      </Timeline>
      {data.total > pageSize && <Pager page={data.page} pageSize={data.pageSize} total={data.total} onPage={setPage} />}
    </chakra.div>
  );
}
