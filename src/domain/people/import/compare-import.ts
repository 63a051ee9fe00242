/** A whole import against the people who are there: for every row whether it is new, changed, unchanged or wrong, and what is written. */
import { comparePerson, type Surroundings } from "./compare-person.ts";
import type { ExistingPerson } from "./existing.ts";
import type { ComparedField, ComparedRow, RowState } from "./import-file.ts";
import type { RecordKind } from "./kinds.ts";
import { inCircles, isHere, knownPeople, matchPerson } from "./match-people.ts";
import { type ImportReading, numberKey, type ReadPerson, type ReadRecord } from "./reading.ts";
import { compareAccounts } from "./records/bank-accounts.ts";
import { compareDependants, comparePrevious } from "./records/family.ts";
import { compareKeyTerms } from "./records/key-terms.ts";
import { comparePasses, comparePassports } from "./records/passes.ts";
import type { ComparedRecord, CompareRecords, Owner, RecordTools } from "./records/record.ts";
import { compareTerms } from "./records/statutory.ts";
import { labelsOf } from "./shown.ts";
import { type ImportWrites, noWrites, together } from "./writes.ts";

export interface ComparedImport {
  /** In the order of the file. */
  readonly rows: readonly ComparedRow[];
  /** Only to be carried out if no row has a fault. */
  readonly writes: ImportWrites;
}

interface Placed extends ReadPerson {
  /** Null for someone new; undefined if nobody can be meant. */
  readonly existing: ExistingPerson | null | undefined;
  readonly ids: { readonly personId: string; readonly employeeId: string };
}

/** Managers of the company's people by number, all in lower case. */
export type ReportingLines = ReadonlyMap<string, string>;

export type ImportTools = Pick<Surroundings, "book" | "tools" | "eligible">;

const compareKind: Readonly<Record<Exclude<RecordKind, "funds" | "cpfOpening">, CompareRecords>> = {
  bankAccounts: compareAccounts,
  passes: comparePasses,
  passports: comparePassports,
  dependants: compareDependants,
  previousEmployments: comparePrevious,
  keyTerms: compareKeyTerms,
};
const plainKinds = Object.keys(compareKind) as (keyof typeof compareKind)[];

export function compareImport(
  { people, records, indexes }: ImportReading,
  all: readonly ExistingPerson[],
  lines: ReportingLines,
  { book, tools, eligible }: ImportTools,
): ComparedImport {
  const known = knownPeople(all);
  const labels = labelsOf(book);
  const placed = people.map((one): Placed => {
    const existing = matchPerson(one, known);
    const ids = { personId: tools.newId(), employeeId: existing?.employeeId ?? tools.newId() };
    return { ...one, existing, ids };
  });
  mustBeDifferentPeople(placed);
  const owners = ownersOf(placed, all, book.today);
  const employeeIds = new Map([...owners].map(([number, { employeeId }]) => [number, employeeId]));
  checkManagers(placed, employeeIds, lines);
  const grades = new Map(book.grades.map((grade) => [grade.id, grade]));
  const around: Surroundings = { book, labels, grades, tools, employeeIds, eligible };
  const ofPeople = placed.map(({ reader, cells, hash, existing, ids }) => {
    const { changes, writes } =
      existing === undefined
        ? { changes: [], writes: noWrites }
        : comparePerson(reader, cells, hash, existing, ids, around);
    const person = cells.fullName ?? existing?.person.fullName ?? null;
    const employeeNo = cells.employeeNo ?? existing?.employee.employeeNo ?? null;
    const row = (): ComparedRow =>
      rowOf({ kind: "people", reader, employeeNo }, person, { isNew: existing === null, changes });
    return { row, writes };
  });
  const ofRecords = compareAll(records, owners, { book, indexes, labels, tools });
  const rows = [...ofPeople, ...ofRecords.rows]
    // Faults are complete only once everything was compared.
    .map(({ row }) => row())
    .sort((one, other) => one.sheet - other.sheet || one.row - other.row);
  return { rows, writes: together([...ofPeople.map(({ writes }) => writes), ...ofRecords.writes]) };
}

function rowOf(
  { kind, reader, employeeNo }: Pick<ReadRecord, "reader" | "employeeNo"> & { kind: ComparedRow["kind"] },
  name: string | null,
  { isNew, changes }: { isNew: boolean; changes: readonly ComparedField[] },
): ComparedRow {
  const person = name ?? employeeNo;
  const faults = reader.faults
    .map((fault) => ({ ...fault, person }))
    .sort((one, other) => (one.column ?? Infinity) - (other.column ?? Infinity));
  const state: RowState = faults.length > 0 ? "error" : changes.length === 0 ? "unchanged" : isNew ? "new" : "changed";
  const shown = state === "error" ? [] : changes;
  return { sheet: reader.sheet, row: reader.line, kind, state, employeeNo, person, changes: shown, faults };
}

