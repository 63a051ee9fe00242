/** The org chart or list: loads branches when expanded, and the path to a search result. */
import { css } from "#generated/styles/css/index.js";
import { useNavigate } from "@tanstack/react-router";
import { ListTree, Maximize, Network, ZoomIn, ZoomOut } from "lucide-react";
import { useLayoutEffect, useMemo, useRef, useState } from "react";
import { Button, IconButton } from "../../../kit/button.tsx";
import { Card } from "../../../kit/card.tsx";
import { layOut, pathTo } from "./org-chart/layout.ts";
import { OrgChart } from "./org-chart/org-chart.tsx";
import { problemText } from "../../../kit/problem.ts";
import { Segmented } from "../../../kit/segmented.tsx";
import { toast } from "../../../kit/toast.ts";
import { toggled } from "../../../kit/toggled.ts";
import { useMedia, wide } from "../../../kit/use-media.ts";
import { useText } from "../../../messages/use-text.ts";
import { ChartBox } from "./chart-box.tsx";
import { isMore, type ChartEntries, type ChartEntry } from "./chart-entries.ts";
import { ChartExport } from "./chart-export.tsx";
import { ChartSearch } from "./chart-search.tsx";
import { OrgList } from "./org-list.tsx";
import type { BranchQuery, Branches } from "./use-branches.ts";

const zooms = [0.25, 0.4, 0.55, 0.7, 0.85, 1, 1.2] as const;
/** The whole of a large company, to see its shape. */
const smallest = 0.03;
/** Below this texts cannot be read: a larger chart opens around its top instead of as a whole. */
const readable = 0.6;
/** Space around the chart. */
const around = 64;
const everyLevel: BranchQuery = { depth: 50 };

