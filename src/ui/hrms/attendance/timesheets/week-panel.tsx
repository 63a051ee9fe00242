/** The week as a grid of projects and days; on narrow screens the days of a project stand below each other. */
import { css } from "#generated/styles/css/index.js";
import { Plus } from "lucide-react";
import { useState } from "react";
import { useListProjectOptions } from "#generated/hrms/hooks/projects.ts";
import { useUpdateTimesheet } from "#generated/hrms/hooks/timesheets.ts";
import type { Timesheet } from "#generated/hrms/schema.ts";
import type { Row } from "../../../crud/area.ts";
import { Button } from "../../../kit/button.tsx";
import { today } from "../../../kit/calendar-date.ts";
import { Card } from "../../../kit/card.tsx";
import { Link } from "../../../kit/link.tsx";
import { EmptyState } from "../../../kit/states.tsx";
import { useAttempt } from "../../../kit/use-attempt.ts";
import { useText } from "../../../messages/use-text.ts";
import { useAbility } from "../../../session/ability.ts";
import { hoursText } from "../../../kit/hours-text.ts";
import { attendanceProblem } from "../shared/problem-text.ts";
import { isSameWork, minutesSince, type RunningTimer, setTimer, startTimer, useTimer } from "./timer.ts";
import { TimerButton } from "./timer-button.tsx";
import { WeekLineRow } from "./week-line.tsx";
import { daysOf, entriesOfLines, linesOf, minutesOf, type WeekLine } from "./week-rows.ts";

/** The lines with the time of the timer on its day. */
function withTime(lines: readonly WeekLine[], days: readonly string[], timer: RunningTimer): WeekLine[] {
  const minutes = minutesSince(timer.startedAt, Date.now());
  const at = days.indexOf(timer.date);
  const known = lines.some((one) => isSameWork(one, timer.work));
  const all = known ? lines : [...lines, { ...timer.work, key: crypto.randomUUID(), hours: days.map(() => "") }];
  return all.map((one) =>
    isSameWork(one, timer.work)
      ? {
          ...one,
          hours: one.hours.map((text, day) => (day === at ? hoursText((minutesOf(text) ?? 0) + minutes) : text)),
        }
      : one,
  );
}

/** Remounted with each version, so that it starts from what is stored. */
function WeekGrid({ sheet, companyId, isOpen }: { sheet: Timesheet; companyId: string; isOpen: boolean }) {
  const t = useText();
  const save = useUpdateTimesheet();
  const attempt = useAttempt(attendanceProblem);
  const projects = useListProjectOptions({ path: { companyId } });
  const [lines, setLines] = useState<readonly WeekLine[]>(() => linesOf(sheet.weekStart, sheet.entries));
  const timer = useTimer();
  const days = daysOf(sheet.weekStart);
  const change = (key: string, part: Partial<WeekLine>): void =>
    setLines(lines.map((one) => (one.key === key ? { ...one, ...part } : one)));
  const bad = lines.some(({ hours }) => hours.some((text) => minutesOf(text) === undefined));
  const sums = days.map((_day, index) =>
    lines.reduce((sum, { hours }) => sum + (minutesOf(hours[index] ?? "") ?? 0), 0),
  );
  const named = (id: string): string =>
    projects.data?.find((one) => one.id === id)?.label ??
    sheet.entries.find((one) => one.projectId === id)?.project ??
    "";
  const add = (): void =>
    setLines([
      ...lines,
      { key: crypto.randomUUID(), projectId: "", activity: "", billable: true, hours: days.map(() => ""), note: "" },
    ]);
  const store = (next: readonly WeekLine[], whenSaved?: () => void) =>
    attempt(async () => {
      await save.mutateAsync({
        path: { companyId, timesheetId: sheet.id },
        headers: { "If-Match": `"${sheet.version}"` },
        body: { entries: entriesOfLines(sheet.weekStart, next) },
      });
      whenSaved?.();
    }, t("attendance-tools.timeSaved"));
  const isTimed = isOpen && sheet.own && days.includes(today());
  /** Time counts only once it is saved. */
  const stop = (running: RunningTimer): void => {
    const next = withTime(lines, days, running);
    setLines(next);
    void store(next, () => setTimer(null));
  };
  const start = ({ projectId, activity, billable, note }: WeekLine): void =>
    startTimer({ timesheetId: sheet.id, work: { projectId, activity, billable, note }, date: today() });
  const isElsewhere = timer !== null && timer.timesheetId !== sheet.id;
  /** Its line has been edited or removed since. */
  const loose = timer && !isElsewhere && !lines.some((one) => isSameWork(timer.work, one)) ? timer : null;
  return (
    <Card className={css({ overflow: "hidden" })}>
      {lines.length === 0 && (
        <EmptyState title={t("attendance-tools.noTime")}>{t("attendance-tools.noTimeText")}</EmptyState>
      )}
      {lines.map((one, at) => {
        const running = timer?.timesheetId === sheet.id && isSameWork(timer.work, one) ? timer : null;
        return (
          <WeekLineRow
            key={one.key}
            value={one}
            name={named(one.projectId) || t("attendance-tools.line", { number: at + 1 })}
            project={named(one.projectId)}
            projects={projects.data}
            days={days}
            isOpen={isOpen}
            onChange={(part) => change(one.key, part)}
            onRemove={() => setLines(lines.filter(({ key }) => key !== one.key))}
            timer={
              isTimed && (
                <TimerButton
                  running={running}
                  inactive={one.projectId === "" || timer !== null || bad}
                  onStart={() => start(one)}
                  onStop={() => running && stop(running)}
                />
              )
            }
          />
        );
      })}
      <div
        className={css({
          display: "flex",
          flexWrap: "wrap",
          justifyContent: "space-between",
          alignItems: "center",
          gap: "3",
          px: { base: "3", md: "5" },
          py: "4",
          borderTopWidth: "1px",
          borderColor: "border",
        })}
      >
        <span className={css({ fontVariantNumeric: "tabular-nums" })} role="status">
          {t("attendance-tools.total", { hours: hoursText(sums.reduce((sum, one) => sum + one, 0)) })}
        </span>
        {isTimed && isElsewhere && (
          <Link to={`/companies/${companyId}/timesheets/${timer.timesheetId}` as string}>
            {t("attendance-tools.otherTimer")}
          </Link>
        )}
        {isOpen && (
          <span className={css({ display: "flex", flexWrap: "wrap", gap: "2" })}>
            {loose && <TimerButton running={loose} inactive={bad} onStart={() => {}} onStop={() => stop(loose)} />}
            <Button onClick={add}>
              <Plus size={16} aria-hidden />
              {t("attendance-tools.addLine")}
            </Button>
            <Button variant="solid" loading={save.isPending} inactive={bad} onClick={() => void store(lines)}>
              {t("attendance-tools.saveTime")}
            </Button>
          </span>
        )}
      </div>
    </Card>
  );
}

export function WeekPanel({ row, scope: { companyId = "" } }: { row: Row; scope: Readonly<Record<string, string>> }) {
  const mayWrite = useAbility().can("update", "timesheets");
  const sheet = row as unknown as Timesheet;
  const isOpen = mayWrite && (sheet.status === "open" || sheet.status === "rejected");
  return <WeekGrid key={sheet.version} sheet={sheet} companyId={companyId} isOpen={isOpen} />;
}
