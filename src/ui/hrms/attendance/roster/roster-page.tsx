/** The roster board: people by day, planned as drafts and published; phones show one day. */
import { css } from "#generated/styles/css/index.js";
import { keepPreviousData } from "@tanstack/react-query";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useState } from "react";
import { useIntl } from "react-intl";
import { useListDepartmentOptions } from "#generated/hrms/hooks/departments.ts";
import { useGetRoster } from "#generated/hrms/hooks/roster.ts";
import type { RosterBoard } from "#generated/hrms/schema.ts";
import { Button, IconButton } from "../../../kit/button.tsx";
import { addDays, today } from "../../../kit/calendar-date.ts";
import { Card } from "../../../kit/card.tsx";
import { Forbidden } from "../../../kit/forbidden.tsx";
import { Input } from "../../../kit/input.tsx";
import { Loaded } from "../../../kit/loaded.tsx";
import { PageFrame } from "../../../kit/page-frame.tsx";
import { Segmented } from "../../../kit/segmented.tsx";
import { Select } from "../../../kit/select.tsx";
import { Skeleton } from "../../../kit/skeleton.tsx";
import { EmptyState } from "../../../kit/states.tsx";
import { useDebounced } from "../../../kit/use-debounced.ts";
import { useMedia, wide } from "../../../kit/use-media.ts";
import { useText } from "../../../messages/use-text.ts";
import { useAbility } from "../../../session/ability.ts";
import { DayDialog } from "./day-dialog.tsx";
import { DayList } from "./day-list.tsx";
import { OpenDialog } from "./open-dialog.tsx";
import { Palette } from "./palette.tsx";
import { type Cell, type Choice, entryOf } from "./planning.ts";
import { RosterGrid } from "./roster-grid.tsx";
import { mondayOf, peoplePerPage, periodOf, type Weeks } from "./roster-period.ts";
import { RosterTools } from "./roster-tools.tsx";
import { usePlanning } from "./use-planning.ts";
import { WarningsCard } from "./warnings-card.tsx";

const maxPeople = 100;

export function RosterPage({ companyId }: { companyId: string }) {
  const t = useText();
  return useAbility().can("read", "roster") ? (
    <Roster companyId={companyId} />
  ) : (
    <Forbidden title={t("roster.title")} />
  );
}

