/** Field errors from the contract's validator, the fields themselves and the server. */
import type { Check } from "#src/client/validation.ts";
import type { ProblemFault } from "#src/contract/problem.ts";
import { problemOf } from "../kit/problem.ts";
import { Unparsed } from "../kit/unparsed.ts";
import type { Text } from "../messages/use-text.ts";
import { fieldFaultText, kindFaults, requiredText } from "./fault-text.ts";
import { type FieldSpec, type FieldWords, labelOf, type Values } from "./spec.ts";
import { bodyOf, isBlank, isEmailLike, isShown, withoutUnparsed } from "./values.ts";

export type Faults = Readonly<Record<string, ProblemFault>>;
export type FieldErrors = Readonly<Record<string, string | undefined>>;

/** The first pointer segment that is a field. A dotted name stands for a nested segment. */
function fieldAt(fields: readonly FieldSpec[], pointer: string): FieldSpec | undefined {
  const steps = pointer.split("/");
  for (const [at, step] of steps.entries()) {
    const field = fields.find(({ name }) => name === step || name === `${step}.${steps[at + 1] ?? ""}`);
    if (field) return field;
  }
  return undefined;
}

/** Keeps the first fault of each field. */
export function byField(fields: readonly FieldSpec[], faults: readonly ProblemFault[]): Faults {
  const found = faults.toReversed().map((fault) => [fieldAt(fields, fault.pointer)?.name, fault] as const);
  return Object.fromEntries(found.filter(([name]) => name !== undefined));
}

/** Unparsed input as faults of the expected type. */
function unparsedIn(fields: readonly FieldSpec[], values: Values, place = ""): ProblemFault[] {
  return fields.flatMap(({ name, kind, fields: parts, rows }): ProblemFault[] => {
    const value = values[name];
    const pointer = `${place}/${name}`;
    if (value instanceof Unparsed) return [{ pointer, code: kind }];
    if (parts && typeof value === "object" && value !== null) return unparsedIn(parts, value as Values, pointer);
    return rows && Array.isArray(value)
      ? value.flatMap((row: Values, index) => unparsedIn(rows, row, `${pointer}/${index}`))
      : [];
  });
}

/** A field with a shortest length that is left empty: it is missing rather than too short. */
const isEmptied = ({ code }: ProblemFault, value: unknown): boolean => code === "minLength" && value === "";
const missing = ({ pointer }: ProblemFault): ProblemFault => ({ pointer, code: "required" });

/** Faults that block submission: unparsed input, then the checks on the body; later ones win. */
export function faultsOf(
  fields: readonly FieldSpec[],
  checks: readonly Check[],
  values: Values,
  body: Values = bodyOf(fields, withoutUnparsed(values)),
): Faults {
  const found = checks.map((check) => byField(fields, check(body)));
  const all = Object.assign({}, ...found, byField(fields, unparsedIn(fields, values))) as Faults;
  return Object.fromEntries(
    Object.entries(all).map(([name, fault]) => [name, isEmptied(fault, values[name]) ? missing(fault) : fault]),
  );
}

export function errorsOf(t: Text, words: FieldWords, fields: readonly FieldSpec[], faults: Faults): FieldErrors {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const fault = faults[field.name];
      return fault ? [[field.name, fieldFaultText(t, words, field, fault)]] : [];
    }),
  );
}

/** Server faults by field; undefined if none belongs to a field. */
export function serverErrors(
  t: Text,
  words: FieldWords,
  fields: readonly FieldSpec[],
  error: unknown,
): FieldErrors | undefined {
  const errors = errorsOf(t, words, fields, byField(fields, problemOf(error)?.errors ?? []));
  return Object.keys(errors).length > 0 ? errors : undefined;
}

/** The first error within rows, naming row and field. */
function rowsError(t: Text, words: FieldWords, field: FieldSpec, rows: readonly Values[]): string | undefined {
  for (const [at, row] of rows.entries()) {
    for (const cell of (field.rows ?? []).filter((each) => isShown(each, row))) {
      // The row's message names the field itself.
      const missing = cell.required === true && isBlank(row[cell.name]) && !(row[cell.name] instanceof Unparsed);
      const fault = missing ? t("common.fault.required") : fieldError(t, words, cell, row);
      if (fault !== undefined)
        return t("crud.fault.inRow", { row: at + 1, field: labelOf(words, cell, `${field.name}.${cell.name}`), fault });
    }
  }
  return undefined;
}

function fieldError(t: Text, words: FieldWords, field: FieldSpec, values: Values): string | undefined {
  const { kind, required = false, rows, check } = field;
  const value = values[field.name];
  if (value instanceof Unparsed) return t(kindFaults[kind] ?? "common.fault.invalid");
  if (rows && Array.isArray(value)) return rowsError(t, words, field, value as Values[]) ?? check?.(t, value, values);
  if (isBlank(value)) return required ? requiredText(t, words, field) : undefined;
  if (kind === "email" && !isEmailLike(String(value))) return t("common.fault.format", { format: "email" });
  return check?.(t, value, values);
}

/** Missing or invalid values of visible fields, for forms whose body differs in shape from the contract. */
export function checkFields(t: Text, words: FieldWords, fields: readonly FieldSpec[], values: Values): FieldErrors {
  return Object.fromEntries(
    fields
      .filter((field) => isShown(field, values))
      .flatMap((field) => {
        const error = fieldError(t, words, field, values);
        return error === undefined ? [] : [[field.name, error]];
      }),
  );
}
