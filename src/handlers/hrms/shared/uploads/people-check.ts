/** Checks the rows of an import against the company and the tenant: its people, and every fault. */
import { coveredByClass } from "#src/domain/people/covered-by-class.ts";
import type { ImportFault, ImportMapping, ImportRow } from "#src/domain/people/import/import-file.ts";
import type { ImportBook, ImportedPerson } from "#src/domain/people/import/people.ts";
import { readPeople } from "#src/domain/people/import/read-people.ts";
import type { Series } from "#src/domain/statutory/rates/dated.ts";
import type { EmploymentTerms } from "#src/domain/statutory/rates/employment.ts";
import type { EaClasses } from "#src/store/people/ea-classes.ts";
import type { NewPerson } from "#src/store/people/insert-people.ts";
import { fingerprint, lastFour, seal } from "#src/store/database/sealed.ts";
import { sealRows, unsealRows } from "./people-file.ts";

/** Faults that are kept; the number of all is kept beside them. */
const maxFaults = 200;
const samples = 3;
/** Few enough that taking them over does not hold up other calls. */
const peoplePerBatch = 250;

export interface Correction {
  readonly row: number;
  readonly column: number;
  readonly value: string;
}

interface CheckInput {
  readonly content: string;
  readonly dataKey: string;
  readonly mapping: ImportMapping;
  readonly corrections: readonly Correction[];
  readonly book: ImportBook;
  readonly classes: EaClasses;
  readonly employment: Series<EmploymentTerms>;
}

/** What the check has to ask the database. */
interface CheckOutside {
  /** Employee numbers and fingerprints in use in the tenant, and the ids of managers by number; all numbers in lower case. */
  readonly lookUp: (
    numbers: readonly string[],
    hashes: readonly string[],
    managers: readonly string[],
  ) => Promise<{ numbers: ReadonlySet<string>; hashes: ReadonlySet<string>; managers: ReadonlyMap<string, string> }>;
  /** Takes the people over, where no row has a fault. */
  readonly take: (people: readonly NewPerson[]) => Promise<void>;
}

interface CheckedRows {
  readonly faults: ImportFault[];
  readonly faultCount: number;
  readonly firstRows: ImportRow[];
  /** The rows sealed again, where any was corrected. */
  readonly content: string | null;
}

function corrected(rows: ImportRow[], corrections: readonly Correction[]): ImportRow[] {
  const byRow = Map.groupBy(corrections, ({ row }) => row);
  return rows.map((row) => {
    const own = byRow.get(row.line);
    if (!own) return row;
    const cells = [...row.cells];
    for (const { column, value } of own) {
      while (cells.length <= column) cells.push("");
      cells[column] = value;
    }
    return { ...row, cells };
  });
}

