/** Calendar of one month for a day, several days or a range. Needs the messages "tools". */
import { parseDate, useDatePicker, type DateValue } from "@chakra-ui/react";
import { datePicker } from "#generated/styles/recipes/index.js";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useEffect, useRef } from "react";
import { useIntl } from "react-intl";
import { useText } from "../messages/use-text.ts";
import { IconButton } from "./button.tsx";
import { firstWeekday } from "./calendar-date.ts";
import { ChakraLocale } from "./chakra-locale.tsx";

interface MonthGridProps {
  values: readonly string[];
  onChange: (dates: readonly string[]) => void;
  mode?: "single" | "multiple" | "range";
  isDisabled?: ((date: string) => boolean) | undefined;
  /** The chosen day, or today, takes the focus when it appears. */
  autoFocus?: boolean;
  /** The chosen day was chosen again. */
  onSame?: () => void;
  /** Where it is the day that is marked as today; by default where the reader is. */
  timeZone?: string;
}

const ownZone = new Intl.DateTimeFormat().resolvedOptions().timeZone;

export function MonthGrid(props: MonthGridProps) {
  return (
    <ChakraLocale>
      <Month {...props} />
    </ChakraLocale>
  );
}

function Month(props: MonthGridProps) {
  const { values, onChange, mode = "single", isDisabled, autoFocus = false, onSame, timeZone = ownZone } = props;
  const t = useText();
  const { locale, formatDate } = useIntl();
  const table = useRef<HTMLTableElement>(null);
  const styles = datePicker();
  useEffect(() => {
    if (autoFocus) table.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, [autoFocus]);
  const named = (date: DateValue, options: Intl.DateTimeFormatOptions): string =>
    formatDate(date.toString(), { ...options, timeZone: "UTC" });
  const again = (date: string): void => {
    if (mode === "single" && date === values[0]) onSame?.();
  };
  const dayName = ({ value }: { value: DateValue }): string =>
    named(value, { weekday: "long", day: "numeric", month: "long", year: "numeric" });
  const calendar = useDatePicker({
    inline: true,
    fixedWeeks: true,
    outsideDaySelectable: true,
    locale,
    timeZone,
    startOfWeek: firstWeekday(locale) % 7,
    selectionMode: mode,
    value: parseDate([...values]),
    onValueChange: ({ value }) => onChange(value.map(String)),
    isDateUnavailable: (date) => isDisabled?.(date.toString()) ?? false,
    translations: {
      content: t("tools.calendar"),
      dayCell: dayName,
      prevTrigger: () => t("tools.previousMonth"),
      nextTrigger: () => t("tools.nextMonth"),
    },
  });
  const month = named(calendar.visibleRange.start, { month: "long", year: "numeric" });
  const view = { view: "day" } as const;
  const { onKeyDown, ...grid } = calendar.getTableProps(view);
  return (
    <div {...calendar.getRootProps()}>
      <div {...calendar.getContentProps()} role="group" aria-roledescription={undefined}>
        <div className={styles.head}>
          <span className={styles.title} aria-live="polite">
            {month}
          </span>
          <IconButton {...calendar.getPrevTriggerProps(view)} size="xs" label={t("tools.previousMonth")}>
            <ChevronLeft size={16} aria-hidden />
          </IconButton>
          <IconButton {...calendar.getNextTriggerProps(view)} size="xs" label={t("tools.nextMonth")}>
            <ChevronRight size={16} aria-hidden />
          </IconButton>
        </div>
        <table
          {...grid}
          ref={table}
          className={styles.table}
          aria-label={month}
          aria-roledescription={undefined}
          onKeyDown={(event) => {
            if (event.key === "Enter") again(calendar.focusedValue.toString());
            onKeyDown?.(event);
          }}
        >
          <thead {...calendar.getTableHeadProps(view)}>
            <tr {...calendar.getTableRowProps(view)}>
              {calendar.weekDays.map(({ narrow, long }) => (
                <th key={long} className={styles.weekday}>
                  {narrow}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {/* By place, so that the focus stays in the table when the month changes. */}
            {calendar.weeks.map((week, row) => (
              <tr key={row} {...calendar.getTableRowProps(view)}>
                {week.map((value, column) => {
                  const { onClick, ...day } = calendar.getDayTableCellTriggerProps({ value });
                  return (
                    <td key={column} {...calendar.getDayTableCellProps({ value })}>
                      <button
                        {...day}
                        className={styles.day}
                        type="button"
                        onClick={(event) => {
                          again(value.toString());
                          onClick?.(event);
                        }}
                      >
                        {value.day}
                      </button>
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
