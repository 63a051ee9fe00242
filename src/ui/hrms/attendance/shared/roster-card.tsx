/** The signed-in person's roster of a week, with swaps and open shifts. */
import { css, cx } from "#generated/styles/css/index.js";
import { keepPreviousData } from "@tanstack/react-query";
import { ArrowLeftRight, ChevronLeft, ChevronRight, HandHelping } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useIntl } from "react-intl";
import { useGetMyRoster, useTakeOpenShift } from "#generated/hrms/hooks/own-attendance.ts";
import type { MyRoster, MyRosterDay } from "#generated/hrms/schema.ts";
import { Button, IconButton } from "../../../kit/button.tsx";
import { addDays } from "../../../kit/calendar-date.ts";
import { Card } from "../../../kit/card.tsx";
import { ConfirmButton } from "../../../kit/confirm-button.tsx";
import { useFormat } from "../../../kit/format.tsx";
import { Link } from "../../../kit/link.tsx";
import { Loaded } from "../../../kit/loaded.tsx";
import { Skeleton } from "../../../kit/skeleton.tsx";
import { useAttempt } from "../../../kit/use-attempt.ts";
import { useText } from "../../../messages/use-text.ts";
import { useAbility } from "../../../session/ability.ts";
import { hoursText } from "../../../kit/hours-text.ts";
import { attendanceProblem } from "./problem-text.ts";

const SwapDialog = lazy(async () => ({ default: (await import("./swap-dialog.tsx")).SwapDialog }));

const line = css({
  display: "grid",
  gridTemplateColumns: { base: "minmax(0, 1fr) auto", sm: "7rem minmax(0, 1fr) auto auto" },
  columnGap: "3",
  minH: "11",
  px: "5",
  py: "1.5",
  borderTopWidth: "1px",
  borderColor: "border",
  alignItems: "center",
});
// On a phone it has a line of its own, below the day and its times.
const shiftText = css({
  minW: "0",
  overflowWrap: "anywhere",
  gridColumn: { base: "1 / -1", sm: "auto" },
  order: { base: "1", sm: "0" },
});
const timeText = css({ fontVariantNumeric: "tabular-nums", whiteSpace: "nowrap" });
const quiet = css({ color: "text.muted" });
const now = css({ fontWeight: "semibold" });
const swapPlace = css({ order: { base: "2", sm: "0" }, gridColumn: { base: "1 / -1", sm: "auto" }, minW: "0" });

interface RosterCardProps {
  readonly companyId: string;
  /** Only the current week, without swaps and open shifts. */
  readonly brief?: boolean;
}

export function RosterCard({ companyId, brief = false }: RosterCardProps) {
  const t = useText();
  const format = useFormat();
  const [week, setWeek] = useState<string>();
  const query = useGetMyRoster(
    { path: { companyId }, query: week === undefined ? {} : { week } },
    { placeholderData: keepPreviousData },
  );
  const start = query.data?.weekStart;
  return (
    <Card className={css({ overflow: "hidden" })}>
      <div
        className={css({
          display: "flex",
          flexWrap: "wrap",
          justifyContent: "space-between",
          alignItems: "center",
          gap: "2",
          px: "5",
          py: "3",
          minH: "14",
        })}
      >
        <h2 className={css({ fontWeight: "semibold", fontSize: "lg" })}>{t("attendance-tools.thisWeek")}</h2>
        {start !== undefined && (
          <span className={css({ display: "flex", alignItems: "center", gap: "1" })}>
            {!brief && (
              <IconButton
                label={t("attendance-tools.previousWeek")}
                onClick={() => setWeek(addDays(start, -7))}
                size="sm"
              >
                <ChevronLeft size={16} aria-hidden />
              </IconButton>
            )}
            <span className={quiet} aria-live="polite">
              {t("attendance-tools.weekOf", { date: format.date(start) })}
            </span>
            {!brief && (
              <IconButton label={t("attendance-tools.nextWeek")} onClick={() => setWeek(addDays(start, 7))} size="sm">
                <ChevronRight size={16} aria-hidden />
              </IconButton>
            )}
          </span>
        )}
      </div>
      <Loaded query={query} waiting={<Skeleton css={{ h: "19rem", m: "5" }} />}>
        {(roster) => <Week companyId={companyId} roster={roster} brief={brief} />}
      </Loaded>
    </Card>
  );
}

