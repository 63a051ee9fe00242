/** Calendar app: toolbar, filters, events, and a drawer for the open event. */
import { css } from "#generated/styles/css/index.js";
import { keepPreviousData } from "@tanstack/react-query";
import { useNavigate, useRouter } from "@tanstack/react-router";
import { ChevronLeft, ChevronRight, Menu as MenuIcon, Plus } from "lucide-react";
import { lazy, Suspense, use, useEffect, useRef, useState } from "react";
import { useListEvents } from "#generated/demo/hooks/calendar.ts";
import { localDay } from "#src/domain/shared/local-day.ts";
import { Alert } from "../../kit/alert.tsx";
import { AppFrame } from "../../kit/app-frame.tsx";
import { Button, IconButton } from "../../kit/button.tsx";
import { addDays, dateOf, partsOf } from "../../kit/calendar-date.ts";
import { now } from "../../kit/clock.ts";
import { Dialog } from "../../kit/dialog.tsx";
import { DocumentTitle } from "../../kit/document-title.tsx";
import { keyName } from "../../kit/keys.ts";
import { usePageKeys } from "../../kit/page-keys.ts";
import { Segmented } from "../../kit/segmented.tsx";
import { useShortcuts } from "../../kit/shortcuts.ts";
import { Loading, Skeleton } from "../../kit/skeleton.tsx";
import { ErrorState } from "../../kit/states.tsx";
import { TitleToolContext } from "../../kit/title-tool.ts";
import { toast } from "../../kit/toast.ts";
import { useUndoKey } from "../../kit/undo.ts";
import { useLatestSearch } from "../../kit/use-latest-search.ts";
import { useMedia, wide } from "../../kit/use-media.ts";
import { useText } from "../../messages/use-text.ts";
import { calendars, readCalendar, views, type CalendarView, type ViewName } from "./calendar-view.ts";
import { SidePane } from "./side-pane.tsx";
import { useEventActions, useWithPending } from "./use-events.ts";
import { useZone } from "./use-zone.ts";

const EventGrid = lazy(async () => ({ default: (await import("./event-grid.tsx")).EventGrid }));
const EventDrawer = lazy(async () => ({ default: (await import("./event-drawer.tsx")).EventDrawer }));

/** The day in the next or previous month, week or day. */
function turned(view: ViewName, date: string, by: 1 | -1): string {
  if (view === "week") return addDays(date, 7 * by);
  if (view === "day") return addDays(date, by);
  const [year, month] = partsOf(date);
  return dateOf(year, month + by, 1);
}

