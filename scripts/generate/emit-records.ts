/** `records.ts`: what the server's shared handlers need to know of a kind of records, by its tag. */
import { type Json, list, record, resolve } from "#src/contract/document.ts";
import type { Operation } from "#src/contract/operation.ts";
import { rawOperation } from "#src/contract/read-operations.ts";
import type { BodyField, ListKind, RecordCell, RecordKind } from "#src/contract/record-kind.ts";
import type { ResourceField } from "#src/contract/resource.ts";
import { hoursColumn } from "#src/domain/shared/hours.ts";
import { bodyFields } from "./read-fields.ts";
import { type FoundResource, readResources } from "./read-resources.ts";
import { literal, property } from "./text.ts";

/** Columns that an export may be asked for, in the order of the contract. */
function columnsOf(document: Json, operation: Operation | undefined): readonly string[] {
  if (!operation) return [];
  const parameters = list(rawOperation(document, operation)["parameters"]).map((one) => resolve(document, one));
  const schema = resolve(document, parameters.find(({ name }) => name === "columns")?.["schema"]);
  return list(resolve(document, record(schema["items"]))["enum"]).map(String);
}

function cellsOf(columns: readonly string[], { fields }: FoundResource): Readonly<Record<string, RecordCell>> {
  const cells = columns.flatMap((column): (readonly [string, RecordCell])[] => {
    const field = fields[column];
    if (field?.format === "date") return [[column, "day"]];
    return field?.widget === "money" ? [[column, "amount"]] : [];
  });
  return Object.fromEntries(cells);
}

function hoursOf(columns: readonly string[], { fields }: FoundResource): Pick<ListKind, "hours"> {
  const ofMinutes = Object.keys(fields).map((field) => [hoursColumn(field), field] as const);
  const own = ofMinutes.filter(([column]) => columns.includes(column) && !(column in fields));
  return own.length === 0 ? {} : { hours: Object.fromEntries(own) };
}

/** Undefined for what an area handles itself: rows, objects, lists of free texts, and omitted fields without a meaning. */
function bodyField(field: ResourceField): BodyField | undefined {
  const { type, format, enum: choices, items, required, nullable, widget } = field;
  const listed = type === "array";
  if (type === "object" || type === "any") return undefined;
  if (listed && (items?.type === "object" || (items?.type === "string" && !items.format && !items.enum)))
    return undefined;
  const absent = field.default ?? (nullable ? null : listed ? [] : undefined);
  if (!required && absent === undefined) return undefined;
  const plain = type === "string" && format === undefined && choices === undefined;
  const isText = plain && (widget === undefined || widget === "lines");
  return {
    ...(isText && { text: widget === "lines" ? "lines" : "line" }),
    ...((nullable || !required) && { absent: absent as NonNullable<BodyField["absent"]> | null }),
  };
}

function bodyOf(document: Json, { roles }: FoundResource): RecordKind["body"] {
  const operation = roles.get("create") ?? roles.get("update");
  const fields = operation ? Object.entries(bodyFields(document, operation)) : [];
  return Object.fromEntries(
    fields.flatMap(([name, field]) => {
      const own = bodyField(field);
      return own ? [[name, own]] : [];
    }),
  );
}

const kebab = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Undefined for a contract without record kinds that have their own ability. */
export function emitRecords(
  document: Json,
  operationsByTag: Iterable<readonly Operation[]>,
  runtime: string,
): string | undefined {
  const resources = [...operationsByTag].map((operations) => readResources(document, operations));
  const kinds = resources.flatMap((ofTag) => {
    const found = ofTag.find(({ id, roles }) => id !== null && roles.get("list")?.ability !== undefined);
    if (found?.id == null) return [];
    const columns = columnsOf(document, found.roles.get("export"));
    const kind: RecordKind = {
      id: found.id,
      fields: Object.keys(found.fields),
      body: bodyOf(document, found),
      operations: Object.fromEntries([...found.roles].map(([role, { id }]) => [role, id])),
      columns,
      cells: cellsOf(columns, found),
      ...hoursOf(columns, found),
    };
    return [`  ${property(found.tag)}: ${literal(kind)},`];
  });
  if (kinds.length === 0) return undefined;
  const lists = resources.flat().flatMap((found) => {
    const columns = found.id === null ? columnsOf(document, found.roles.get("export")) : [];
    if (columns.length === 0) return [];
    const list: ListKind = { columns, cells: cellsOf(columns, found), ...hoursOf(columns, found) };
    return [`  ${property(kebab(found.name))}: ${literal(list)},`];
  });
  return [
    `import type { ListKind, RecordKind } from "${runtime}/contract/record-kind.ts";`,
    "",
    "export const records = {",
    ...kinds,
    "} as const satisfies Readonly<Record<string, RecordKind>>;",
    "",
    "/** Lists whose rows have no page of their own. */",
    "export const lists = {",
    ...lists,
    "} as const satisfies Readonly<Record<string, ListKind>>;",
    "",
  ].join("\n");
}
