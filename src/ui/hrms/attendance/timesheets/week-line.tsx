/** A line of the week: project and activity with the hours of each day, and below them its note. */
import { css } from "#generated/styles/css/index.js";
import { Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { IconButton } from "../../../kit/button.tsx";
import { Checkbox } from "../../../kit/checkbox.tsx";
import { Input } from "../../../kit/input.tsx";
import { Select } from "../../../kit/select.tsx";
import { useText } from "../../../messages/use-text.ts";
import { minutesOf, type WeekLine } from "./week-rows.ts";

const line = css({
  display: "grid",
  gridTemplateColumns: {
    base: "minmax(0, 1fr)",
    lg: "minmax(0, 3fr) minmax(0, 2fr) repeat(7, minmax(3.5rem, 1fr))",
  },
  gap: "2",
  px: { base: "3", md: "5" },
  py: "4",
  borderTopWidth: "1px",
  borderColor: "border",
  alignItems: "end",
});
const below = css({
  gridColumn: { lg: "1 / -1" },
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "3",
  "& > :first-child": { flex: "1 1 14rem" },
});
const dayLabel = css({
  display: "grid",
  gridTemplateColumns: { base: "6rem minmax(0, 1fr)", lg: "minmax(0, 1fr)" },
  alignItems: "center",
  gap: "1",
});

interface WeekLineRowProps {
  readonly value: WeekLine;
  readonly name: string;
  readonly project: string;
  readonly projects: readonly { readonly id: string; readonly label: string }[] | undefined;
  readonly days: readonly string[];
  readonly isOpen: boolean;
  readonly timer: ReactNode;
  readonly onChange: (part: Partial<WeekLine>) => void;
  readonly onRemove: () => void;
}

export function WeekLineRow(props: WeekLineRowProps) {
  const { value, name, project, projects, days, isOpen, timer, onChange, onRemove } = props;
  const t = useText();
  const intl = useIntl();
  const dayName = (date: string): string =>
    intl.formatDate(`${date}T00:00:00Z`, { weekday: "short", day: "numeric", timeZone: "UTC" });
  const numbers = css({ fontVariantNumeric: "tabular-nums" });
  return (
    <div className={line} role="group" aria-label={name}>
      {isOpen ? (
        <Select
          aria-label={t("attendance-tools.project")}
          value={value.projectId}
          onChange={({ target }) => onChange({ projectId: target.value })}
        >
          <option value="">{t("attendance-tools.chooseProject")}</option>
          {value.projectId !== "" && !projects?.some(({ id }) => id === value.projectId) && (
            <option value={value.projectId}>{project}</option>
          )}
          {projects?.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </Select>
      ) : (
        <span className={css({ fontWeight: "medium" })}>{project}</span>
      )}
      {isOpen ? (
        <Input
          aria-label={t("attendance-tools.activity")}
          placeholder={t("attendance-tools.activity")}
          maxLength={80}
          value={value.activity}
          onChange={({ target }) => onChange({ activity: target.value })}
        />
      ) : (
        <span className={css({ color: "text.muted" })}>{value.activity}</span>
      )}
      {days.map((date, index) => (
        <label key={date} className={dayLabel}>
          <span className={css({ color: "text.muted", fontSize: "sm" })}>{dayName(date)}</span>
          {isOpen ? (
            <Input
              inputMode="decimal"
              value={value.hours[index] ?? ""}
              aria-invalid={minutesOf(value.hours[index] ?? "") === undefined || undefined}
              className={numbers}
              onChange={({ target }) =>
                onChange({ hours: value.hours.map((text, day) => (day === index ? target.value : text)) })
              }
            />
          ) : (
            <span className={numbers}>{value.hours[index] || "–"}</span>
          )}
        </label>
      ))}
      <div className={below}>
        {isOpen ? (
          <Input
            aria-label={t("attendance-tools.note")}
            placeholder={t("attendance-tools.note")}
            maxLength={300}
            value={value.note}
            onChange={({ target }) => onChange({ note: target.value })}
          />
        ) : (
          <span className={css({ color: "text.muted", overflowWrap: "anywhere" })}>{value.note}</span>
        )}
        <Checkbox
          disabled={!isOpen}
          checked={value.billable}
          onChange={({ target }) => onChange({ billable: target.checked })}
        >
          {t("attendance-tools.billable")}
        </Checkbox>
        {timer}
        {isOpen && (
          <IconButton label={`${t("attendance-tools.removeLine")}: ${name}`} onClick={onRemove}>
            <Trash2 size={16} aria-hidden />
          </IconButton>
        )}
      </div>
    </div>
  );
}
