/** Texts of a calculator: its family's messages, then the shared ones; formats quantities. */
import { useMemo } from "react";
import { type IntlShape, useIntl, type PrimitiveType } from "react-intl";
import { wholeRate } from "#src/domain/statutory/rates/dated.ts";
import type { Explanation } from "#generated/hrms/schema.ts";
import { type Format, useFormat } from "../../../../kit/format.tsx";
import type { Cell, Family } from "../../calculators/calculator.ts";

export interface Words {
  readonly say: (key: string, values?: Record<string, PrimitiveType>) => string;
  readonly optional: (key: string, values?: Record<string, PrimitiveType>) => string | undefined;
  /** Label of an engine code, such as a residency or a formula. */
  readonly code: (code: string) => string;
  readonly money: (cents: number) => string;
  readonly cell: (cell: Cell) => string;
  /** Compact format for table columns. */
  readonly narrow: (cell: Cell) => string;
  readonly month: (month: string) => string;
  readonly date: (date: string) => string;
  readonly weekday: (date: string) => string;
  /** `place` is the rule or input: the same code may have different labels. */
  readonly quantity: (unit: string, value: string | number | boolean, place?: string) => string;
}

/** Digits of a cent that are shown before a rounding; … stands for the others. */
const shownPlaces = 4;

const decimal = /^(?<whole>-?\d+)(?:\.(?<places>\d+))?(?<more>…?)$/;

const withPlaces = (money: string, places: string): string => money.replace(/\d(?=\D*$)/, (last) => `${last}${places}`);

/** Decimal cents ("1363.6363…") as an amount with its fraction of a cent, cut off: what a rounding begins with. */
export function exactMoney(text: string, money: (cents: number) => string): string {
  const { whole = "", places = "", more = "" } = decimal.exec(text)?.groups ?? {};
  const rest = places.length > shownPlaces ? "…" : more;
  return withPlaces(money(Number(whole)), `${places.slice(0, shownPlaces)}${rest}`);
}

/** A rate of pay in decimal cents, shown to a hundredth of a cent, half up: $13.6364. The calculation keeps the rest. */
export function rateOfPay(text: string, money: (cents: number) => string): string {
  const { whole = "", places = "" } = decimal.exec(text)?.groups ?? {};
  const hundredths = Math.round(Number(`${whole}${places.padEnd(3, "0").slice(0, 3)}`) / 10);
  const cents = Math.trunc(hundredths / 100);
  const rest = hundredths % 100;
  return withPlaces(money(cents), rest === 0 ? "" : String(rest).padStart(2, "0").replace(/0$/, ""));
}

/** Age bands are coded by their bounds: `<=55`, `>55-60`, `>70`. */
function ageBand(code: string): readonly [key: string, values: Record<string, number>] | undefined {
  const [, above, upTo] = /^(?:>(\d+))?-?(?:<=)?(\d+)?$/.exec(code) ?? [];
  if (above === undefined && upTo === undefined) return undefined;
  if (above === undefined) return code.startsWith("<=") ? ["age.upTo", { upTo: Number(upTo) }] : undefined;
  return upTo === undefined
    ? ["age.above", { above: Number(above) }]
    : ["age.between", { above: Number(above), upTo: Number(upTo) }];
}

/** Written by intl and format, so that a test can write them in each language. */
export function wordsOf(
  intl: Pick<IntlShape, "messages" | "formatMessage" | "formatDate">,
  format: Pick<Format, "money" | "date" | "number">,
  family: Family | undefined,
): Words {
  const idOf = (key: string): string | undefined =>
    [`${family}.${key}`, `calculators.${key}`].find((id) => intl.messages[id] !== undefined);
  const optional: Words["optional"] = (key, values) => {
    const id = idOf(key);
    return id === undefined ? undefined : intl.formatMessage({ id }, values);
  };
  const say: Words["say"] = (key, values) =>
    optional(key, values) ?? intl.formatMessage({ id: `${family ?? "calculators"}.${key}` }, values);
  const code = (given: string): string => {
    const band = ageBand(given);
    return band ? say(...band) : (optional(`code.${given}`) ?? given);
  };
  const month = (value: string): string =>
    intl.formatDate(`${value}-01`, { month: "long", year: "numeric", timeZone: "UTC" });
  const weekday = (value: string): string => intl.formatDate(value, { weekday: "long", timeZone: "UTC" });
  const minutes = (value: number): string =>
    say("unit.minutes", { hours: Math.floor(value / 60), minutes: value % 60 });
  const quantity: Words["quantity"] = (unit, value, place = "") => {
    const number = Number(value);
    if (unit === "cents") return format.money(number);
    if (unit === "exact") return rateOfPay(String(value), format.money);
    if (unit === "rate") return format.number(number / wholeRate, { style: "percent", maximumFractionDigits: 4 });
    if (unit === "date") return value === "" ? "–" : format.date(String(value));
    if (unit === "month") return month(String(value));
    if (unit === "minutes") return minutes(number);
    if (unit === "halves") return say("unit.days", { count: number / 2 });
    if (unit === "days" || unit === "weeks" || unit === "months" || unit === "years" || unit === "hours")
      return say(`unit.${unit}`, { count: number });
    if (unit === "count") return format.number(number);
    return optional(`code.${place}.${String(value)}`) ?? code(String(value));
  };
  const cell = (given: Cell): string => {
    if (typeof given === "string") return given;
    if ("cents" in given) return format.money(given.cents);
    if ("date" in given) return format.date(given.date);
    return "month" in given ? month(given.month) : format.number(given.number);
  };
  const narrow = (given: Cell): string => {
    if (typeof given === "object" && "cents" in given)
      return format.number(given.cents / 100, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
    if (typeof given === "object" && "month" in given)
      return intl.formatDate(`${given.month}-01`, { month: "short", year: "numeric", timeZone: "UTC" });
    return cell(given);
  };
  return { say, optional, code, money: format.money, cell, narrow, month, date: format.date, weekday, quantity };
}

export function useWords(family: Family | undefined): Words {
  const intl = useIntl();
  const format = useFormat();
  return useMemo(() => wordsOf(intl, format, family), [family, intl, format]);
}

/** The line under the title of a step: the operands with their names. */
export const operandsOf = ({ inputs }: Pick<Explanation["steps"][number], "inputs">, words: Words): string =>
  inputs
    .filter(({ value }) => value !== "")
    .map(({ name, unit, value }) => `${words.say(`input.${name}`)} ${words.quantity(unit, value, name)}`)
    .join(" · ");