export async function checkPeople(
  { content, dataKey, mapping, corrections, book, classes, employment }: CheckInput,
  { lookUp, take }: CheckOutside,
): Promise<CheckedRows> {
  const rows = corrected(unsealRows(dataKey, content), corrections);
  const { people, faults } = readPeople(rows, mapping, book);
  const hashes = new Map(
    people.flatMap(({ line, idNo }) => (idNo === null ? [] : [[line, fingerprint(dataKey, idNo)] as const])),
  );
  const wanted = new Set(people.flatMap(({ managerNo }) => (managerNo === null ? [] : [managerNo.toLowerCase()])));
  const known = await lookUpInParts(
    lookUp,
    people.map(({ employeeNo }) => employeeNo.toLowerCase()),
    [...hashes.values()],
    [...wanted],
  );
  // A manager of the file whose own row has a fault is not unknown: that fault is reported instead.
  const numbers = new Set(rows.map(({ cells }) => (cells[mapping["employeeNo"] ?? -1] ?? "").trim().toLowerCase()));
  const fault = ({ line }: ImportedPerson, field: string, code: string, value: string): ImportFault => ({
    row: line,
    column: mapping[field] ?? null,
    field,
    code,
    value,
  });
  const circles = inCircles(people);
  const found = people.flatMap((person) => {
    const { employeeNo, managerNo } = person;
    return [
      ...(known.numbers.has(employeeNo.toLowerCase()) ? [fault(person, "employeeNo", "taken", employeeNo)] : []),
      ...(known.hashes.has(hashes.get(person.line) ?? "") ? [fault(person, "idNo", "taken", "")] : []),
      ...(managerNo !== null && !known.managers.has(managerNo.toLowerCase()) && !numbers.has(managerNo.toLowerCase())
        ? [fault(person, "managerNo", "unknown-reference", managerNo)]
        : []),
      ...(managerNo !== null && person.job === null ? [fault(person, "department", "required", "")] : []),
      ...(circles.has(employeeNo.toLowerCase()) ? [fault(person, "managerNo", "circle", managerNo ?? "")] : []),
    ];
  });
  const all = [...faults, ...found].sort(
    (one, other) => one.row - other.row || (one.column ?? -1) - (other.column ?? -1),
  );
  const lines = new Map(rows.map(({ line, cells }) => [line, cells]));
  const personOf = (line: number): string | null => {
    const cellOf = (field: string): string => (lines.get(line)?.[mapping[field] ?? -1] ?? "").trim().slice(0, 80);
    return cellOf("fullName") || cellOf("employeeNo") || null;
  };
  const checked = {
    faults: all.slice(0, maxFaults).map((each) => ({ ...each, person: personOf(each.row) })),
    faultCount: all.length,
    firstRows: rows.slice(0, samples),
    content: corrections.length === 0 ? null : sealRows(dataKey, rows),
  };
  if (all.length > 0) return checked;

  const eligible = ({ job, pay, startDate }: ImportedPerson): boolean => {
    const ofClass = classes.get(job?.classId ?? "");
    return (
      ofClass !== undefined &&
      pay !== null &&
      (ofClass.otEligibleDefault || coveredByClass(ofClass.eaCategory, pay, employment, startDate))
    );
  };
  const sealed = (person: ImportedPerson): NewPerson => ({
    ...person,
    sealed:
      person.idNo === null
        ? null
        : {
            idNoEnc: seal(dataKey, person.idNo),
            idLast4: lastFour(person.idNo),
            idHash: hashes.get(person.line) ?? "",
          },
    otEligible: eligible(person),
    managerId: known.managers.get(person.managerNo?.toLowerCase() ?? "") ?? null,
  });
  for (let from = 0; from < people.length; from += peoplePerBatch)
    await take(people.slice(from, from + peoplePerBatch).map(sealed));
  return checked;
}

const maxLookups = 2_000;

async function lookUpInParts(
  lookUp: CheckOutside["lookUp"],
  numbers: readonly string[],
  hashes: readonly string[],
  managers: readonly string[],
): ReturnType<CheckOutside["lookUp"]> {
  const known = { numbers: new Set<string>(), hashes: new Set<string>(), managers: new Map<string, string>() };
  for (let from = 0; from < Math.max(numbers.length, hashes.length, managers.length); from += maxLookups) {
    const part = (all: readonly string[]): string[] => all.slice(from, from + maxLookups);
    const found = await lookUp(part(numbers), part(hashes), part(managers));
    for (const number of found.numbers) known.numbers.add(number);
    for (const hash of found.hashes) known.hashes.add(hash);
    for (const [number, id] of found.managers) known.managers.set(number, id);
  }
  return known;
}

/** Numbers of the people who would report to themselves, by way of others of the file. */
function inCircles(people: readonly ImportedPerson[]): ReadonlySet<string> {
  const above = new Map(
    people.map(({ employeeNo, managerNo }) => [employeeNo.toLowerCase(), managerNo?.toLowerCase()]),
  );
  const circles = new Set<string>();
  const settled = new Set<string>();
  for (const start of above.keys()) {
    const path: string[] = [];
    const onPath = new Set<string>();
    let next: string | undefined = start;
    while (next !== undefined && above.has(next) && !settled.has(next) && !onPath.has(next)) {
      path.push(next);
      onPath.add(next);
      next = above.get(next);
    }
    if (next !== undefined && onPath.has(next)) for (const one of path.slice(path.indexOf(next))) circles.add(one);
    for (const one of path) settled.add(one);
  }
  return circles;
}
