/** The rows of all sheets, read cell by cell, and whom they are about. */
import { RowReader } from "./cells.ts";
import type { ImportMapping, ImportRow } from "./import-file.ts";
import type { ImportKind, RecordKind } from "./kinds.ts";
import type { ImportBook, PersonCells } from "./people.ts";
import { employeeNoOf, indexesOf, type Indexes, readPerson } from "./read-people.ts";

export interface SheetRows {
  /** Its place in the file, from 0. */
  readonly index: number;
  readonly kind: ImportKind;
  readonly mapping: ImportMapping;
  readonly rows: readonly ImportRow[];
}

export interface ReadPerson {
  readonly reader: RowReader;
  readonly cells: PersonCells;
  /** The fingerprint of the identity number. */
  readonly hash: string | null;
}

export interface ReadRecord {
  readonly kind: RecordKind;
  readonly reader: RowReader;
  readonly employeeNo: string | null;
}

export interface ImportReading {
  readonly indexes: Indexes;
  readonly people: readonly ReadPerson[];
  readonly records: readonly ReadRecord[];
  /** What is looked up in the tenant: numbers in lower case, and fingerprints of identity numbers. */
  readonly numbers: readonly string[];
  readonly hashes: readonly string[];
}

export const numberKey = (employeeNo: string): string => employeeNo.toLowerCase();

export function readImport(
  sheets: readonly SheetRows[],
  book: ImportBook,
  fingerprint: (text: string) => string,
): ImportReading {
  const indexes = indexesOf(book);
  const people: ReadPerson[] = [];
  const records: ReadRecord[] = [];
  for (const { index, kind, mapping, rows } of sheets)
    for (const row of rows) {
      const reader = new RowReader(index, row, mapping);
      if (kind === "people") {
        const cells = readPerson(reader, indexes, book);
        people.push({ reader, cells, hash: cells.idNo === null ? null : fingerprint(cells.idNo) });
      } else {
        const employeeNo = employeeNoOf(reader);
        if (employeeNo === null) reader.required("employeeNo");
        records.push({ kind, reader, employeeNo });
      }
    }
  mustOccurOnce(people, "employeeNo", ({ cells }) => cells.employeeNo && numberKey(cells.employeeNo));
  mustOccurOnce(people, "idNo", ({ hash }) => hash);
  const numbers = [
    ...people.flatMap(({ cells }) => [cells.employeeNo, cells.managerNo]),
    ...records.map(({ employeeNo }) => employeeNo),
  ].flatMap((number) => (number === null ? [] : [numberKey(number)]));
  return {
    indexes,
    people,
    records,
    numbers: [...new Set(numbers)],
    hashes: [...new Set(people.flatMap(({ hash }) => hash ?? []))],
  };
}

function mustOccurOnce(
  people: readonly ReadPerson[],
  field: "employeeNo" | "idNo",
  keyOf: (person: ReadPerson) => string | null,
): void {
  const seen = new Set<string>();
  for (const person of people) {
    const key = keyOf(person);
    if (key === null) continue;
    if (seen.has(key)) person.reader.fault(field, "twice", field === "idNo" ? "" : (person.cells.employeeNo ?? ""));
    seen.add(key);
  }
}
