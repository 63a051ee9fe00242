/** Date input with natural-language parsing ("24 Nov", "tomorrow", "+3"), a preview and a calendar. */
import { css } from "#generated/styles/css/index.js";
import { CalendarDays } from "lucide-react";
import { lazy, Suspense, useLayoutEffect, useRef, useState } from "react";
import { useIntl } from "react-intl";
import { useText } from "../messages/use-text.ts";
import { Adorned } from "./adorned.tsx";
import { Button, IconButton } from "./button.tsx";
import { addDays, today, weekday } from "./calendar-date.ts";
import { parseDate } from "./date-text.ts";
import { Input } from "./input.tsx";
import { Popover } from "./popover.tsx";
import { Skeleton } from "./skeleton.tsx";
import type { TypedInputProps } from "./typed-input.tsx";
import { Unparsed } from "./unparsed.ts";

// With Chakra's calendar, which the closed field does not need.
const loadGrid = () => import("./month-grid.tsx");
const MonthGrid = lazy(async () => ({ default: (await loadGrid()).MonthGrid }));

/** The weekday helps to plan; beside dates more than a year away, such as a birth date, it is noise. */
const isNear = (date: string): boolean => date > addDays(today(), -366) && date < addDays(today(), 366);
const days = { day: "numeric", month: "short", year: "numeric", timeZone: "UTC" } as const;

interface QuickDaysProps {
  clearable: boolean;
  onChoose: (date: string | null) => void;
}

function QuickDays({ clearable, onChoose }: QuickDaysProps) {
  const t = useText();
  const { locale } = useIntl();
  const now = today();
  const near = new Intl.RelativeTimeFormat(locale, { numeric: "auto" });
  const name = (count: number, unit: "day" | "week"): string => {
    const text = near.format(count, unit);
    return text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);
  };
  const choices = [
    [name(0, "day"), now],
    [name(1, "day"), addDays(now, 1)],
    [name(1, "week"), addDays(now, 8 - weekday(now))],
  ] as const;
  return (
    <div
      className={css({
        display: "flex",
        flexWrap: "wrap",
        gap: "1",
        pb: "2",
        mb: "2",
        borderBottomWidth: "1px",
        borderColor: "border",
        maxW: "56",
      })}
    >
      {choices.map(([text, date]) => (
        <Button key={text} size="xs" onClick={() => onChoose(date)}>
          {text}
        </Button>
      ))}
      {clearable && (
        <Button size="xs" variant="ghost" onClick={() => onChoose(null)}>
          {t("tools.noDate")}
        </Button>
      )}
    </div>
  );
}

interface DateInputProps extends Omit<TypedInputProps<string>, "css"> {
  /** Days disabled in the calendar; the form must validate typed dates. */
  isDisabled?: (date: string) => boolean;
}

export function DateInput({ value, onChange, onBlur, isDisabled, ...rest }: DateInputProps) {
  const t = useText();
  const intl = useIntl();
  // Raw text while focused, so that formatting doesn't interfere with typing.
  const [text, setText] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const typing = text !== null;
  useLayoutEffect(() => {
    if (typing) input.current?.select();
  }, [typing]);
  const date = typeof value === "string" ? value : null;
  const plain = date === null ? (value instanceof Unparsed ? value.text : "") : intl.formatDate(date, days);
  const shown = date === null ? plain : intl.formatDate(date, { ...(isNear(date) && { weekday: "short" }), ...days });
  // Interpretation of the text, if it differs from it.
  const reading = typing && date !== null && text !== plain ? shown : undefined;
  return (
    <Adorned
      actions={
        <Popover
          align="end"
          label={t("tools.calendar")}
          trigger={(props) => (
            <IconButton {...props} size="xs" label={t("tools.calendar")} onPointerEnter={() => void loadGrid()}>
              <CalendarDays size={16} aria-hidden />
            </IconButton>
          )}
        >
          {(close) => {
            const choose = (next: string | null): void => {
              onChange(next);
              close();
            };
            return (
              <>
                <QuickDays clearable={date !== null} onChoose={choose} />
                <Suspense fallback={<Skeleton css={{ h: "15.75rem", w: "56", my: "0" }} />}>
                  <MonthGrid
                    autoFocus
                    values={date === null ? [] : [date]}
                    onChange={([next]) => choose(next ?? null)}
                    onSame={close}
                    isDisabled={isDisabled}
                  />
                </Suspense>
              </>
            );
          }}
        </Popover>
      }
    >
      <Input
        ref={input}
        autoComplete="off"
        enterKeyHint="done"
        {...rest}
        type="text"
        value={text ?? shown}
        css={{ paddingInlineEnd: "10" }}
        onFocus={() => {
          setText(plain);
          void loadGrid();
        }}
        onBlur={() => {
          setText(null);
          onBlur?.();
        }}
        onChange={(event) => {
          const typed = event.target.value;
          setText(typed);
          onChange(typed.trim() === "" ? null : (parseDate(typed, intl.locale, today()) ?? new Unparsed(typed)));
        }}
      />
      <span
        className={css({
          position: "absolute",
          insetBlock: "0",
          insetInlineEnd: "10",
          display: "flex",
          alignItems: "center",
          maxW: "60%",
          color: "text.muted",
          fontSize: "sm",
          pointerEvents: "none",
          whiteSpace: "nowrap",
          overflow: "hidden",
        })}
        role="status"
      >
        {reading}
      </span>
    </Adorned>
  );
}
