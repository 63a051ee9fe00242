/** Chart frame: title, summary, interactive legend, table view and exports. */
import { css } from "#generated/styles/css/index.js";
import { ChartColumn, Download, FileSpreadsheet, Image, Table2 } from "lucide-react";
import { lazy, Suspense, useId, useRef, useState, type ReactNode } from "react";
import { useText } from "../messages/use-text.ts";
import { Button, IconButton } from "../kit/button.tsx";
import { Card, CardTitle } from "../kit/card.tsx";
import { downloadFile } from "../kit/download.ts";
import { Menu } from "../kit/menu.tsx";
import { MenuItem } from "../kit/menu-items.tsx";
import { Loading, Skeleton } from "../kit/skeleton.tsx";
import { toggled } from "../kit/toggled.ts";
import { csvOf, isEmpty, legendOf, type ChartContent } from "./chart-data.ts";
import { ChartKeys } from "./chart-keys.tsx";
import { ChartLegend } from "./chart-legend.tsx";
import { ChartTable, type ChartLinks } from "./chart-table.tsx";
import { useChartTheme } from "./chart-theme.ts";

/** The chart as an image with a background; the canvas is transparent. */
async function pictureOf(canvas: HTMLCanvasElement, ground: string): Promise<Blob | null> {
  const copy = document.createElement("canvas");
  copy.width = canvas.width;
  copy.height = canvas.height;
  const pen = copy.getContext("2d");
  if (!pen) return null;
  pen.fillStyle = ground;
  pen.fillRect(0, 0, copy.width, copy.height);
  pen.drawImage(canvas, 0, 0);
  return new Promise((resolve) => copy.toBlob(resolve, "image/png"));
}

const ChartCanvas = lazy(async () => ({ default: (await import("./chart-canvas.tsx")).ChartCanvas }));

interface ChartFrameProps {
  title: string;
  /** One-sentence description, also for screen readers. */
  summary: string;
  content: ChartContent;
  /** Data is loading; title, legend and summary already show. */
  loading?: boolean;
  format: (value: number) => string;
  /** Links of the table's numbers. */
  links?: ChartLinks;
  /** Base name of exported files. */
  file: string;
  /** Beside the title, such as a year select. */
  actions?: ReactNode;
  /** Below the chart, such as the visible range. */
  children?: ReactNode;
  height?: string;
  /** What fills an empty chart. */
  emptyAction?: ReactNode;
  /** As a card of its own; otherwise within one. */
  framed?: boolean;
}

export function ChartFrame({
  title,
  summary,
  content,
  loading = false,
  format,
  links,
  file,
  actions,
  children,
  height = "18rem",
  emptyAction,
  framed = true,
}: ChartFrameProps) {
  const t = useText();
  const id = useId();
  const Frame = framed ? Card : "div";
  const theme = useChartTheme();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [asTable, setAsTable] = useState(false);
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const [place, setPlace] = useState<number>();
  const legend = legendOf(content);
  const empty = !loading && isEmpty(content);
  const usable = !empty && !loading;
  const toggle = (entry: string): void => {
    const next = toggled(hidden, entry);
    // Keep at least one series visible.
    if (next.size < legend.length) setHidden(next);
  };
  const savePicture = async (): Promise<void> => {
    const picture = canvas.current && (await pictureOf(canvas.current, theme.surface));
    if (picture) downloadFile(`${file}.png`, picture, "image/png");
  };
  return (
    <Frame
      role={framed ? undefined : "group"}
      aria-labelledby={`${id}-title`}
      className={css({
        p: framed ? "5" : undefined,
        display: "flex",
        flexDirection: "column",
        gap: "3",
      })}
    >
      <header
        className={css({
          display: "flex",
          flexWrap: "wrap",
          alignItems: "flex-start",
          justifyContent: "space-between",
          gap: "2",
        })}
      >
        <div className={css({ flex: "1 1 12rem", minW: "0" })}>
          <CardTitle as={framed ? "h2" : "h3"} id={`${id}-title`}>
            {title}
          </CardTitle>
          <p
            className={css({
              color: "text.muted",
              fontSize: "sm",
              lineHeight: "sm",
              minH: "4.5",
              visibility: usable ? undefined : "hidden",
            })}
            id={`${id}-summary`}
          >
            {summary}
          </p>
        </div>
        <div className={css({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: "1", minW: "0" })}>
          {actions}
          <Button size="sm" variant="ghost" disabled={!usable} onClick={() => setAsTable(!asTable)}>
            {asTable ? <ChartColumn size={16} aria-hidden /> : <Table2 size={16} aria-hidden />}
            {t(asTable ? "charts.asChart" : "charts.asTable")}
          </Button>
          <Menu
            align="end"
            trigger={(props) => (
              <IconButton {...props} size="sm" label={t("charts.download", { title })} disabled={!usable}>
                <Download size={16} aria-hidden />
              </IconButton>
            )}
          >
            {!asTable && (
              <MenuItem icon={<Image size={16} aria-hidden />} onSelect={() => void savePicture()}>
                {t("charts.picture")}
              </MenuItem>
            )}
            <MenuItem
              icon={<FileSpreadsheet size={16} aria-hidden />}
              onSelect={() => downloadFile(`${file}.csv`, csvOf(content), "text/csv;charset=utf-8")}
            >
              {t("charts.csv")}
            </MenuItem>
          </Menu>
        </div>
      </header>
      {!empty && !asTable && legend.length > 1 && (
        <ChartLegend entries={legend} theme={theme} hidden={hidden} onToggle={toggle} />
      )}
      <div
        className={css({ position: "relative", minW: "0", overflow: asTable ? "auto" : "hidden" })}
        // Grows in a card that is as high as a taller one beside it.
        style={{ flex: `1 0 ${height}` }}
        tabIndex={asTable ? 0 : undefined}
        role={asTable ? "group" : undefined}
        aria-labelledby={asTable ? `${id}-title` : undefined}
      >
        {empty ? (
          <div
            className={css({
              display: "grid",
              placeContent: "center",
              justifyItems: "center",
              gap: "2",
              h: "full",
              color: "text.muted",
            })}
          >
            <ChartColumn size={24} aria-hidden />
            <p>{t("charts.empty")}</p>
            {emptyAction}
          </div>
        ) : loading ? (
          <Shape />
        ) : asTable ? (
          <ChartTable label={title} content={content} format={format} links={links} />
        ) : (
          <ChartKeys
            label={t("charts.values", { title })}
            describedBy={`${id}-summary`}
            {...{ content, hidden, format, place }}
            onPlace={setPlace}
          >
            <Suspense fallback={<Shape />}>
              <ChartCanvas
                {...{ content, theme, hidden, format, place }}
                onCanvas={(element) => (canvas.current = element)}
              />
            </Suspense>
          </ChartKeys>
        )}
      </div>
      {!empty && children}
    </Frame>
  );
}

function Shape() {
  return (
    <Loading>
      <div className={css({ position: "absolute", inset: "0", display: "flex", alignItems: "flex-end", gap: "3" })}>
        {[40, 62, 48, 80, 58, 70, 36].map((percent) => (
          <Skeleton key={percent} css={{ flex: "1", my: "0", h: "auto" }} style={{ height: `${percent}%` }} />
        ))}
      </div>
    </Loading>
  );
}
