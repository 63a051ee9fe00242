/** What a form holds: the record's values as the contract takes them, and text that is no value yet. */
import type { ProblemFault } from "#src/contract/problem.ts";
import type { ResourceField } from "#src/contract/resource.ts";
import type { Area, Row } from "./area.ts";
import { Unparsed } from "../kit/unparsed.ts";
import { kindOf } from "./kind.ts";

export type Values = Readonly<Record<string, unknown>>;
export type Faults = Readonly<Record<string, ProblemFault>>;

export function formFields({ form }: Area): readonly string[] {
  return Object.values(form).flatMap((rows) => rows.flat());
}

/** A new record: what the contract gives when nothing is said. */
export function emptyValues(area: Area): Values {
  return Object.fromEntries(formFields(area).map((name) => [name, area.resource.input[name]?.default ?? null]));
}

/** All that an update sends back, fields outside the form too: what is left out would be lost. */
export function valuesOf({ resource }: Area, row: Row): Values {
  return Object.fromEntries(
    Object.keys(resource.input).flatMap((name) => (row[name] === undefined ? [] : [[name, row[name]]])),
  );
}

export function isBlank(value: unknown): boolean {
  return value === null || value === undefined || (typeof value === "string" && value.trim() === "");
}

type Fields = Readonly<Record<string, ResourceField>>;

function filled(fields: Fields, values: Values): Values {
  const entries = Object.entries(values).flatMap(([name, value]) => {
    // Answers say more of a row than is sent back.
    if (!(name in fields)) return [];
    const rows = fields[name]?.items?.fields;
    if (rows && Array.isArray(value)) return [[name, value.map((row: Values) => filled(rows, row))]];
    if (!isBlank(value)) return [[name, typeof value === "string" ? value.trim() : value]];
    return fields[name]?.nullable ? [[name, null]] : [];
  });
  return Object.fromEntries(entries);
}

/** The body of the call. An empty field is null where the contract knows null, else it is left out; so it is in rows. */
export function bodyOf({ resource }: Area, values: Values): Values {
  return filled(resource.input, values);
}

function byField(faults: readonly ProblemFault[]): Faults {
  // Of several faults of a field, or of its rows, the first is told.
  return Object.fromEntries(faults.toReversed().map((fault) => [fault.pointer.split("/")[1] ?? "", fault]));
}

/** What is no value yet, as faults that tell what it should have been. */
function unparsedIn(fields: Fields, values: Values, place = ""): ProblemFault[] {
  return Object.entries(values).flatMap(([name, value]): ProblemFault[] => {
    const pointer = `${place}/${name}`;
    if (value instanceof Unparsed) return [{ pointer, code: kindOf(fields[name]) }];
    const parts = fields[name]?.fields;
    if (parts && isRow(value)) return unparsedIn(parts, value, pointer);
    const rows = fields[name]?.items?.fields;
    return rows && Array.isArray(value)
      ? value.flatMap((row: Values, index) => unparsedIn(rows, row, `${pointer}/${index}`))
      : [];
  });
}

/** The same with nothing where no value is yet: so it counts for the other checks. */
function withoutUnparsed(values: Values): Values {
  const plain = (value: unknown): unknown => {
    if (value instanceof Unparsed) return null;
    if (Array.isArray(value)) return value.map(plain);
    return isRow(value) ? withoutUnparsed(value) : value;
  };
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, plain(value)]));
}

function isRow(value: unknown): value is Values {
  return typeof value === "object" && value !== null;
}

/** What keeps the values from being sent, by field. */
export function faultsOfForm(area: Area, values: Values): Faults {
  const body = bodyOf(area, withoutUnparsed(values));
  return {
    ...byField(area.rules(body)),
    ...byField(area.check(body)),
    ...byField(unparsedIn(area.resource.input, values)),
  };
}

/** Faults of the server, by field; none where it names no field of the form. */
export function serverFaults(area: Area, errors: readonly ProblemFault[] | undefined): Faults {
  const names = formFields(area);
  const found = byField(errors ?? []);
  return Object.fromEntries(Object.entries(found).filter(([name]) => names.includes(name)));
}

export function same(one: unknown, other: unknown): boolean {
  if (one instanceof Unparsed || other instanceof Unparsed)
    return one instanceof Unparsed && other instanceof Unparsed && one.text === other.text;
  if (isRow(one) && isRow(other) && !Array.isArray(one))
    return [...Object.keys(one), ...Object.keys(other)].every((name) => same(one[name], other[name]));
  if (Array.isArray(one) && Array.isArray(other)) return JSON.stringify(one) === JSON.stringify(other);
  return (isBlank(one) ? null : one) === (isBlank(other) ? null : other);
}

export function changedNames(area: Area, before: Values, after: Values): readonly string[] {
  return formFields(area).filter((name) => !same(before[name], after[name]));
}

/** One field that somebody else changed while the form was open. */
export interface Clash {
  readonly name: string;
  readonly before: unknown;
  readonly theirs: unknown;
  readonly mine: unknown;
  /** Changed on both sides; else theirs alone. */
  readonly both: boolean;
}

export function clashesOf(area: Area, base: Values, theirs: Values, mine: Values): readonly Clash[] {
  return changedNames(area, base, theirs)
    .filter((name) => !same(theirs[name], mine[name]))
    .map((name) => ({
      name,
      before: base[name],
      theirs: theirs[name],
      mine: mine[name],
      both: !same(base[name], mine[name]),
    }));
}

/** Theirs with my changes on top, except where I let theirs stand. */
export function merge(area: Area, base: Values, theirs: Values, mine: Values, letTheirs: ReadonlySet<string>): Values {
  const names = [...changedNames(area, base, mine), ...clashesOf(area, base, theirs, mine).map(({ name }) => name)];
  return {
    ...theirs,
    ...Object.fromEntries(names.filter((name) => !letTheirs.has(name)).map((name) => [name, mine[name]])),
  };
}
