/** Localised money, dates and times. */
import { css } from "#generated/styles/css/index.js";
import { useMemo } from "react";
import { useIntl, type FormatNumberOptions, type IntlShape } from "react-intl";
import { useAppSettings } from "./app-settings.ts";
import { writtenDate } from "./written-date.ts";

const minute = 60;
const steps = [
  ["minute", minute],
  ["hour", 60 * minute],
  ["day", 24 * 60 * minute],
  ["week", 7 * 24 * 60 * minute],
] as const;

export interface Format {
  money: (cents: number, currency?: string) => string;
  /** Formats a calendar date (YYYY-MM-DD), or the day of an instant. */
  date: (value: string) => string;
  time: (instant: string) => string;
  dateTime: (instant: string) => string;
  /** "3 minutes ago"; a date after a month. */
  relative: (instant: string, now?: Date) => string;
  number: (value: number, options?: FormatNumberOptions) => string;
}

/** Singapore dollars use the person's preferred symbol. */
function moneyParts(
  intl: IntlShape,
  cents: number,
  currency: string,
  symbol: string,
  options: FormatNumberOptions = {},
): Intl.NumberFormatPart[] {
  const parts = intl.formatNumberToParts(cents / 100, {
    style: "currency",
    currency,
    currencyDisplay: currency === "SGD" && symbol === "SGD" ? "code" : "narrowSymbol",
    ...options,
  });
  return parts.map((part) =>
    part.type === "currency" ? { ...part, value: currency === "SGD" ? symbol : part.value } : part,
  );
}

export function useFormat(): Format {
  const intl = useIntl();
  const { currencySymbol, dateFormat } = useAppSettings();
  return useMemo<Format>(() => {
    const date = (value: string): string => writtenDate(intl, value, dateFormat);
    return {
      date,
      money: (cents, currency = "SGD") =>
        moneyParts(intl, cents, currency, currencySymbol)
          .map((part) => part.value)
          .join(""),
      time: (instant) => intl.formatTime(instant, { hour: "2-digit", minute: "2-digit" }),
      dateTime: (instant) => `${date(instant)}, ${intl.formatTime(instant, { hour: "2-digit", minute: "2-digit" })}`,
      number: (value, options) => intl.formatNumber(value, options),
      relative: (instant, now = new Date()) => {
        const seconds = (new Date(instant).getTime() - now.getTime()) / 1000;
        const size = Math.abs(seconds);
        if (size < 45) return intl.formatRelativeTime(0, "second", { numeric: "auto" });
        if (size > 30 * 24 * 60 * minute) return date(instant);
        const [unit, length] = steps.findLast(([, length]) => size >= length * 0.75) ?? steps[0];
        return intl.formatRelativeTime(Math.round(seconds / length), unit, { numeric: "auto" });
      },
    };
  }, [intl, currencySymbol, dateFormat]);
}

interface MoneyProps {
  cents: number;
  currency?: string;
  /** Without cents, for prices that have none. */
  whole?: boolean;
}

/** Amount with tabular figures and a muted currency. */
export function Money({ cents, currency = "SGD", whole = false }: MoneyProps) {
  const intl = useIntl();
  const { currencySymbol } = useAppSettings();
  const parts = moneyParts(intl, cents, currency, currencySymbol, whole ? { maximumFractionDigits: 0 } : {});
  return (
    <span className={css({ fontVariantNumeric: "tabular-nums", whiteSpace: "nowrap" })}>
      {parts.map(({ type, value }, index) =>
        type === "currency" ? (
          <span key={index} className={css({ color: "text.muted" })}>
            {value}
          </span>
        ) : (
          value
        ),
      )}
    </span>
  );
}

/** Relative time, with the exact time as tooltip and in `dateTime`. */
export function RelativeTime({ value }: { value: string }) {
  const format = useFormat();
  return (
    <time dateTime={value} title={format.dateTime(value)}>
      {format.relative(value)}
    </time>
  );
}
