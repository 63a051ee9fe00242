/** Form values: request bodies, changes and merging with concurrent edits. */
import { Unparsed } from "../kit/unparsed.ts";
import type { FieldSpec, Values } from "./spec.ts";

export const isShown = ({ shown }: FieldSpec, values: Values): boolean => shown?.(values) ?? true;

/** Quick check while typing; the server validates more strictly. */
export const isEmailLike = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text.trim());

export function isBlank(value: unknown): boolean {
  return value === null || value === undefined || (typeof value === "string" && value.trim() === "");
}

function isRow(value: unknown): value is Values {
  return typeof value === "object" && value !== null;
}

function sent({ kind, rows }: FieldSpec, value: unknown): unknown {
  if (rows && Array.isArray(value)) return value.map((row: Values) => bodyOf(rows, row));
  if (kind === "hundredths" && typeof value === "number") return Math.round(value * 100);
  return typeof value === "string" && kind !== "secret" ? value.trim() : value;
}

/**
 * Values as the contract expects: empty ones become null if nullable, else are left out; hidden fields are left out.
 */
export function bodyOf(fields: readonly FieldSpec[], values: Values): Record<string, unknown> {
  return Object.fromEntries(
    fields
      .filter((field) => isShown(field, values))
      .flatMap((field) => {
        const value = values[field.name];
        if (!isBlank(value)) return [[field.name, sent(field, value)]];
        return field.nullable ? [[field.name, null]] : [];
      }),
  );
}

/** Body of a full update: empty fields are kept, as null if nullable. */
export function wholeBody(fields: readonly FieldSpec[], values: Values): Values {
  const plain = withoutUnparsed(values);
  const entries = fields.map(({ name, kind, nullable }) => {
    const value = plain[name];
    if (nullable && isBlank(value)) return [name, null];
    return [name, kind === "email" && typeof value === "string" ? value.trim() : value];
  });
  return { ...plain, ...(Object.fromEntries(entries) as Values) };
}

/** Values of a new form: the contract's defaults. */
export function initialValues(fields: readonly FieldSpec[]): Values {
  return Object.fromEntries(fields.map(({ name, initial }) => [name, initial ?? null]));
}

export function valuesFrom(fields: readonly FieldSpec[], record: object): Values {
  const known = record as Values;
  const valueOf = ({ name, kind, rows }: FieldSpec): unknown => {
    const value = known[name];
    if (rows && Array.isArray(value)) return value.map((row: Values) => valuesFrom(rows, row));
    return kind === "hundredths" && typeof value === "number" ? value / 100 : (value ?? null);
  };
  return Object.fromEntries(fields.map((field) => [field.name, valueOf(field)]));
}

/** Replaces unparsed input by undefined, for the contract's validator. */
export function withoutUnparsed(values: Values): Values {
  const plain = (value: unknown): unknown => {
    if (value instanceof Unparsed) return null;
    if (Array.isArray(value)) return value.map(plain);
    return isRow(value) && !(value instanceof Blob) ? withoutUnparsed(value) : value;
  };
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, plain(value)]));
}

/** Whether two values are equal to the user: blank, null and missing are the same. */
export function same(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (one instanceof Blob || other instanceof Blob) return false;
  if (one instanceof Unparsed || other instanceof Unparsed)
    return one instanceof Unparsed && other instanceof Unparsed && one.text === other.text;
  if (Array.isArray(one) && Array.isArray(other)) return JSON.stringify(one) === JSON.stringify(other);
  if (isRow(one) && isRow(other))
    return [...Object.keys(one), ...Object.keys(other)].every((name) => same(one[name], other[name]));
  return (isBlank(one) ? null : one) === (isBlank(other) ? null : other);
}

export function changedNames(names: readonly string[], before: Values, after: Values): readonly string[] {
  return names.filter((name) => !same(before[name], after[name]));
}

/** A field someone else changed while the form was open. */
export interface Clash {
  readonly name: string;
  readonly before: unknown;
  readonly theirs: unknown;
  readonly mine: unknown;
  /** Changed on both sides, or only by them. */
  readonly both: boolean;
}

export function clashesOf(names: readonly string[], base: Values, theirs: Values, mine: Values): readonly Clash[] {
  return changedNames(names, base, theirs)
    .filter((name) => !same(theirs[name], mine[name]))
    .map((name) => ({
      name,
      before: base[name],
      theirs: theirs[name],
      mine: mine[name],
      both: !same(base[name], mine[name]),
    }));
}

/** Their values with local changes on top, except for fields where theirs was chosen. */
export function merge(
  names: readonly string[],
  base: Values,
  theirs: Values,
  mine: Values,
  theirFields: ReadonlySet<string>,
): Values {
  const kept = [
    ...changedNames(names, base, mine),
    ...clashesOf(names, base, theirs, mine).map(({ name }) => name),
  ].filter((name) => !theirFields.has(name));
  return { ...theirs, ...Object.fromEntries(kept.map((name) => [name, mine[name]])) };
}
