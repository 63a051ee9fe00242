/** Converts calculator inputs between form, URL and request body. */
import { Unparsed } from "../../../kit/unparsed.ts";
import type { Calculator, FieldSpec, Value, Values } from "./calculator.ts";
import type { Search } from "./search.ts";

/** Value being entered; invalid text is kept as typed. */
export type Draft = Value | Unparsed | readonly Drafts[];
export interface Drafts {
  readonly [field: string]: Draft;
}

const whole = (text: string): number | null => (/^-?\d{1,11}$/.test(text) ? Number(text) : null);

function valueOf({ kind, choices }: FieldSpec, text: string): Value {
  if (text === "") return null;
  switch (kind) {
    case "month":
      return /^(19|20)\d\d-(0[1-9]|1[0-2])$/.test(text) ? text : null;
    case "date":
      return /^(19|20)\d\d-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : null;
    case "choice":
      return choices?.includes(text) === true ? text : null;
    case "flag":
      return text === "true" || text === "1";
    case "text":
      return text;
    case "file":
    case "list":
    case "months":
      return null;
    default:
      return whole(text);
  }
}

/** Rows are separated by ~, cells by commas, neither of which occurs in values. */
function rowsOf(columns: readonly FieldSpec[], text: string): Values[] {
  return text
    .split("~")
    .slice(0, 100)
    .map((row) => {
      const cells = row.split(",");
      return Object.fromEntries(columns.map((column, index) => [column.name, valueOf(column, cells[index] ?? "")]));
    });
}

export function emptyRow(columns: readonly FieldSpec[]): Values {
  return Object.fromEntries(columns.map(({ name, initial = null }) => [name, initial]));
}

export function readValues({ fields }: Calculator, search: Search): Values {
  return Object.fromEntries(
    fields.map((field) => {
      const given = search[field.short];
      const { initial = null, columns } = field;
      if (given === undefined) return [field.name, initial];
      if (columns !== undefined) return [field.name, given === "" ? [] : rowsOf(columns, String(given))];
      // Empty text means the user cleared the field.
      return [field.name, given === "" ? null : (valueOf(field, String(given)) ?? initial)];
    }),
  );
}

const textOf = (value: Value): string => (value === null || Array.isArray(value) ? "" : String(value));

function written({ columns }: FieldSpec, value: Value): string | number | boolean {
  if (columns === undefined || !Array.isArray(value))
    return value === null || Array.isArray(value) ? "" : (value as string | number | boolean);
  return (value as readonly Values[])
    .map((row) => columns.map(({ name }) => textOf(row[name] ?? null)).join(","))
    .join("~");
}

/** Search parameters that restore the page; default settings are left out. */
export function writeValues({ fields }: Calculator, values: Values): Search {
  const kept = fields.filter(({ kind, name, initial = null, required, when }) => {
    const value = values[name] ?? null;
    if (kind === "file" || when?.(values) === false) return false;
    return required === true ? value !== null : JSON.stringify(value) !== JSON.stringify(initial);
  });
  return Object.fromEntries(kept.map((field) => [field.short, written(field, values[field.name] ?? null)]));
}

const isRows = (draft: Draft): draft is readonly Drafts[] => Array.isArray(draft);

/** Parsed values; null for invalid text. */
export function valuesOf(drafts: Drafts): Values {
  return Object.fromEntries(
    Object.entries(drafts).map(([name, draft]) => [
      name,
      draft instanceof Unparsed ? null : isRows(draft) ? draft.map(valuesOf) : (draft as Value),
    ]),
  );
}

/** Missing required fields, and fields with invalid text, by path (`months/2/ordinaryWages`). */
export function openFields(
  fields: readonly FieldSpec[],
  drafts: Drafts,
  values: Values = valuesOf(drafts),
  place = "",
): string[] {
  return fields.flatMap(({ name, required, when, columns }) => {
    if (when?.(values) === false) return [];
    const draft = drafts[name] ?? null;
    if (columns !== undefined && isRows(draft))
      return draft.length === 0 && required === true
        ? [name]
        : draft.flatMap((row, index) => openFields(columns, row, valuesOf(row), `${name}/${index}/`));
    return draft instanceof Unparsed || (required === true && draft === null) ? [place + name] : [];
  });
}

function bodyOf(fields: readonly FieldSpec[], values: Values): object {
  const asked = fields.filter(({ when }) => when?.(values) !== false);
  return Object.fromEntries(
    asked.flatMap(({ name, columns }): [string, unknown][] => {
      const value = values[name] ?? null;
      if (value === null) return [];
      return [
        [
          name,
          columns !== undefined && Array.isArray(value)
            ? (value as readonly Values[]).map((row) => bodyOf(columns, row))
            : value,
        ],
      ];
    }),
  );
}

export function toBody({ fields, toBody: own = (values) => values }: Calculator, values: Values): object {
  return own(bodyOf(fields, values) as Values);
}
