/** `records.ts`: what the server's shared handlers need to know of a kind of records, by its tag. */
import { type Json, list, record, resolve } from "#src/contract/document.ts";
import type { Operation } from "#src/contract/operation.ts";
import { rawOperation } from "#src/contract/read-operations.ts";
import type { ListKind, RecordCell, RecordKind } from "#src/contract/record-kind.ts";
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

const kebab = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Undefined for a contract without kinds of records that have an ability of their own. */
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
      operations: Object.fromEntries([...found.roles].map(([role, { id }]) => [role, id])),
      columns,
      cells: cellsOf(columns, found),
    };
    return [`  ${property(found.tag)}: ${literal(kind)},`];
  });
  if (kinds.length === 0) return undefined;
  const lists = resources.flat().flatMap((found) => {
    const columns = found.id === null ? columnsOf(document, found.roles.get("export")) : [];
    if (columns.length === 0) return [];
    const list: ListKind = { columns, cells: cellsOf(columns, found) };
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
