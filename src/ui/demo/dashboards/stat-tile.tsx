/** One number and its name without a chart, the icon beside or above them. */
import { css, cva } from "#generated/styles/css/index.js";
import { Card } from "../../kit/card.tsx";
import { Loading, Skeleton } from "../../kit/skeleton.tsx";
import { useText } from "../../messages/use-text.ts";
import { useNumbers } from "./numbers.ts";
import { Change } from "./stat-card.tsx";
import { statistics, type StatisticName } from "./statistics.tsx";
import { WidgetError } from "./widget.tsx";

const tile = cva({
  base: { display: "flex", gap: "3", p: "4", minH: "6rem" },
  variants: {
    look: {
      beside: { alignItems: "center" },
      above: { flexDirection: "column", alignItems: "center", justifyContent: "center", textAlign: "center" },
    },
  },
});
const mark = cva({
  base: { display: "grid", placeItems: "center", flexShrink: 0, boxSize: "10" },
  variants: {
    look: { beside: { borderRadius: "control" }, above: { borderRadius: "full" } },
    tone: {
      accent: { bg: "accent.subtle", color: "accent.text" },
      success: { bg: "success.subtle", color: "success.text" },
      warning: { bg: "warning.subtle", color: "warning.text" },
      info: { bg: "info.subtle", color: "info.text" },
    },
  },
});

export interface StatTileProps {
  name: StatisticName;
  look: "beside" | "above";
  tone: "accent" | "success" | "warning" | "info";
}

export function StatTile({ name, look, tone }: StatTileProps) {
  const t = useText();
  const numbers = useNumbers();
  const { icon: Icon, use } = statistics[name];
  const { data, error, refetch } = use();
  if (error && !data)
    return (
      <Card as="div" padded>
        <WidgetError error={error} onRetry={() => void refetch()} />
      </Card>
    );
  return (
    <Card as="div" className={tile({ look })}>
      <span className={mark({ look, tone })}>
        <Icon size={20} aria-hidden />
      </span>
      <div className={css({ minW: "0" })}>
        {data ? (
          <p className={css({ fontSize: "xl", lineHeight: "xl", fontWeight: "semibold" })}>
            {numbers.short(data.total, data.unit)}
          </p>
        ) : (
          <Loading>
            <Skeleton css={{ w: "16", h: "7", my: "0" }} />
          </Loading>
        )}
        <p className={css({ color: "text.muted", overflowWrap: "anywhere" })}>{t(`dashboards.stat.${name}`)}</p>
        {look === "beside" && data && <Change percent={data.change} />}
      </div>
    </Card>
  );
}
