/** Who did what to a version and when; cells are named by the place of their row. */
import { chakra } from "@chakra-ui/react";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { HistoryChange, RateSet } from "#generated/hrms/schema.ts";
import { actionIcons } from "../../crud/action-icons.ts";
import { rateColumns } from "#src/domain/rate-sets/rate-columns.ts";
import { Pager } from "../../kit/data-table/pager.tsx";
import { RelativeTime, useFormat } from "../../kit/format.tsx";
import { Loading, Skeleton } from "../../kit/skeleton.tsx";
import { EmptyState, ErrorState } from "../../kit/states.tsx";
import { Timeline, TimelineItem } from "../../kit/timeline.tsx";
import { useText } from "../../messages/use-text.ts";
import type { RateDoor } from "./rate-door.ts";
import { emptyCell, useCellText } from "./use-cell-text.ts";

const pageSize = 20;
const dates = ["effectiveFrom", "announcedUpTo"];

function Change({ kind, change: { field, before, after } }: { kind: RateSet["kind"]; change: HistoryChange }) {
  const t = useText();
  const format = useFormat();
  const words = useCellText();
  const [, place, cell = ""] = /^rates\/(\d+)\/(\w+)$/.exec(field) ?? [];
  const column = rateColumns[kind].find((each) => each.field === cell);
  const label =
    place !== undefined && column
      ? t("rates.cellOfRow", { row: Number(place) + 1, field: t(`rates.field.${column.field}`) })
      : t(`rates.head.${(field.replace("terms/", "") || "status") as "status"}`);
  const value = (given: HistoryChange["before"]): string => {
    if (given === null) return emptyCell;
    if (column) return words.unit(column.unit, given as string);
    if (dates.includes(field)) return format.date(String(given));
    if (field === "status") return t(`rates.status.${given as "draft" | "reviewed" | "active" | "withdrawn"}`);
    if (field === "certainty") return t(`rates.certainty.${given as RateSet["certainty"]}`);
    return field === "terms/ceiling" ? format.money(Number(given)) : String(given);
  };
  return (
    <chakra.li display="flex" flexWrap="wrap" columnGap="2" fontVariantNumeric="tabular-nums" overflowWrap="anywhere">
      <chakra.span color="text.muted">{label}</chakra.span>
      {before !== null && <chakra.del color="text.muted">{value(before)}</chakra.del>}
      <chakra.ins textDecoration="none" fontWeight="medium">
        {value(after)}
      </chakra.ins>
    </chakra.li>
  );
}

export function HistoryTab({ door, set }: { door: RateDoor; set: RateSet }) {
  const t = useText();
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useQuery({ ...door.calls.history({ path: door.pathOf(set.id), query: { page, pageSize } }), placeholderData: keepPreviousData });
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) {
    return (
      <Loading>
        <Skeleton h="5" w="60%" mb="3" />
        <Skeleton h="5" w="50%" />
      </Loading>
    );
  }
  if (data.total === 0) return <EmptyState title={t("rates.delivered")}>{t("rates.deliveredText")}</EmptyState>;
  return (
    <chakra.div maxW="form">
      <Timeline label={t("crud.history")}>
        {data.items.map(({ id, action, at, by, changes }) => {
          const Icon = actionIcons[action];
          return (
            <TimelineItem
              key={id}
              icon={<Icon size={14} aria-hidden />}
              title={
                <>
                  <chakra.b fontWeight="medium">{by === "" ? t("rates.platform") : by}</chakra.b>
                  {` ${t(`crud.did.${action}`)}`}
                </>
              }
              when={<RelativeTime value={at} />}
            >
              <chakra.ul mt="1" display="grid" gap="1">
                {changes.map((change) => (
                  <Change key={change.field} kind={set.kind} change={change} />
                ))}
              </chakra.ul>
            </TimelineItem>
          );
        })}
      </Timeline>
      {data.total > pageSize && <Pager page={data.page} pageSize={data.pageSize} total={data.total} onPage={setPage} />}
    </chakra.div>
  );
}
