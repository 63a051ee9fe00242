/** One number with its change and the line or bars behind it; a table of its values on request. */
import { css } from "#generated/styles/css/index.js";
import type { UseQueryResult } from "@tanstack/react-query";
import { Table2, TrendingDown, TrendingUp, type LucideIcon } from "lucide-react";
import type { StatisticsCard } from "#generated/demo/schema.ts";
import type { ChartContent } from "../../chart/chart-data.ts";
import { ChartTable } from "../../chart/chart-table.tsx";
import { IconButton } from "../../kit/button.tsx";
import { Card } from "../../kit/card.tsx";
import { Popover } from "../../kit/popover.tsx";
import { Loading, Skeleton } from "../../kit/skeleton.tsx";
import { useText } from "../../messages/use-text.ts";
import { useNumbers } from "./numbers.ts";
import { Sparkline } from "./sparkline.tsx";
import { WidgetEmpty, WidgetError } from "./widget.tsx";

interface StatCardProps {
  title: string;
  icon: LucideIcon;
  look?: "line" | "bars";
  query: UseQueryResult<StatisticsCard, unknown>;
}

export function StatCard({ title, icon: Icon, look = "line", query }: StatCardProps) {
  const t = useText();
  const numbers = useNumbers();
  const { data, error, refetch } = query;
  const empty = data?.series.every((each) => each.data.length === 0) ?? false;
  const content = (card: StatisticsCard): ChartContent => ({
    kind: look === "bars" ? "bar" : "line",
    data: {
      of: t(`dashboards.interval.${card.interval}`),
      labels: numbers.labels(card.interval, card.categories),
      series: numbers.series(card.series),
    },
  });
  return (
    <Card
      className={css({ p: "5", display: "grid", gap: "2", alignContent: "start", h: "full" })}
      aria-label={title}
      data-widget
    >
      <div
        className={css({ display: "flex", alignItems: "center", gap: "2", color: "text.muted", minH: "8", mt: "-1.5" })}
      >
        <Icon size={16} aria-hidden />
        <h2 className={css({ flex: "1", minW: "0", fontWeight: "medium", overflowWrap: "anywhere" })}>{title}</h2>
        {data && !empty && (
          <Popover
            align="end"
            label={t("dashboards.valuesOf", { title })}
            trigger={(props) => (
              <IconButton {...props} size="sm" label={t("dashboards.valuesOf", { title })}>
                <Table2 size={16} aria-hidden />
              </IconButton>
            )}
          >
            {() => (
              <div className={css({ maxH: "18rem", overflowY: "auto" })}>
                <ChartTable
                  label={title}
                  content={content(data)}
                  format={numbers.unit(data.unit === "percent" ? "count" : data.unit)}
                />
              </div>
            )}
          </Popover>
        )}
      </div>
      {empty ? (
        <WidgetEmpty onReload={() => void refetch()} />
      ) : data ? (
        <>
          <p className={css({ display: "flex", flexWrap: "wrap", alignItems: "baseline", columnGap: "2.5" })}>
            <strong
              className={css({
                fontSize: "2xl",
                lineHeight: "2xl",
                fontWeight: "semibold",
                fontVariantNumeric: "tabular-nums",
              })}
            >
              {numbers.short(data.total, data.unit)}
            </strong>
            <Change percent={data.change} />
          </p>
          <Sparkline values={data.series[0]?.data ?? []} look={look} />
        </>
      ) : error ? (
        <WidgetError error={error} onRetry={() => void refetch()} />
      ) : (
        <Loading>
          <Skeleton css={{ w: "6rem", h: "8", my: "0", mb: "2" }} />
          <Skeleton css={{ h: "10", my: "0" }} />
        </Loading>
      )}
    </Card>
  );
}

export function Change({ percent }: { percent: number }) {
  const numbers = useNumbers();
  const Icon = percent < 0 ? TrendingDown : TrendingUp;
  return (
    <span
      className={css(
        { display: "inline-flex", alignItems: "center", gap: "1", fontSize: "sm" },
        percent < 0 ? { color: "danger.text" } : { color: "success.text" },
      )}
    >
      <Icon size={14} aria-hidden />
      {numbers.change(percent)}
    </span>
  );
}
