/** Card of a dashboard: its data, or the skeleton, error or empty state in its place. */
import { css } from "#generated/styles/css/index.js";
import type { ReactNode } from "react";
import { Card, CardHead } from "../../kit/card.tsx";
import type { Loadable } from "../../kit/loaded.tsx";
import { problemText } from "../../kit/problem.ts";
import { Button } from "../../kit/button.tsx";
import { Loading, Skeleton } from "../../kit/skeleton.tsx";
import { useText } from "../../messages/use-text.ts";

interface WidgetProps<Data> {
  title: string;
  text?: string;
  actions?: ReactNode;
  query: Loadable<Data>;
  isEmpty?: (data: Data) => boolean;
  children: (data: Data) => ReactNode;
}

export function WidgetError({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useText();
  return (
    <div className={css({ display: "grid", justifyItems: "start", gap: "3", color: "text.muted" })} role="alert">
      <p>{problemText(t, error)}</p>
      <Button size="sm" onClick={onRetry}>
        {t("common.retry")}
      </Button>
    </div>
  );
}

/** In place of the data of a card, which may have some later. */
export function WidgetEmpty({ onReload }: { onReload: () => void }) {
  const t = useText();
  return (
    <div
      className={css({ display: "grid", justifyItems: "start", gap: "3", color: "text.muted" })}
      data-page-state="empty"
    >
      <p>{t("dashboards.empty")}</p>
      <Button size="sm" onClick={onReload}>
        {t("common.reload")}
      </Button>
    </div>
  );
}

export function Widget<Data>({ title, text, actions, query, isEmpty, children }: WidgetProps<Data>) {
  const { data, error, refetch } = query;
  return (
    <Card
      padded
      className={css({ display: "flex", flexDirection: "column", h: "full" })}
      aria-label={title}
      data-widget
    >
      <CardHead title={title} text={text}>
        {actions}
      </CardHead>
      <div className={css({ flex: "1", minW: "0" })}>
        {data !== undefined ? (
          isEmpty?.(data) ? (
            <WidgetEmpty onReload={() => void refetch()} />
          ) : (
            children(data)
          )
        ) : error ? (
          <WidgetError error={error} onRetry={() => void refetch()} />
        ) : (
          <Loading>
            {[90, 70, 80, 60].map((width) => (
              <Skeleton key={width} css={{ mb: "4" }} style={{ width: `${width}%` }} />
            ))}
          </Loading>
        )}
      </div>
    </Card>
  );
}