export function CalendarPage() {
  const t = useText();
  const router = useRouter();
  const navigate = useNavigate();
  const isWide = useMedia(wide);
  const search = useLatestSearch(readCalendar);
  const today = localDay(useZone(), now());
  const { view = isWide ? "month" : "list", date = today, hide = [] } = search;
  const shown = calendars.filter((name) => !hide.includes(name));
  const {
    data: saved,
    error,
    refetch,
  } = useListEvents({ query: hide.length === 0 ? {} : { calendars: shown } }, { placeholderData: keepPreviousData });
  const data = useWithPending(saved);
  const { move, remove } = useEventActions();
  const [title, setTitle] = useState("");
  const heading = useRef<HTMLHeadingElement>(null);
  const [pane, setPane] = useState(false);
  const tool = use(TitleToolContext);
  useUndoKey();
  useEffect(() => router.subscribe("onBeforeNavigate", ({ pathChanged }) => pathChanged && setPane(false)), [router]);
  const set = (
    changes: { readonly [Name in keyof CalendarView]: CalendarView[Name] | undefined },
    options: { replace?: boolean; ignoreBlocker?: boolean } = {},
  ): void => {
    const next = Object.fromEntries(
      Object.entries({ ...search, ...changes }).filter(([, value]) => value !== undefined),
    );
    void navigate({ to: "/apps/calendar", search: next as CalendarView, resetScroll: false, ...options });
  };
  const close = (saved = false): void =>
    set({ event: undefined, start: undefined, end: undefined }, { replace: true, ignoreBlocker: saved });
  const create = (start?: string, end?: string): void => set({ event: "new", start, end });
  const go = (next: string): void => set({ date: next === today ? undefined : next }, { replace: true });
  const show = (next: ViewName): void => set({ view: next });
  useShortcuts({
    t: () => go(today),
    m: () => show("month"),
    w: () => show("week"),
    d: () => show("day"),
    l: () => show("list"),
    n: () => create(),
    ArrowLeft: () => go(turned(view, date, -1)),
    ArrowRight: () => go(turned(view, date, 1)),
  });
  usePageKeys([
    {
      title: t("calendar.title"),
      keys: [
        [["T"], t("calendar.today")],
        [["←", "→"], t("calendar.keys.turn")],
        [["M", "W", "D", "L"], t("calendar.keys.view")],
        [["N"], t("calendar.add")],
        [[keyName("Mod+Z")], t("shell.undo")],
      ],
    },
    {
      title: t("calendar.keys.focused"),
      keys: [
        [["Enter"], t("calendar.keys.open")],
        [["↑", "↓", "←", "→"], t("calendar.keys.day")],
        [["Alt+← → ↑ ↓"], t("calendar.keys.move")],
        [["Alt+Shift+← →"], t("calendar.keys.resize")],
      ],
    },
  ]);
  const opened = typeof search.event === "number" ? data?.find(({ id }) => id === search.event) : undefined;
  const missing = typeof search.event === "number" && data !== undefined && !opened;
  useEffect(() => {
    if (!missing) return;
    toast({ kind: "error", text: t("calendar.gone") });
    close();
  });
  const sidePane = (
    <SidePane
      date={date}
      hidden={hide}
      onDate={go}
      onHide={(hidden) => set({ hide: hidden.length === 0 ? undefined : hidden }, { replace: true })}
      onAdd={() => {
        setPane(false);
        create();
      }}
    />
  );
  const waiting = (
    <div className={css({ flex: "1", p: "4" })}>
      <Loading>
        {[1, 2, 3, 4, 5].map((each) => (
          <Skeleton key={each} css={{ h: "5.5rem", mb: "2" }} />
        ))}
      </Loading>
    </div>
  );
  return (
    <>
      <DocumentTitle>{t("calendar.title")}</DocumentTitle>
      <AppFrame name="calendar" title={t("calendar.title")}>
        <div
          className={css({
            display: "grid",
            h: "full",
            gridTemplateColumns: "minmax(0, 1fr)",
            gridTemplateRows: "minmax(0, 1fr)",
            _calendarSidePane: { gridTemplateColumns: "16.5rem minmax(0, 1fr)" },
            "& > *": { minW: "0", minH: "0" },
          })}
        >
          <div
            className={css({
              display: "none",
              overflowY: "auto",
              borderInlineEndWidth: "1px",
              borderColor: "border",
              _calendarSidePane: { display: "block" },
            })}
          >
            {sidePane}
          </div>
          <div className={css({ display: "flex", flexDirection: "column" })}>
            <header className={css({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: "2", p: "3" })}>
              <span className={css({ _calendarSidePane: { display: "none" } })}>
                <IconButton label={t("calendar.calendars")} aria-haspopup="dialog" onClick={() => setPane(true)}>
                  <MenuIcon size={18} aria-hidden />
                </IconButton>
              </span>
              <IconButton label={t("calendar.previous")} onClick={() => go(turned(view, date, -1))}>
                <ChevronLeft size={18} className="mirrored" aria-hidden />
              </IconButton>
              <IconButton label={t("calendar.next")} onClick={() => go(turned(view, date, 1))}>
                <ChevronRight size={18} className="mirrored" aria-hidden />
              </IconButton>
              <div
                className={css({
                  display: "flex",
                  alignItems: "center",
                  gap: "1.5",
                  flex: "1",
                  minW: "0",
                  // The dates, known with the grid, take two lines on phones.
                  minH: { base: "3rem", sm: "auto" },
                })}
              >
                <h1
                  ref={heading}
                  tabIndex={-1}
                  className={css({
                    fontSize: { base: "lg", sm: "xl" },
                    lineHeight: { base: "lg", sm: "xl" },
                    fontWeight: "semibold",
                    letterSpacing: "-0.01em",
                  })}
                >
                  <span className={css({ srOnly: true })}>{`${t("calendar.title")}: `}</span>
                  <span aria-live="polite">{title}</span>
                </h1>
                {tool}
              </div>
              <Button size="sm" aria-keyshortcuts="t" onClick={() => go(today)}>
                {t("calendar.today")}
              </Button>
              <Segmented
                label={t("calendar.view")}
                value={view}
                onChange={show}
                options={views.map((name) => ({ value: name, label: t(`calendar.view.${name}`) }))}
              />
              <span className={css({ _calendarSidePane: { display: "none" } })}>
                <Button
                  variant="solid"
                  square
                  aria-label={t("calendar.add")}
                  data-tip={t("calendar.add")}
                  onClick={() => create()}
                >
                  <Plus size={18} aria-hidden />
                </Button>
              </span>
            </header>
            {shown.length === 0 && (
              <div className={css({ px: "3", pb: "3" })}>
                <Alert
                  live="status"
                  actions={
                    <Button size="sm" onClick={() => set({ hide: undefined })}>
                      {t("calendar.viewAll")}
                    </Button>
                  }
                >
                  {t("calendar.allHidden")}
                </Alert>
              </div>
            )}
            {error && !data ? (
              <ErrorState error={error} onRetry={() => void refetch()} />
            ) : (
              <Suspense fallback={waiting}>
                {data ? (
                  <EventGrid
                    events={data}
                    opened={opened}
                    view={view}
                    date={date}
                    onTitle={setTitle}
                    onOpen={(event) => set({ event })}
                    onCreate={create}
                    onDate={go}
                    onMove={move}
                    onLost={() => heading.current?.focus()}
                  />
                ) : (
                  waiting
                )}
              </Suspense>
            )}
          </div>
        </div>
      </AppFrame>
      <Dialog open={pane} side="start" width="18rem" title={t("calendar.calendars")} onClose={() => setPane(false)}>
        <div className={css({ mx: "-5", mb: "-5" })}>{sidePane}</div>
      </Dialog>
      <Suspense>
        {(search.event === "new" || opened) && (
          <EventDrawer
            key={search.event}
            event={opened}
            start={search.start}
            end={search.end}
            onClose={close}
            onRemove={remove}
          />
        )}
      </Suspense>
    </>
  );
}
