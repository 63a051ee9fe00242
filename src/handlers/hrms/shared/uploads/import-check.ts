/** Checks the rows of an import against the company and the tenant: what each one would do, and every fault. */
import { createHash, randomUUID } from "node:crypto";
import { coveredByClass } from "#src/domain/people/shared/covered-by-class.ts";
import { compareImport } from "#src/domain/people/import/compare-import.ts";
import type { ExistingPerson } from "#src/domain/people/import/existing.ts";
import type {
  ComparedRow,
  ImportFault,
  ImportRow,
  ImportSheet,
  RowCounts,
  RowState,
} from "#src/domain/people/import/import-file.ts";
import type { ImportBook } from "#src/domain/people/import/people.ts";
import { readImport, type SheetRows } from "#src/domain/people/import/reading.ts";
import type { ImportWrites, WriteTools } from "#src/domain/people/import/writes.ts";
import type { Series } from "#src/domain/statutory/rates/dated.ts";
import type { EmploymentTerms } from "#src/domain/statutory/rates/employment.ts";
import { fingerprint, lastFour, seal, unseal } from "#src/store/database/sealed.ts";
import type { EaClasses } from "#src/store/people/ea-classes.ts";
import { sealJson, unsealJson, unsealRows } from "./import-file.ts";

/** Faults that are kept with the import; those of every row are in the comparison. */
const maxFaults = 200;
const samples = 3;
/** Few enough that taking them over does not hold up other calls. */
const writesPerBatch = 500;
const maxLookups = 1_000;

export interface Correction {
  readonly sheet: number;
  readonly row: number;
  readonly column: number;
  readonly value: string;
}

interface CheckInput {
  readonly content: string;
  readonly dataKey: string;
  readonly sheets: readonly ImportSheet[];
  readonly corrections: readonly Correction[];
  readonly book: ImportBook;
  readonly classes: EaClasses;
  readonly employment: Series<EmploymentTerms>;
  readonly reportingLines: ReadonlyMap<string, string>;
  /** Whether to hand over what is written. */
  readonly applies: boolean;
}

/** What the check asks of the database, and where it hands over the result. */
interface CheckOutside {
  readonly lookUp: (numbers: readonly string[], hashes: readonly string[]) => Promise<readonly ExistingPerson[]>;
  readonly take: (part: Partial<ImportWrites>) => Promise<void>;
}

export interface CheckedImport {
  readonly faults: ImportFault[];
  readonly faultCount: number;
  readonly counts: RowCounts;
  /** By sheet. */
  readonly firstRows: ImportRow[][];
  /** The rows sealed again, where any was corrected. */
  readonly content: string | null;
  /** Sealed. */
  readonly comparison: string;
  readonly digest: string;
}

function corrected(rows: readonly ImportRow[], corrections: readonly Correction[]): ImportRow[] {
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

function toolsOf(dataKey: string): WriteTools {
  return {
    newId: randomUUID,
    seal: (text) => ({ enc: seal(dataKey, text), last4: lastFour(text), hash: fingerprint(dataKey, text) }),
    fingerprint: (text) => fingerprint(dataKey, text),
    hashOf: (enc) => fingerprint(dataKey, unseal(dataKey, enc)),
  };
}

/** What would be written, without what differs from check to check. */
function digestOf(rows: readonly ComparedRow[]): string {
  const compared = rows.map(({ sheet, row, state, employeeNo, changes }) => [sheet, row, state, employeeNo, changes]);
  return createHash("sha256").update(JSON.stringify(compared)).digest("base64url");
}

export async function checkImport(
  { content, dataKey, sheets, corrections, book, classes, employment, reportingLines, applies }: CheckInput,
  { lookUp, take }: CheckOutside,
): Promise<CheckedImport> {
  const all = unsealRows(dataKey, content).map((rows, sheet) =>
    corrected(
      rows,
      corrections.filter((one) => one.sheet === sheet),
    ),
  );
  const read = sheets.flatMap(({ kind, mapping }, index): SheetRows[] =>
    kind === null ? [] : [{ index, kind, mapping, rows: all[index] ?? [] }],
  );
  const tools = toolsOf(dataKey);
  const reading = readImport(read, book, tools.fingerprint);
  const existing = new Map<string, ExistingPerson>();
  const { numbers, hashes } = reading;
  for (let from = 0; from < Math.max(numbers.length, hashes.length); from += maxLookups) {
    const part = (values: readonly string[]) => values.slice(from, from + maxLookups);
    for (const one of await lookUp(part(numbers), part(hashes))) existing.set(one.employeeId, one);
  }
  const { rows, writes } = compareImport(reading, [...existing.values()], reportingLines, {
    book,
    tools,
    eligible(classId, pay, day) {
      const ofClass = classes.get(classId ?? "");
      return (
        ofClass !== undefined && (ofClass.otEligibleDefault || coveredByClass(ofClass.eaCategory, pay, employment, day))
      );
    },
  });
  const faults = rows.flatMap((row) => row.faults);
  const count = (state: RowState): number => rows.filter((row) => row.state === state).length;
  if (applies && faults.length === 0) await handOver(writes, take);
  return {
    faults: faults.slice(0, maxFaults),
    faultCount: faults.length,
    counts: { new: count("new"), changed: count("changed"), unchanged: count("unchanged"), error: count("error") },
    firstRows: all.map((some) => some.slice(0, samples)),
    content: corrections.length === 0 ? null : sealJson(dataKey, all),
    comparison: sealJson(dataKey, rows),
    digest: digestOf(rows),
  };
}

async function handOver({ rows, relinedJobs, events, accounts, keyTerms }: ImportWrites, take: CheckOutside["take"]) {
  await take({ relinedJobs, accounts, keyTerms });
  for (let from = 0; from < rows.length; from += writesPerBatch)
    await take({ rows: rows.slice(from, from + writesPerBatch) });
  for (let from = 0; from < events.length; from += writesPerBatch)
    await take({ events: events.slice(from, from + writesPerBatch) });
}

interface RowsQuery {
  readonly state?: readonly RowState[] | undefined;
  readonly sheet?: readonly number[] | undefined;
  readonly q?: string | undefined;
  readonly page: number;
  readonly pageSize: number;
}

/** One page of what the last check found. */
export function readComparison({
  comparison,
  dataKey,
  query: { state, sheet, q, page, pageSize },
}: {
  readonly comparison: string;
  readonly dataKey: string;
  readonly query: RowsQuery;
}): { items: ComparedRow[]; total: number } {
  const text = q?.trim().toLowerCase() ?? "";
  const contains = (value: string | null): boolean => value?.toLowerCase().includes(text) ?? false;
  const fitting = (unsealJson(dataKey, comparison) as ComparedRow[]).filter(
    (row) =>
      (!state?.length || state.includes(row.state)) &&
      (!sheet?.length || sheet.includes(row.sheet)) &&
      (text === "" || contains(row.person) || contains(row.employeeNo)),
  );
  return { items: fitting.slice((page - 1) * pageSize, page * pageSize), total: fitting.length };
}
