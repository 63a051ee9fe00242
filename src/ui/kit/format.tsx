/** Money, dates and times as people read them in the chosen language. */
import { chakra } from "@chakra-ui/react";
import { useMemo } from "react";
import { useIntl, type FormatNumberOptions, type IntlShape } from "react-intl";

const minute = 60;
const steps = [
  ["minute", minute],
  ["hour", 60 * minute],
  ["day", 24 * 60 * minute],
  ["week", 7 * 24 * 60 * minute],
] as const;

export interface Format {
  /** Integer cents as an amount with the currency. */
  money: (cents: number, currency?: string) => string;
  /** A calendar date (YYYY-MM-DD) or the day of an instant. */
  date: (value: string) => string;
  time: (instant: string) => string;
  dateTime: (instant: string) => string;
  /** "3 minutes ago"; a date where it is more than a month. */
  relative: (instant: string, now?: Date) => string;
  number: (value: number, options?: FormatNumberOptions) => string;
}

/** The product's setting for its currency symbol. */
const symbols: Record<string, string> = { SGD: "$S" };

function moneyParts(intl: IntlShape, cents: number, currency: string): Intl.NumberFormatPart[] {
  const parts = intl.formatNumberToParts(cents / 100, { style: "currency", currency, currencyDisplay: "narrowSymbol" });
  return parts.map((part) => (part.type === "currency" ? { ...part, value: symbols[currency] ?? part.value } : part));
}

const plainDate = /^\d{4}-\d{2}-\d{2}$/;

export function useFormat(): Format {
  const intl = useIntl();
  return useMemo<Format>(() => {
    const date = (value: string): string =>
      // A calendar date has no zone: shown as UTC it stays the day that was meant.
      intl.formatDate(value, { day: "numeric", month: "short", year: "numeric", ...(plainDate.test(value) && { timeZone: "UTC" }) });
    return {
      date,
      money: (cents, currency = "SGD") =>
        moneyParts(intl, cents, currency)
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
  }, [intl]);
}

/** An amount for a column or a line: tabular figures, the unit in a quieter tone. */
export function Money({ cents, currency = "SGD" }: { cents: number; currency?: string }) {
  const intl = useIntl();
  const parts = moneyParts(intl, cents, currency);
  return (
    <chakra.span fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
      {parts.map(({ type, value }, index) =>
        type === "currency" ? (
          <chakra.span key={index} color="text.muted">
            {value}
          </chakra.span>
        ) : (
          value
        ),
      )}
    </chakra.span>
  );
}

/** A moment as "2 hours ago", with the exact time as title and for machines. */
export function RelativeTime({ value }: { value: string }) {
  const format = useFormat();
  return (
    <time dateTime={value} title={format.dateTime(value)}>
      {format.relative(value)}
    </time>
  );
}
