/** The team calendar: people by day, for a month or two weeks, also printed. */
import { css } from "#generated/styles/css/index.js";
import { keepPreviousData } from "@tanstack/react-query";
import { ChevronLeft, ChevronRight, Printer } from "lucide-react";
import { useState } from "react";
import { useIntl } from "react-intl";
import { useListLeaveCalendar } from "#generated/hrms/hooks/leaves.ts";
import type { LeaveCalendar } from "#generated/hrms/schema.ts";
import { Button, IconButton } from "../../../kit/button.tsx";
import { addDays, daysBetween, today } from "../../../kit/calendar-date.ts";
import { Card } from "../../../kit/card.tsx";
import { Checkbox } from "../../../kit/checkbox.tsx";
import { Forbidden } from "../../../kit/forbidden.tsx";
import { Input } from "../../../kit/input.tsx";
import { Loaded } from "../../../kit/loaded.tsx";
import { PageFrame } from "../../../kit/page-frame.tsx";
import { Segmented } from "../../../kit/segmented.tsx";
import { Skeleton } from "../../../kit/skeleton.tsx";
import { EmptyState } from "../../../kit/states.tsx";
import { useDebounced } from "../../../kit/use-debounced.ts";
import { useMedia, wide } from "../../../kit/use-media.ts";
import { useText } from "../../../messages/use-text.ts";
import { useAbility } from "../../../session/ability.ts";
import { AwayToday } from "./away-today.tsx";
import { firstView, peoplePerPage, periodOf, type View, views } from "./calendar-period.ts";
import { CalendarFilterBar, type CalendarFilters, filtersQuery, noFilters } from "./calendar-filters.tsx";
import { FeedButton } from "./feed-button.tsx";
import { LeaveSkeleton } from "./leave-skeleton.tsx";
import { TeamGrid } from "./team-grid.tsx";

export function TeamCalendarPage({ companyId }: { companyId: string }) {
  const t = useText();
  return useAbility().can("read", "leaves") ? (
    <Calendar companyId={companyId} />
  ) : (
    <Forbidden title={t("leaves.calendarTitle")} />
  );
}

function Calendar({ companyId }: { companyId: string }) {
  const t = useText();
  const intl = useIntl();
  const isWide = useMedia(wide);
  const [view, setView] = useState<View>(firstView(isWide));
  const [day, setDay] = useState(today());
  const [typed, setTyped] = useState("");
  const [awayOnly, setAwayOnly] = useState(false);
  const [filters, setFilters] = useState<CalendarFilters>(noFilters);
  const [pageSize, setPageSize] = useState(peoplePerPage);
  const q = useDebounced(typed);
  const [from, to] = periodOf(view, day);
  const query = useListLeaveCalendar(
    { path: { companyId }, query: { from, to, pageSize, awayOnly, ...(q !== "" && { q }), ...filtersQuery(filters) } },
    // Who is away today stays while another period loads.
    { placeholderData: keepPreviousData },
  );
  const move = (by: 1 | -1): void => setDay(by === 1 ? addDays(to, 1) : addDays(from, -1));
  const title =
    view === "month"
      ? intl.formatDate(from, { month: "long", year: "numeric", timeZone: "UTC" })
      : intl.formatDateTimeRange(Date.parse(from), Date.parse(to), {
          day: "numeric",
          month: "short",
          year: "numeric",
          timeZone: "UTC",
        });
  return (
    <PageFrame
      title={t("leaves.calendarTitle")}
      intro={
        query.data ? (
          t("leaves.calendarIntro", { count: query.data.awayToday })
        ) : (
          <Skeleton inline css={{ w: "full" }} />
        )
      }
      actions={
        <>
          <FeedButton companyId={companyId} scope="team" />
          <Button onClick={() => window.print()}>
            <Printer size={16} aria-hidden />
            {t("leaves.print")}
          </Button>
        </>
      }
    >
      <div className={css({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: "3", mb: "4" })}>
        <div className={css({ display: "flex", alignItems: "center", gap: "1" })}>
          <IconButton label={t("leaves.previous")} onClick={() => move(-1)}>
            <ChevronLeft size={16} aria-hidden />
          </IconButton>
          <span className={css({ minW: "10rem", textAlign: "center", fontWeight: "semibold" })} aria-live="polite">
            {title}
          </span>
          <IconButton label={t("leaves.next")} onClick={() => move(1)}>
            <ChevronRight size={16} aria-hidden />
          </IconButton>
          <Button size="sm" onClick={() => setDay(today())}>
            {t("leaves.today")}
          </Button>
        </div>
        <Segmented
          label={t("leaves.view")}
          value={view}
          onChange={setView}
          options={views.map((value) => ({ value, label: t(`leaves.${value}`) }))}
        />
        <div className={css({ w: { base: "full", sm: "15rem" } })}>
          <Input
            type="search"
            aria-label={t("leaves.search")}
            placeholder={t("leaves.search")}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </div>
        <label className={css({ display: "inline-flex", alignItems: "center", gap: "2" })}>
          <Checkbox checked={awayOnly} onChange={({ target }) => setAwayOnly(target.checked)} />
          {t("leaves.awayOnly")}
        </label>
      </div>
      <CalendarFilterBar companyId={companyId} filters={filters} onChange={setFilters} />
      <AwayToday away={query.data?.away ?? []} />
      <Loaded
        query={query.isPlaceholderData ? { ...query, data: undefined } : query}
        waiting={<LeaveSkeleton rows={10} />}
      >
        {(calendar) => (
          <People
            companyId={companyId}
            calendar={calendar}
            from={from}
            to={to}
            onMore={() => setPageSize(Math.min(100, pageSize + 30))}
          />
        )}
      </Loaded>
    </PageFrame>
  );
}

interface PeopleProps {
  companyId: string;
  calendar: LeaveCalendar;
  from: string;
  to: string;
  onMore: () => void;
}

function People({ companyId, calendar, from, to, onMore }: PeopleProps) {
  const t = useText();
  if (calendar.items.length === 0)
    return (
      <Card padded>
        <EmptyState title={t("leaves.noPeople")}>{t("leaves.noPeopleText")}</EmptyState>
      </Card>
    );
  const days = Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => addDays(from, index));
  return (
    <>
      {/* Positioned, so that hidden texts within scroll with it. */}
      <Card className={css({ overflowX: "auto", position: "relative" })}>
        <TeamGrid companyId={companyId} calendar={calendar} days={days} />
      </Card>
      {calendar.items.length < calendar.total && calendar.items.length < 100 && (
        <Button className={css({ mt: "3", justifySelf: "center" })} onClick={onMore}>
          {t("leaves.more")}
        </Button>
      )}
    </>
  );
}