function Roster({ companyId }: { companyId: string }) {
  const t = useText();
  const intl = useIntl();
  const ability = useAbility();
  const isWide = useMedia(wide);
  const [weeks, setWeeks] = useState<Weeks>("1");
  const [day, setDay] = useState(today());
  const [typed, setTyped] = useState("");
  const [departmentId, setDepartmentId] = useState("");
  const [pageSize, setPageSize] = useState(peoplePerPage);
  const q = useDebounced(typed);
  const monday = mondayOf(day);
  const [from, to] = periodOf(day, weeks, isWide);
  const mayDepartment = ability.can("read", "departments");
  const departments = useListDepartmentOptions({ path: { companyId } }, { enabled: mayDepartment });
  const query = useGetRoster(
    {
      path: { companyId },
      query: { from, to, pageSize, ...(q !== "" && { q }), ...(departmentId !== "" && { departmentId }) },
    },
    { placeholderData: keepPreviousData },
  );
  const shown = query.data && query.data.from === from && query.data.to === to ? query.data : undefined;
  const step = isWide ? 7 * Number(weeks) : 1;
  const title = isWide
    ? intl.formatDateTimeRange(Date.parse(from), Date.parse(to), { day: "numeric", month: "short", timeZone: "UTC" })
    : intl.formatDate(from, { weekday: "short", day: "numeric", month: "short", timeZone: "UTC" });
  return (
    <PageFrame
      title={t("roster.title")}
      intro={t("roster.intro")}
      actions={
        <RosterTools
          companyId={companyId}
          from={isWide ? from : monday}
          to={isWide ? to : addDays(monday, 6)}
          board={shown}
        />
      }
    >
      <div className={css({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: "3", mb: "4" })}>
        <div className={css({ display: "flex", alignItems: "center", gap: "1" })}>
          <IconButton label={t("roster.previous")} onClick={() => setDay(addDays(day, -step))}>
            <ChevronLeft size={16} aria-hidden />
          </IconButton>
          <span className={css({ minW: "8.5rem", textAlign: "center", fontWeight: "semibold" })} aria-live="polite">
            {title}
          </span>
          <IconButton label={t("roster.next")} onClick={() => setDay(addDays(day, step))}>
            <ChevronRight size={16} aria-hidden />
          </IconButton>
          <Button size="sm" onClick={() => setDay(today())}>
            {t("roster.today")}
          </Button>
        </div>
        {isWide && (
          <Segmented
            label={t("roster.days")}
            value={weeks}
            onChange={setWeeks}
            options={[
              { value: "1", label: t("roster.oneWeek") },
              { value: "2", label: t("roster.twoWeeks") },
            ]}
          />
        )}
        <div className={css({ w: { base: "full", sm: "13rem" } })}>
          <Input
            type="search"
            aria-label={t("roster.search")}
            placeholder={t("roster.search")}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </div>
        {mayDepartment && (
          <Select
            frameCss={{ w: { base: "full", sm: "13rem" } }}
            aria-label={t("roster.department")}
            value={departmentId}
            onChange={({ target }) => setDepartmentId(target.value)}
          >
            <option value="">{t("roster.allDepartments")}</option>
            {departments.data?.map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </Select>
        )}
        {/* It keeps its place while the roster loads. */}
        <span className={css({ color: "text.muted", minW: "8rem", minH: "6" })} role="status">
          {shown && (shown.drafts > 0 ? t("roster.drafts", { count: shown.drafts }) : t("roster.upToDate"))}
        </span>
      </div>
      <Loaded query={{ ...query, data: shown }} waiting={<Skeleton css={{ h: "32rem", borderRadius: "card" }} />}>
        {(board) => (
          <Board
            companyId={companyId}
            board={board}
            isWide={isWide}
            onMore={() => setPageSize(Math.min(maxPeople, pageSize + peoplePerPage))}
          />
        )}
      </Loaded>
    </PageFrame>
  );
}

interface BoardProps {
  readonly companyId: string;
  readonly board: RosterBoard;
  readonly isWide: boolean;
  readonly onMore: () => void;
}

function Board({ companyId, board, isWide, onMore }: BoardProps) {
  const t = useText();
  const ability = useAbility();
  const plan = usePlanning(companyId);
  const [brush, setBrush] = useState<Choice>();
  const [open, setOpen] = useState<Cell>();
  const [openDate, setOpenDate] = useState<string>();
  const editable = ability.can("update", "roster");
  const { from, to, items, total } = board;
  const days = Array.from(
    { length: Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1 },
    (_each, index) => addDays(from, index),
  );
  const person = items.find(({ employeeId }) => employeeId === open?.employeeId);
  const day = person?.days.find(({ date }) => date === open?.date);
  const onPlan = (cell: Cell, choice: Choice): void => void plan([entryOf(cell, choice)]);
  if (items.length === 0)
    return (
      <Card padded>
        <EmptyState title={t("roster.noPeople")}>{t("roster.noPeopleText")}</EmptyState>
      </Card>
    );
  return (
    <>
      {isWide && editable && <Palette shifts={board.shifts} brush={brush} onBrush={setBrush} />}
      {isWide ? (
        // Positioned, so that hidden texts within scroll with it.
        <Card className={css({ overflowX: "auto", position: "relative" })}>
          <RosterGrid
            board={board}
            days={days}
            editable={editable}
            onOpen={(cell) => (brush === undefined ? setOpen(cell) : onPlan(cell, brush))}
            onOpenShifts={setOpenDate}
            onPlan={onPlan}
            onMove={(source, target, choice) => void plan([entryOf(target, choice), entryOf(source, "clear")])}
          />
        </Card>
      ) : (
        <DayList board={board} date={from} editable={editable} onOpen={setOpen} onOpenShifts={setOpenDate} />
      )}
      {items.length < total && items.length < maxPeople && (
        <Button className={css({ mt: "3", justifySelf: "center" })} onClick={onMore}>
          {t("roster.more")}
        </Button>
      )}
      <WarningsCard board={board} />
      {person && day && (
        <DayDialog
          companyId={companyId}
          board={board}
          person={person}
          day={day}
          onChoose={(choice, locationId) => {
            setOpen(undefined);
            void plan([entryOf({ employeeId: person.employeeId, date: day.date }, choice, locationId)]);
          }}
          onClose={() => setOpen(undefined)}
        />
      )}
      {openDate !== undefined && (
        <OpenDialog
          companyId={companyId}
          board={board}
          date={openDate}
          mayOffer={ability.can("create", "roster")}
          onClose={() => setOpenDate(undefined)}
        />
      )}
    </>
  );
}
