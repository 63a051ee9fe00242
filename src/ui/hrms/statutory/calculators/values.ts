/** Converts calculator inputs between form, URL and request body. */
import { bodyOf, isShown, same } from "../../../form/values.ts";
import type { Calculator, Input, Values } from "./calculator.ts";
import type { Search } from "./search.ts";

/** Null for invalid text. */
function valueOf({ kind, choices, numeric, pattern, rows }: Input, text: string): unknown {
  // Files are never part of the URL.
  if (text === "" || kind === "own") return null;
  if (rows) return rowsOf(rows, text);
  switch (kind) {
    case "date":
      return /^(19|20)\d\d-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : null;
    case "choice":
      if (choices?.includes(text) !== true) return null;
      return numeric ? Number(text) : text;
    case "flag":
      return text === "true" || text === "1";
    case "text":
      return pattern === undefined || new RegExp(pattern).test(text) ? text : null;
    default:
      return /^-?\d{1,11}$/.test(text) ? Number(text) : null;
  }
}

/** Rows are separated by ~, cells by commas, neither of which occurs in values. */
function rowsOf(columns: readonly Input[], text: string): Values[] {
  return text
    .split("~")
    .slice(0, 100)
    .map((row) => {
      const cells = row.split(",");
      return Object.fromEntries(columns.map((column, index) => [column.name, valueOf(column, cells[index] ?? "")]));
    });
}

export function readValues({ fields }: Calculator, search: Search): Values {
  return Object.fromEntries(
    fields.map((field) => {
      const { name, short, initial = null } = field;
      const given = search[short];
      // Empty text means the user cleared the field.
      if (given === "") return [name, null];
      return [name, given === undefined ? initial : (valueOf(field, String(given)) ?? initial)];
    }),
  );
}

function written({ rows }: Input, value: unknown): string | number | boolean {
  if (rows === undefined || !Array.isArray(value)) return (value ?? "") as string | number | boolean;
  return (value as readonly Values[]).map((row) => rows.map(({ name }) => String(row[name] ?? "")).join(",")).join("~");
}

/** Search parameters that restore the page: required inputs, whose defaults may change, and inputs that differ from theirs. */
export function writeValues({ fields }: Calculator, values: Values): Search {
  const kept = fields.filter((field) => {
    const { kind, name, initial = null, required } = field;
    const value = values[name] ?? null;
    if (kind === "own" || !isShown(field, values)) return false;
    return value === null ? initial !== null : required === true || !same(value, initial);
  });
  return Object.fromEntries(kept.map((field) => [field.short, written(field, values[field.name])]));
}

export function toBody({ fields, toBody: own = (body) => body }: Calculator, values: Values): object {
  return own(bodyOf(fields, values), values);
}