/** A number and an identity may lead to the same person by two rows. */
function mustBeDifferentPeople(placed: readonly Placed[]): void {
  const seen = new Set<string>();
  for (const { reader, cells, existing } of placed) {
    if (!existing) continue;
    if (seen.has(existing.employeeId)) reader.fault("employeeNo", "twice", cells.employeeNo ?? "");
    seen.add(existing.employeeId);
  }
}

/** Whom other sheets and managers' numbers may refer to, by number in lower case. */
function ownersOf(
  placed: readonly Placed[],
  all: readonly ExistingPerson[],
  today: string,
): ReadonlyMap<string, Owner> {
  const owners = new Map<string, Owner>();
  for (const existing of all.filter(isHere))
    owners.set(numberKey(existing.employee.employeeNo), {
      employeeId: existing.employeeId,
      fullName: existing.person.fullName,
      startDate: existing.employee.startDate,
      isPaid: existing.pay.length > 0,
      existing,
    });
  for (const { cells, existing, ids } of placed) {
    const owner = {
      employeeId: ids.employeeId,
      fullName: cells.fullName ?? existing?.person.fullName ?? "",
      startDate: cells.startDate ?? existing?.employee.startDate ?? today,
      isPaid: cells.basic !== null || (existing?.pay.length ?? 0) > 0,
      existing: existing ?? null,
    };
    for (const number of [cells.employeeNo, existing?.employee.employeeNo])
      if (number != null) owners.set(numberKey(number), owner);
  }
  return owners;
}

function checkManagers(
  placed: readonly Placed[],
  employeeIds: ReadonlyMap<string, string>,
  lines: ReportingLines,
): void {
  const above = new Map<string, string | undefined>(lines);
  const named = placed.flatMap(({ reader, cells, existing }) => {
    const number = cells.employeeNo ?? existing?.employee.employeeNo;
    if (number === undefined || cells.managerNo === null) return [];
    const [own, manager] = [numberKey(number), numberKey(cells.managerNo)];
    if (!employeeIds.has(manager)) reader.fault("managerNo", "unknown-reference", cells.managerNo);
    else above.set(own, manager);
    return [{ reader, own, managerNo: cells.managerNo }];
  });
  const circles = named.length === 0 ? new Set<string>() : inCircles(above);
  for (const { reader, own, managerNo } of named) if (circles.has(own)) reader.fault("managerNo", "circle", managerNo);
}

function compareAll(records: readonly ReadRecord[], owners: ReadonlyMap<string, Owner>, tools: RecordTools) {
  const rows: { row: () => ComparedRow }[] = [];
  const writes: ImportWrites[] = [];
  const none = { isNew: true, changes: [] };
  const ofOwner = Map.groupBy(records, ({ employeeNo }) => (employeeNo === null ? null : numberKey(employeeNo)));
  const add = (read: readonly ReadRecord[], name: string | null, compared: readonly ComparedRecord[]): void => {
    for (const [index, one] of read.entries()) rows.push({ row: () => rowOf(one, name, compared[index] ?? none) });
  };
  for (const [number, own] of ofOwner) {
    const owner = number === null ? undefined : owners.get(number);
    if (!owner) {
      for (const { reader, employeeNo } of own)
        if (employeeNo !== null) reader.fault("employeeNo", "unknown-reference", employeeNo);
      add(own, null, []);
      continue;
    }
    const name = owner.fullName || null;
    const of = (kind: RecordKind): ReadRecord[] => own.filter((one) => one.kind === kind);
    const readers = (some: readonly ReadRecord[]) => some.map(({ reader }) => reader);
    for (const kind of plainKinds) {
      const some = of(kind);
      if (some.length === 0) continue;
      const compared = compareKind[kind](owner, readers(some), tools);
      add(some, name, compared);
      writes.push(...compared.map((one) => one.writes));
    }
    const [funds, openings] = [of("funds"), of("cpfOpening")];
    if (funds.length + openings.length === 0) continue;
    const terms = compareTerms(owner, { funds: readers(funds), openings: readers(openings) }, tools);
    add(funds, name, terms.funds);
    add(openings, name, terms.openings);
    writes.push(terms.writes);
  }
  return { rows, writes };
}
