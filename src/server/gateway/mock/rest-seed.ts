/** The initial records of a mock collection. */
import { isRecord, record } from "#src/contract/document.ts";
import type { HandlerInput } from "../types.ts";
import type { Row } from "./client-state.ts";
import { clone } from "./rest-records.ts";
import type { Resource, RestRole } from "./rest-shape.ts";

export interface ExampleBody {
  readonly body: unknown;
  /** False for a generated example. */
  readonly written: boolean;
}

/** The example of an operation. */
export type FindExample = (operationId: string) => Promise<ExampleBody>;

/** Path parameters that are also fields of the record: a grade has its company's id. */
export function fromPath(role: RestRole, input: HandlerInput): Row {
  const { resource } = role;
  return Object.fromEntries(
    Object.entries(record(input.path)).filter(
      ([name]) => name !== resource?.parameter && role.output[name] !== undefined,
    ),
  );
}

/** From written examples, else a generated one. */
export async function seed(role: RestRole, input: HandlerInput, example: FindExample): Promise<Row[]> {
  const { resource } = role;
  if (resource === undefined) return [];
  const { list, get, create } = resource.operations;
  const id = resource.idProperty;
  const many = list === undefined ? undefined : await example(list.id);
  const single = get ?? create;
  const one = single === undefined ? undefined : await example(single.id);
  const sample = one === undefined ? undefined : singleOf(one.body, id);
  const known = new Map<string, Row>();
  const add = (row: Row) =>
    known.set(String(row[id]), { ...known.get(String(row[id])), ...row, ...fromPath(role, input) });
  if (many !== undefined && (many.written || sample === undefined))
    for (const row of rowsOf(many.body)) add({ ...missingFields(resource, sample, row), ...row });
  if (sample !== undefined && (one?.written === true || known.size === 0))
    add({ ...sample, ...known.get(String(sample[id])) });
  // So that the example id of the documentation works.
  const first = sample ?? [...known.values()][0];
  if (resource.idExample !== undefined && first !== undefined && !known.has(String(resource.idExample)))
    add({ ...first, [id]: resource.idExample });
  return [...known.values()].map((row) => structuredClone(row));
}

/** Fields that a single record must have and a row of the list omits. */
function missingFields({ required }: Resource, sample: Row | undefined, row: Row): Row {
  return Object.fromEntries(
    Object.entries(sample ?? {}).filter(([name]) => required.includes(name) && !Object.hasOwn(row, name)),
  );
}

/** The rows in the example of a list: the example itself, or the longest list in it. */
function rowsOf(example: unknown): Row[] {
  const lists = Array.isArray(example) ? [example] : Object.values(record(example)).filter(Array.isArray);
  const rows = lists.find((list) => list.every(isRecord)) ?? [];
  return rows.filter(isRecord).map(clone);
}

export function singleOf(example: unknown, idProperty: string): Row | undefined {
  if (!isRecord(example)) return undefined;
  if (example[idProperty] !== undefined) return clone(example);
  const inner = Object.values(example).find((one) => isRecord(one) && one[idProperty] !== undefined);
  return inner === undefined ? undefined : clone(inner);
}