function Week({ companyId, roster, brief }: { companyId: string; roster: MyRoster; brief: boolean }) {
  const t = useText();
  const maySwap = useAbility().can("create", "shift-swaps") && !brief;
  const [swapped, setSwapped] = useState<MyRosterDay>();
  const swaps: string = `/companies/${companyId}/shift-swaps`;
  return (
    <>
      <ul>
        {roster.days.map((day) => (
          <Day
            key={day.date}
            day={day}
            isToday={day.date === roster.today}
            onSwap={
              maySwap && day.kind === "work" && day.published && day.date >= roster.today
                ? () => setSwapped(day)
                : undefined
            }
          />
        ))}
      </ul>
      <div
        className={css({
          display: "flex",
          flexWrap: "wrap",
          justifyContent: "space-between",
          gap: "3",
          px: "5",
          py: "3",
          borderTopWidth: "1px",
          borderColor: "border",
        })}
      >
        <span className={quiet}>{t("attendance-tools.planned", { hours: hoursText(roster.minutes) })}</span>
        {maySwap && <Link to={swaps}>{t("attendance-tools.allSwaps")}</Link>}
      </div>
      {!brief && roster.openShifts.length > 0 && <OpenShifts companyId={companyId} roster={roster} />}
      {swapped && (
        <Suspense>
          <SwapDialog companyId={companyId} day={swapped} onClose={() => setSwapped(undefined)} />
        </Suspense>
      )}
    </>
  );
}

interface DayProps {
  readonly day: MyRosterDay;
  readonly isToday: boolean;
  readonly onSwap: (() => void) | undefined;
}

function Day({ day: { date, kind, shift, start, end, location }, isToday, onSwap }: DayProps) {
  const t = useText();
  const intl = useIntl();
  return (
    <li className={cx(line, kind !== "work" && quiet)} data-day={kind} data-date={date}>
      <span className={isToday ? now : undefined}>
        {intl.formatDate(`${date}T00:00:00Z`, { weekday: "short", day: "numeric", month: "short", timeZone: "UTC" })}
      </span>
      <span className={shiftText}>
        {kind === "work" ? (shift ?? t("attendance-tools.kind.work")) : t(`attendance-tools.kind.${kind}`)}
        {kind === "work" && location !== null && <span className={quiet}>{` · ${location}`}</span>}
      </span>
      <span className={timeText}>{kind === "work" && start !== null && end !== null ? `${start} – ${end}` : ""}</span>
      {onSwap && (
        <span className={swapPlace}>
          <Button size="sm" variant="ghost" onClick={onSwap}>
            <ArrowLeftRight size={14} aria-hidden />
            {t("attendance-tools.swap")}
          </Button>
        </span>
      )}
    </li>
  );
}

function OpenShifts({ companyId, roster: { openShifts } }: { companyId: string; roster: MyRoster }) {
  const t = useText();
  const format = useFormat();
  const take = useTakeOpenShift();
  const attempt = useAttempt(attendanceProblem);
  const may = useAbility().can("create", "own-attendance");
  return (
    <section className={css({ borderTopWidth: "1px", borderColor: "border" })}>
      <h3 className={css({ fontWeight: "semibold", px: "5", pt: "4", pb: "2" })}>{t("attendance-tools.openShifts")}</h3>
      <ul>
        {openShifts.map(({ id, date, shift, start, end, location, note }) => (
          <li key={id} className={line}>
            <span>{format.date(date)}</span>
            <span className={shiftText}>
              {shift}
              <span className={quiet}>
                {[location, note].flatMap((part) => (part === null ? [] : [` · ${part}`])).join("")}
              </span>
            </span>
            <span className={timeText}>{`${start} – ${end}`}</span>
            {may && (
              <span className={swapPlace}>
                <ConfirmButton
                  icon={HandHelping}
                  button={{ size: "sm", variant: "ghost" }}
                  title={t("attendance-tools.takeTitle")}
                  action={t("attendance-tools.takeShift")}
                  onConfirm={() =>
                    attempt(
                      () => take.mutateAsync({ path: { companyId, openShiftId: id } }),
                      t("attendance-tools.taken"),
                    )
                  }
                >
                  {t("attendance-tools.takeText", { shift, date: format.date(date) })}
                </ConfirmButton>
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