export function OrgChartPeople({
  companyId,
  chart,
  load,
  queries,
}: { companyId: string; chart: ChartEntries } & Pick<Branches, "load" | "queries">) {
  const t = useText();
  const navigate = useNavigate();
  const isWide = useMedia(wide);
  const [look, setLook] = useState<"chart" | "list">("chart");
  const [shut, setShut] = useState<ReadonlySet<string>>(new Set());
  const [current, setCurrent] = useState<string | null>(null);
  /** Undefined until the window is measured. */
  const [opened, setZoom] = useState<number>();
  const zoom = opened ?? 1;
  const [fits, setFits] = useState(false);
  const frame = useRef<HTMLElement>(null);
  const { entries, unread } = chart;
  const closed = useMemo((): ReadonlySet<string> => new Set([...shut, ...unread]), [shut, unread]);
  const hasAll = unread.size === 0 || queries.includes(everyLevel);

  const read = async (query: BranchQuery): Promise<boolean> => {
    try {
      await load(query);
      return true;
    } catch (error) {
      toast({ kind: "error", text: problemText(t, error) });
      return false;
    }
  };
  const toggle = (id: string): void => {
    if (unread.has(id)) void read({ managerId: id, depth: 1 });
    // A newly loaded branch opens, even if it was collapsed before.
    setShut(unread.has(id) ? new Set([...shut].filter((each) => each !== id)) : toggled(shut, id));
  };
  const open = (entry: ChartEntry): void => {
    if (isMore(entry))
      void read({ ...(entry.parentId !== null && { managerId: entry.parentId }), depth: 1, offset: entry.offset });
    else
      void navigate({ to: "/companies/$companyId/employees/$employeeId", params: { companyId, employeeId: entry.id } });
  };
  const jump = async (id: string): Promise<void> => {
    const way = entries.some((entry) => entry.id === id) ? entries : undefined;
    if (!way && !(await read({ employeeId: id }))) return;
    const above = way ? pathTo(way, id) : undefined;
    setShut((before) => (above ? new Set([...before].filter((each) => !above.includes(each))) : new Set()));
    setCurrent(id);
  };
  const openAll = async (): Promise<void> => {
    if (hasAll || (await read(everyLevel))) {
      setShut(new Set());
      // From the top, rather than wherever the wider chart was.
      setCurrent(entries.find(({ parentId }) => parentId === null)?.id ?? null);
    }
  };
  const step = (by: 1 | -1) =>
    by > 0 ? zooms.find((each) => each > zoom + 0.01) : zooms.findLast((each) => each < zoom - 0.01);
  const setStep = (by: 1 | -1): void => {
    setFits(false);
    setZoom(step(by) ?? zoom);
  };
  useLayoutEffect(() => {
    const room = (frame.current?.clientWidth ?? 0) - around;
    setZoom(Math.min(1, Math.max(readable, room / layOut(entries, closed).width)));
    // Only on mount: opening a branch must not make everything smaller.
  }, []);
  // The whole chart stays in view until the next zoom.
  useLayoutEffect(() => {
    const element = frame.current;
    if (!fits || !element) return;
    const { width, height } = layOut(entries, closed);
    const fitting = Math.min((element.clientWidth - around) / width, (element.clientHeight - around) / height, 1);
    setZoom(Math.max(smallest, fitting));
  }, [fits, entries, closed]);
  const shownLook = isWide ? look : "list";
  const isOpen = shut.size === 0 && hasAll;
  const belowTheTop = new Set(
    entries.flatMap(({ id, parentId, below }) => (parentId !== null && below > 0 ? [id] : [])),
  );
  return (
    <div className={css({ display: "flex", flexDirection: "column", gap: "3", flex: "1", minH: "0" })}>
      <div className={css({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: "2" })}>
        <ChartSearch companyId={companyId} onFound={(id) => void jump(id)} />
        {isWide && (
          <>
            <Segmented
              label={t("employees.look")}
              value={look}
              onChange={setLook}
              options={[
                { value: "chart", label: t("employees.look.chart"), icon: <Network size={16} aria-hidden /> },
                { value: "list", label: t("employees.look.list"), icon: <ListTree size={16} aria-hidden /> },
              ]}
            />
            <div className={css({ ms: "auto", display: "flex", gap: "1" })}>
              <Button onClick={() => (isOpen ? setShut(belowTheTop) : void openAll())}>
                {t(isOpen ? "employees.closeAll" : "employees.openAll")}
              </Button>
              {look === "chart" &&
                (
                  [
                    [-1, "employees.zoomOut", ZoomOut],
                    [1, "employees.zoomIn", ZoomIn],
                  ] as const
                ).map(([by, text, Icon]) => (
                  <IconButton
                    key={by}
                    variant="outline"
                    label={t(text)}
                    inactive={step(by) === undefined}
                    onClick={() => setStep(by)}
                  >
                    <Icon size={16} aria-hidden />
                  </IconButton>
                ))}
              {look === "chart" && (
                <>
                  <IconButton
                    variant="outline"
                    label={t("employees.fitChart")}
                    aria-pressed={fits}
                    onClick={() => setFits(true)}
                  >
                    <Maximize size={16} aria-hidden />
                  </IconButton>
                  <ChartExport entries={entries} closed={closed} />
                </>
              )}
            </div>
          </>
        )}
      </div>
      <Card
        ref={frame}
        className={css({
          display: "flex",
          flexDirection: "column",
          flex: "1",
          minH: "0",
          overflow: "hidden",
          bg: shownLook === "chart" ? "canvas" : "surface",
        })}
      >
        {shownLook === "chart" ? (
          opened !== undefined && (
            <OrgChart
              label={t("employees.orgChart")}
              hint={t("employees.orgChartHint")}
              nodes={entries}
              closed={closed}
              onToggle={toggle}
              current={current}
              onCurrent={setCurrent}
              onOpen={open}
              render={(entry) => <ChartBox companyId={companyId} entry={entry} />}
              toggleLabel={({ node, children }) =>
                isMore(node) ? "" : t("employees.reportsOf", { name: node.fullName, count: children })
              }
              zoom={zoom}
            />
          )
        ) : (
          <OrgList
            entries={entries}
            roots={chart.roots}
            closed={closed}
            onToggle={toggle}
            current={current}
            onCurrent={setCurrent}
            onOpen={open}
          />
        )}
      </Card>
    </div>
  );
}
