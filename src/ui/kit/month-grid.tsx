/** Calendar month: arrows move by day and week, Page Up and Page Down by month; single tab stop. */
import { chakra } from "@chakra-ui/react";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from "react";
import { useIntl } from "react-intl";
import { useText } from "../messages/use-text.ts";
import { IconButton } from "./button.tsx";
import { addDays, addMonths, firstWeekday, today, weekday, weeksOf } from "./calendar-date.ts";

const Day = chakra("button", {
  base: {
    display: "grid",
    placeItems: "center",
    w: "8",
    h: "8",
    borderRadius: "control",
    fontSize: "sm",
    fontVariantNumeric: "tabular-nums",
    cursor: "pointer",
    _hover: { bg: "hover" },
    _focusVisible: { outlineOffset: "-1px" },
    "&[data-outside]": { color: "text.muted" },
    "&[aria-current=date]": {
      color: "accent.text",
      fontWeight: "semibold",
      boxShadow: "inset 0 0 0 1px var(--hr-border-strong)",
    },
    "&[data-between]": { bg: "accent.subtle", borderRadius: "0" },
    "&[data-chosen]": { bg: "accent", color: "accent.contrast", boxShadow: "none" },
    "&[aria-disabled=true]": {
      color: "text.muted",
      opacity: 0.6,
      textDecoration: "line-through",
      cursor: "not-allowed",
      bg: "transparent",
    },
  },
});

interface MonthGridProps {
  /** Initial date; selected unless `mark` overrides it. */
  value: string | null;
  onChange: (date: string) => void;
  /** For multiple days and ranges. */
  mark?: ((date: string) => "chosen" | "between" | undefined) | undefined;
  isDisabled?: ((date: string) => boolean) | undefined;
}

export function MonthGrid({ value, onChange, mark, isDisabled }: MonthGridProps) {
  const t = useText();
  const intl = useIntl();
  const id = useId();
  const now = today();
  const [focused, setFocused] = useState(value ?? now);
  const moved = useRef(false);
  const grid = useRef<HTMLTableElement>(null);
  const firstDay = firstWeekday(intl.locale);
  const weeks = weeksOf(focused, firstDay);
  const month = focused.slice(0, 7);
  const markOf = mark ?? ((date: string) => (date === value ? "chosen" : undefined));
  const text = (date: string, options: Intl.DateTimeFormatOptions): string =>
    intl.formatDate(date, { ...options, timeZone: "UTC" });

  useLayoutEffect(() => {
    if (moved.current) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    moved.current = false;
  }, [focused]);

  const onKeyDown = (event: KeyboardEvent): void => {
    const forward = getComputedStyle(event.currentTarget).direction === "rtl" ? -1 : 1;
    const inWeek = (weekday(focused) - firstDay + 7) % 7;
    const to: Record<string, () => string> = {
      ArrowLeft: () => addDays(focused, -forward),
      ArrowRight: () => addDays(focused, forward),
      ArrowUp: () => addDays(focused, -7),
      ArrowDown: () => addDays(focused, 7),
      Home: () => addDays(focused, -inWeek),
      End: () => addDays(focused, 6 - inWeek),
      PageUp: () => addMonths(focused, event.shiftKey ? -12 : -1),
      PageDown: () => addMonths(focused, event.shiftKey ? 12 : 1),
    };
    const next = to[event.key];
    if (!next) return;
    event.preventDefault();
    moved.current = true;
    setFocused(next());
  };
  const turn = (label: "tools.previousMonth" | "tools.nextMonth", months: number) => (
    <IconButton size="xs" label={t(label)} onClick={() => setFocused(addMonths(focused, months))}>
      {months < 0 ? <ChevronLeft size={16} aria-hidden /> : <ChevronRight size={16} aria-hidden />}
    </IconButton>
  );
  return (
    <div>
      <chakra.div display="flex" alignItems="center" gap="1" pb="1" css={{ "& svg": { _rtl: { scale: "-1 1" } } }}>
        <chakra.span id={id} aria-live="polite" flex="1" paddingInlineStart="2" fontWeight="medium">
          {text(focused, { month: "long", year: "numeric" })}
        </chakra.span>
        {turn("tools.previousMonth", -1)}
        {turn("tools.nextMonth", 1)}
      </chakra.div>
      <chakra.table ref={grid} role="grid" aria-labelledby={id} borderCollapse="collapse" onKeyDown={onKeyDown}>
        <thead>
          <tr>
            {weeks[0]?.map((date) => (
              <chakra.th
                key={date}
                scope="col"
                h="7"
                fontSize="xs"
                fontWeight="medium"
                color="text.muted"
                abbr={text(date, { weekday: "long" })}
              >
                {text(date, { weekday: "narrow" })}
              </chakra.th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((date) => (
                <td key={date} role="gridcell" aria-selected={markOf(date) !== undefined}>
                  <Day
                    type="button"
                    tabIndex={date === focused ? 0 : -1}
                    data-autofocus={date === focused || undefined}
                    data-outside={!date.startsWith(month) || undefined}
                    data-chosen={markOf(date) === "chosen" || undefined}
                    data-between={markOf(date) === "between" || undefined}
                    aria-disabled={isDisabled?.(date) || undefined}
                    aria-current={date === now ? "date" : undefined}
                    aria-label={text(date, { weekday: "long", day: "numeric", month: "long", year: "numeric" })}
                    onClick={() => !isDisabled?.(date) && onChange(date)}
                  >
                    {text(date, { day: "numeric" })}
                  </Day>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </chakra.table>
    </div>
  );
}
