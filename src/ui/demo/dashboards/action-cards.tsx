/** Cards that fold, reload, close and fill the window. */
import { css } from "#generated/styles/css/index.js";
import { ChevronDown, ChevronUp, Maximize2, Minimize2, RotateCw, X } from "lucide-react";
import { useEffect, useState } from "react";
import { useGetSubscribers } from "#generated/demo/hooks/card-statistics.ts";
import { Button, IconButton } from "../../kit/button.tsx";
import { Card, CardTitle } from "../../kit/card.tsx";
import { PageFrame } from "../../kit/page-frame.tsx";
import { EmptyState } from "../../kit/states.tsx";
import { toast } from "../../kit/toast.ts";
import { useUndo, useUndoKey } from "../../kit/undo.ts";
import { useText } from "../../messages/use-text.ts";
import { Grid, Place } from "./grid.tsx";
import { useNumbers } from "./numbers.ts";
import { Sparkline } from "./sparkline.tsx";
import { WidgetError } from "./widget.tsx";

const actions = ["collapse", "refresh", "maximise", "remove"] as const;
type Action = (typeof actions)[number];
const cards: Readonly<Record<string, readonly Action[]>> = {
  collapse: ["collapse"],
  refresh: ["refresh"],
  remove: ["remove"],
  maximise: ["maximise"],
  all: actions,
};

export function ActionCards() {
  const t = useText();
  const offerUndo = useUndo();
  const [removed, setRemoved] = useState<readonly string[]>([]);
  useUndoKey();
  const shown = Object.keys(cards).filter((name) => !removed.includes(name));
  return (
    <PageFrame title={t("dashboards.actionCards")} intro={t("dashboards.actionText")}>
      {shown.length === 0 && (
        <EmptyState
          title={t("dashboards.noCards")}
          action={<Button onClick={() => setRemoved([])}>{t("dashboards.reset")}</Button>}
        />
      )}
      <Grid>
        {shown.map((name) => (
          <Place key={name} name={name} span={name === "all" ? 12 : 6}>
            <ActionCard
              title={t(`dashboards.action.${name}` as "dashboards.action.all")}
              can={cards[name] ?? []}
              onRemove={() => {
                setRemoved([...removed, name]);
                offerUndo(t("dashboards.removed"), () => setRemoved((now) => now.filter((each) => each !== name)));
              }}
            />
          </Place>
        ))}
      </Grid>
    </PageFrame>
  );
}

interface ActionCardProps {
  title: string;
  can: readonly Action[];
  onRemove?: () => void;
}

export function ActionCard({ title, can, onRemove }: ActionCardProps) {
  const t = useText();
  const numbers = useNumbers();
  const { data, error, isFetching, refetch } = useGetSubscribers();
  const [open, setOpen] = useState(true);
  const [large, setLarge] = useState(false);
  const [reloading, setReloading] = useState(false);
  useEffect(() => {
    if (!large) return;
    const onKeyDown = (event: KeyboardEvent): void => void (event.key === "Escape" && setLarge(false));
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [large]);
  const reload = async (): Promise<void> => {
    if (reloading) return;
    setReloading(true);
    const { error: failure } = await refetch();
    setReloading(false);
    toast(failure ? { kind: "error", text: t("dashboards.notReloaded") } : { text: t("dashboards.reloaded") });
  };
  const tool = (action: Action, label: string, icon: React.ReactNode, run: () => void, expanded?: boolean) =>
    can.includes(action) && (
      <IconButton size="sm" label={`${label}: ${title}`} aria-expanded={expanded} onClick={run}>
        {icon}
      </IconButton>
    );
  return (
    <Card
      aria-label={title}
      className={css(
        large ? { position: "fixed", inset: "3", zIndex: "modal", boxShadow: "floating", overflow: "auto" } : {},
      )}
      aria-busy={reloading || undefined}
    >
      <header className={css({ display: "flex", alignItems: "center", gap: "1", px: "5", py: "3" })}>
        <CardTitle className={css({ flex: "1" })}>{title}</CardTitle>
        {tool(
          "collapse",
          t(open ? "dashboards.fold" : "dashboards.unfold"),
          open ? <ChevronUp size={16} /> : <ChevronDown size={16} />,
          () => setOpen(!open),
          open,
        )}
        {tool("refresh", t("dashboards.reload"), <RotateCw size={16} />, () => void reload())}
        {tool(
          "maximise",
          t(large ? "dashboards.restore" : "dashboards.maximise"),
          large ? <Minimize2 size={16} /> : <Maximize2 size={16} />,
          () => setLarge(!large),
        )}
        {onRemove && tool("remove", t("dashboards.remove"), <X size={16} />, onRemove)}
      </header>
      {open && (
        <div
          className={css(
            { px: "5", pb: "5", transition: "opacity", transitionDuration: "fast" },
            reloading ? { opacity: 0.4 } : {},
          )}
          inert={reloading}
        >
          {error && !data ? (
            <WidgetError error={error} onRetry={() => void refetch()} />
          ) : (
            <>
              <p className={css({ color: "text.muted", mb: "2" })}>{t("dashboards.stat.subscribers")}</p>
              <p className={css({ fontSize: "2xl", fontWeight: "semibold" })} aria-busy={!data || undefined}>
                {data && !isFetching ? numbers.short(data.total, data.unit) : "…"}
              </p>
              {/* Keeps its height while the values load. */}
              <div className={css({ minH: "10" })}>
                <Sparkline values={data?.series[0]?.data ?? []} look="line" />
              </div>
            </>
          )}
        </div>
      )}
    </Card>
  );
}
