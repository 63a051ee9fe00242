/** Texts of an area: its own messages, then the shared ones. */
import { useMemo } from "react";
import { useIntl, type PrimitiveType } from "react-intl";
import type { ProblemFault } from "#src/contract/problem.ts";
import { fieldOf, nameOf, type Area, type Row } from "./area.ts";
import { useFormat } from "../kit/format.tsx";
import { hoursText } from "../kit/hours-text.ts";
import { useBuiltInName } from "../messages/built-in-name.ts";
import { kindOf } from "../form/kind.ts";
import { referenceName } from "../form/reference-names.ts";
import { zoneName } from "../form/controls/zone-name.ts";

export interface Labels {
  /** Text of the area by key ("title", "new"). */
  readonly text: (key: string, values?: Record<string, PrimitiveType>) => string;
  readonly field: (name: string) => string;
  /** Overrides a shared text, such as "action.delete". */
  readonly own: (key: string, values?: Record<string, PrimitiveType>) => string | undefined;
  /** Help text of a field, if any. */
  readonly help: (name: string) => string | undefined;
  /** Replaces the help if a value is stored but not shown. */
  readonly kept: (name: string) => string | undefined;
  /** Message of a broken rule, if the area has one. */
  readonly fault: (code: string, fault?: Pick<ProblemFault, "params">) => string | undefined;
  /** What is accepted in a field, but worth checking. */
  readonly notice: (code: string) => string | undefined;
  /** Unit of a field's numbers, such as days. */
  readonly unit: (name: string) => string | undefined;
  readonly choice: (name: string, value: string) => string;
  readonly name: (row: Row) => string;
  readonly value: (name: string, value: unknown) => string;
}

/** Message keys of a field label, the area's own first. A page title may serve as label. */
export const fieldMessages = (area: string, name: string): readonly string[] => [
  `${area}.field.${name}`,
  `${area}.${name}`,
  `crud.${name}`,
];

export const none = "–";

export function useLabels(area: Area): Labels {
  const intl = useIntl();
  const format = useFormat();
  const builtIn = useBuiltInName();
  return useMemo(() => {
    const known = (id: string): boolean => intl.messages[id] !== undefined;
    const say = (id: string, values?: Record<string, PrimitiveType>): string => intl.formatMessage({ id }, values);
    const own = (key: string): string => `${area.name}.${key}`;
    const optional = (key: string, values?: Record<string, PrimitiveType>): string | undefined =>
      known(own(key)) ? say(own(key), values) : undefined;
    /** Formats ISO dates within one-line summaries of the history. */
    const withDays = (text: string): string => text.replaceAll(/\b\d{4}-\d\d-\d\d\b/g, (day) => format.date(day));
    const choice = (name: string, value: string): string =>
      say(known(own(`${name}.${value}`)) ? own(`${name}.${value}`) : `crud.${name}.${value}`);
    const value = (name: string, given: unknown): string => {
      if (given === null || given === undefined || given === "") return none;
      const kind = kindOf(fieldOf(area, name));
      const named = area.names?.[name] ?? area.references[name]?.named;
      if (named && typeof given === "string")
        return builtIn(named, kind === "reference" ? (referenceName(given) ?? none) : given);
      if (named && Array.isArray(given))
        return given.length === 0 ? none : given.map((each) => builtIn(named, String(each))).join(", ");
      if (area.hours?.includes(name)) return hoursText(Number(given));
      if (kind === "money") return format.money(Number(given));
      if (kind === "whole")
        return known(own(`${name}.value`))
          ? say(own(`${name}.value`), { value: Number(given) })
          : format.number(Number(given));
      if (kind === "instant") return format.dateTime(String(given));
      if (kind === "choice") return choice(name, String(given));
      // The history joins several values with "; ".
      const several = Array.isArray(given) ? given : String(given).split("; ");
      if (kind === "choices")
        return several.length === 0 ? none : several.map((each) => choice(name, String(each))).join(", ");
      if (kind === "hidden")
        return several.map((each) => optional(`${name}.${String(each)}`) ?? withDays(String(each))).join("; ");
      if (kind === "decimal") return format.number(Number(given), { maximumFractionDigits: 6 });
      if (kind === "zone") return zoneName(String(given));
      if (kind === "flag") return say(given === true ? "crud.yes" : "crud.no");
      if (kind === "fraction") return format.number(Number(given), { style: "percent", maximumFractionDigits: 2 });
      if (kind === "date") return format.date(String(given));
      if (kind === "list" && Array.isArray(given)) return given.length === 0 ? none : given.join(", ");
      if (kind === "reference") return referenceName(String(given)) ?? none;
      // Codes may have a label.
      return kind === "text" && known(own(`${name}.${String(given)}`))
        ? say(own(`${name}.${String(given)}`))
        : String(given);
    };
    return {
      text: (key, values) => say(own(key), values),
      field: (name) => say(fieldMessages(area.name, name).find(known) ?? `crud.${name}`),
      own: (key, values) => (known(own(key)) ? say(own(key), values) : undefined),
      help: (name) => optional(`${name}.help`),
      kept: (name) => optional(`${name}.kept`),
      fault: (code, fault) => optional(`fault.${code}`, fault?.params as Record<string, PrimitiveType> | undefined),
      notice: (code) => optional(`notice.${code}`),
      unit: (name) => optional(`${name}.unit`),
      choice,
      name: (row) => (area.names?.[area.columns[0]] ? value(area.columns[0], row[area.columns[0]]) : nameOf(area, row)),
      value,
    };
  }, [area, intl, format, builtIn]);
}
