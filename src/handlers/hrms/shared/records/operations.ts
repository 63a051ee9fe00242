/** Handlers and export columns that follow from the contract's table of record kinds. */
import { lists, records } from "#generated/hrms/records.ts";
import type { Reply } from "#src/contract/handler.ts";
import type { ListKind } from "#src/contract/record-kind.ts";
import type { ResourceRole } from "#src/contract/resource.ts";
import { hoursOf } from "#src/domain/shared/hours.ts";
import { amount, day, type FileCell } from "../file-cells.ts";
import { type FileColumns, type FileQuery, listFile } from "../list-file.ts";

/** The tag of a kind of records: its name in history and abilities. */
export type RecordTag = keyof typeof records;
type Kind<Tag extends RecordTag> = (typeof records)[Tag];
export type IdName<Tag extends RecordTag> = Kind<Tag>["id"];
/** Every list that has a file: of records, and of rows without a page of their own. */
const exported = { ...records, ...lists };
export type ExportTag = keyof typeof exported;
export type Column<Tag extends ExportTag> = (typeof exported)[Tag]["columns"][number];

/** Names of the operations that the contract has for all kinds of records together. */
export type RecordOperation = { [Tag in RecordTag]: Kind<Tag>["operations"][keyof Kind<Tag>["operations"]] }[RecordTag];

/** The methods under the names of the operations that the contract has for the kind. */
export type NamedHandlers<Tag extends RecordTag, Methods> = {
  [Role in keyof Methods & keyof Kind<Tag>["operations"] as Kind<Tag>["operations"][Role] & string]: Methods[Role];
};

/** Whether each handler accepts what its operation sends shows where an area spreads them into its `Handlers`. */
export function handlersOf<Tag extends RecordTag, Methods extends Partial<Record<ResourceRole, unknown>>>(
  tag: Tag,
  methods: Methods,
): NamedHandlers<Tag, Methods> {
  const operations = Object.entries(records[tag].operations) as [ResourceRole, string][];
  const named = operations.flatMap(([role, id]) => (methods[role] === undefined ? [] : [[id, methods[role]] as const]));
  return Object.fromEntries(named) as NamedHandlers<Tag, Methods>;
}

export function idNameOf<Tag extends RecordTag>(tag: Tag): IdName<Tag> {
  return records[tag].id;
}

/** Columns of hours whose minutes the row holds. */
type HoursColumn<Row, Tag extends ExportTag> = (typeof exported)[Tag] extends {
  readonly hours: infer Hours extends Readonly<Record<string, string>>;
}
  ? { [Name in keyof Hours]: Hours[Name] extends keyof Row ? Name : never }[keyof Hours]
  : never;

/** Columns that a row does not hold, or not as text, number, boolean or moment. */
type ComputedColumn<Row, Tag extends ExportTag> = {
  [Name in Column<Tag>]: Name extends keyof Row ? (Row[Name] extends FileCell ? never : Name) : Name;
}[Exclude<Column<Tag>, HoursColumn<Row, Tag>>];

/** How the export writes its columns: computed ones must be given, any other may be. */
export type Cells<Row, Tag extends ExportTag> = [ComputedColumn<Row, Tag>] extends [never]
  ? { cells?: Partial<FileColumns<Row, Column<Tag>>> }
  : { cells: Partial<FileColumns<Row, Column<Tag>>> & FileColumns<Row, ComputedColumn<Row, Tag>> };

/** The export of rows that an area reads itself; the file has the name of the list unless said otherwise. */
export function exportFile<Row extends object, Tag extends ExportTag>(
  tag: Tag,
  query: FileQuery<Column<Tag>>,
  rows: readonly Row[],
  { cells, name = tag }: Cells<Row, Tag> & { name?: string },
): Promise<Reply<200, string | Blob>> {
  return listFile(name, columnsOf<Row, Tag>(tag, cells), query, rows);
}

const ownCell = (column: string) => (row: object) => (row as Readonly<Record<string, FileCell>>)[column] ?? null;

const inHours = (minutes: number | null): number | null => (minutes === null ? null : hoursOf(minutes));

/** A cell for each column of the kind's export, in the order of the contract. */
export function columnsOf<Row extends object, Tag extends ExportTag>(
  tag: Tag,
  given: Partial<FileColumns<Row>> = {},
): FileColumns<Row, Column<Tag>> {
  const { columns, cells, hours = {} }: ListKind = exported[tag];
  const entries = columns.map((column) => {
    const own = ownCell(hours[column] ?? column);
    const kind = cells[column];
    const cell =
      kind === "day"
        ? (row: Row) => day(own(row) as string | null)
        : kind === "amount"
          ? (row: Row) => amount(own(row) as number | null)
          : column in hours
            ? (row: Row) => inHours(own(row) as number | null)
            : own;
    return [column, given[column] ?? cell] as const;
  });
  return Object.fromEntries(entries) as FileColumns<Row, Column<Tag>>;
}
