/** The week as a grid of projects and days; on narrow screens the days of a project stand below each other. */
import { css } from "#generated/styles/css/index.js";
import { Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import { useIntl } from "react-intl";
import { useListProjectOptions } from "#generated/hrms/hooks/projects.ts";
import { useUpdateTimesheet } from "#generated/hrms/hooks/timesheets.ts";
import type { Timesheet } from "#generated/hrms/schema.ts";
import type { Row } from "../../../crud/area.ts";
import { Button, IconButton } from "../../../kit/button.tsx";
import { Card } from "../../../kit/card.tsx";
import { Checkbox } from "../../../kit/checkbox.tsx";
import { Input } from "../../../kit/input.tsx";
import { Select } from "../../../kit/select.tsx";
import { EmptyState } from "../../../kit/states.tsx";
import { useAttempt } from "../../../kit/use-attempt.ts";
import { useText } from "../../../messages/use-text.ts";
import { useAbility } from "../../../session/ability.ts";
import { hoursText } from "../shared/minutes.tsx";
import { attendanceProblem } from "../shared/problem-text.ts";
import { daysOf, entriesOfLines, linesOf, minutesOf, type WeekLine } from "./week-rows.ts";

const line = css({
  display: "grid",
  gridTemplateColumns: {
    base: "minmax(0, 1fr)",
    lg: "minmax(0, 3fr) minmax(0, 2fr) repeat(7, minmax(3.25rem, 1fr)) auto auto",
  },
  gap: "2",
  px: "5",
  py: "3",
  borderTopWidth: "1px",
  borderColor: "border",
  alignItems: "center",
});

/** Remounted with each version, so that it starts from what is stored. */
function WeekGrid({ sheet, companyId, isOpen }: { sheet: Timesheet; companyId: string; isOpen: boolean }) {
  const t = useText();
  const intl = useIntl();
  const save = useUpdateTimesheet();
  const attempt = useAttempt(attendanceProblem);
  const projects = useListProjectOptions({ path: { companyId } });
  const [lines, setLines] = useState<readonly WeekLine[]>(() => linesOf(sheet.weekStart, sheet.entries));
  const days = daysOf(sheet.weekStart);
  const dayName = (date: string): string =>
    intl.formatDate(`${date}T00:00:00Z`, { weekday: "short", day: "numeric", timeZone: "UTC" });
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
      {
        key: crypto.randomUUID(),
        projectId: "",
        activity: "",
        billable: true,
        hours: days.map(() => ""),
        note: "",
      },
    ]);
  return (
    <Card className={css({ overflow: "hidden" })}>
      {lines.length === 0 && (
        <EmptyState title={t("attendance-tools.noTime")}>{t("attendance-tools.noTimeText")}</EmptyState>
      )}
      {lines.map((one, at) => (
        <div
          key={one.key}
          className={line}
          role="group"
          aria-label={named(one.projectId) || t("attendance-tools.line", { number: at + 1 })}
        >
          {isOpen ? (
            <Select
              aria-label={t("attendance-tools.project")}
              value={one.projectId}
              onChange={({ target }) => change(one.key, { projectId: target.value })}
            >
              <option value="">{t("attendance-tools.chooseProject")}</option>
              {one.projectId !== "" && !projects.data?.some(({ id }) => id === one.projectId) && (
                <option value={one.projectId}>{named(one.projectId)}</option>
              )}
              {projects.data?.map(({ id, label }) => (
                <option key={id} value={id}>
                  {label}
                </option>
              ))}
            </Select>
          ) : (
            <span className={css({ fontWeight: "medium" })}>{named(one.projectId)}</span>
          )}
          {isOpen ? (
            <Input
              aria-label={t("attendance-tools.activity")}
              placeholder={t("attendance-tools.activity")}
              maxLength={80}
              value={one.activity}
              onChange={({ target }) => change(one.key, { activity: target.value })}
            />
          ) : (
            <span className={css({ color: "text.muted" })}>{one.activity}</span>
          )}
          {days.map((date, index) => (
            <label
              key={date}
              className={css({
                display: "grid",
                gridTemplateColumns: { base: "6rem minmax(0, 1fr)", lg: "minmax(0, 1fr)" },
                alignItems: "center",
                gap: "1",
              })}
            >
              <span className={css({ color: "text.muted", fontSize: "sm" })}>{dayName(date)}</span>
              {isOpen ? (
                <Input
                  inputMode="decimal"
                  value={one.hours[index] ?? ""}
                  aria-invalid={minutesOf(one.hours[index] ?? "") === undefined || undefined}
                  className={css({ fontVariantNumeric: "tabular-nums" })}
                  onChange={({ target }) =>
                    change(one.key, { hours: one.hours.map((text, day) => (day === index ? target.value : text)) })
                  }
                />
              ) : (
                <span className={css({ fontVariantNumeric: "tabular-nums" })}>{one.hours[index] || "–"}</span>
              )}
            </label>
          ))}
          <Checkbox
            disabled={!isOpen}
            checked={one.billable}
            onChange={({ target }) => change(one.key, { billable: target.checked })}
          >
            {t("attendance-tools.billable")}
          </Checkbox>
          {isOpen && (
            <IconButton
              label={t("attendance-tools.removeLine")}
              onClick={() => setLines(lines.filter(({ key }) => key !== one.key))}
            >
              <Trash2 size={16} aria-hidden />
            </IconButton>
          )}
        </div>
      ))}
      <div
        className={css({
          display: "flex",
          flexWrap: "wrap",
          justifyContent: "space-between",
          alignItems: "center",
          gap: "3",
          px: "5",
          py: "4",
          borderTopWidth: "1px",
          borderColor: "border",
        })}
      >
        <span className={css({ fontVariantNumeric: "tabular-nums" })} role="status">
          {t("attendance-tools.total", { hours: hoursText(sums.reduce((sum, one) => sum + one, 0)) })}
        </span>
        {isOpen && (
          <span className={css({ display: "flex", flexWrap: "wrap", gap: "2" })}>
            <Button onClick={add}>
              <Plus size={16} aria-hidden />
              {t("attendance-tools.addLine")}
            </Button>
            <Button
              variant="solid"
              loading={save.isPending}
              inactive={bad}
              onClick={() =>
                void attempt(
                  () =>
                    save.mutateAsync({
                      path: { companyId, timesheetId: sheet.id },
                      headers: { "If-Match": `"${sheet.version}"` },
                      body: { entries: entriesOfLines(sheet.weekStart, lines) },
                    }),
                  t("attendance-tools.timeSaved"),
                )
              }
            >
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
