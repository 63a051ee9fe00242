/** Records of fixed columns, as banks and IRAS read them. */
import { RuleError } from "../../shared/rule-error.ts";

export interface RecordField {
  readonly name: string;
  /** Columns from 1, both included. */
  readonly from: number;
  readonly to: number;
  /** Text is left-aligned, digits are filled with zeros on the left; a blank field stays empty. */
  readonly kind: "text" | "digits" | "blank" | "cut";
}

/** A text field that may be cut to its columns, such as a name. */
export const cut = (name: string, from: number, to: number): RecordField => ({ name, from, to, kind: "cut" });
export const text = (name: string, from: number, to: number): RecordField => ({ name, from, to, kind: "text" });
export const digits = (name: string, from: number, to: number): RecordField => ({ name, from, to, kind: "digits" });
export const blank = (from: number, to: number): RecordField => ({ name: "", from, to, kind: "blank" });

/** Null leaves a field empty, also one of digits. */
export type FieldValues = Readonly<Record<string, string | number | null | undefined>>;

/** The sign of a negative number takes the first column. */
const onlyDigits = /^-?\d*$/;

function column({ name, from, to, kind }: RecordField, values: FieldValues): string {
  const width = to - from + 1;
  if (kind === "blank" || values[name] === null) return " ".repeat(width);
  const value = String(values[name] ?? "");
  const shown = kind === "cut" ? value.slice(0, width) : value;
  if (shown.length > width || (kind === "digits" && !onlyDigits.test(shown)))
    throw new RuleError("out-of-range", name, { given: value, max: width });
  if (kind !== "digits") return shown.padEnd(width);
  return shown.startsWith("-") ? `-${shown.slice(1).padStart(width - 1, "0")}` : shown.padStart(width, "0");
}

/** Throws if a value does not fit: a shifted column would change every field after it. */
export function fixedRecord(fields: readonly RecordField[], values: FieldValues): string {
  return fields.map((field) => column(field, values)).join("");
}

/** Columns that no field covers, or that two fields claim; empty for a sound layout. */
export function layoutFaults(fields: readonly RecordField[], length: number): string[] {
  let next = 1;
  const faults = fields.flatMap(({ name, from, to }) => {
    const fault = from === next && to >= from ? [] : [`${name || "blank"} ${from}-${to}, expected from ${next}`];
    next = to + 1;
    return fault;
  });
  return next === length + 1 ? faults : [...faults, `ends at ${next - 1} instead of ${length}`];
}
