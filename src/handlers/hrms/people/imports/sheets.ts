/** What the sheets of an import hold: as suggested after the upload, and as a check receives it. */
import type { ImportCheck } from "#generated/hrms/schema.ts";
import { ProblemError } from "#src/contract/problem.ts";
import { suggestMapping } from "#src/domain/people/import/fields.ts";
import type { ImportMapping, ImportSheet } from "#src/domain/people/import/import-file.ts";
import { type ImportKind, kindOfSheet } from "#src/domain/people/import/kinds.ts";
import { plain } from "#src/domain/people/import/plain.ts";
import type { RememberedMappings } from "#src/store/people/import-mappings.ts";
import type { ImportFile } from "../../shared/uploads/import-file.ts";
import type { KindFields } from "./fields.ts";

/** What a sheet holds: as in an earlier import, else by its name; the only sheet of a file holds people. */
function kindsOf(names: readonly string[], fields: KindFields, { sheets }: RememberedMappings): (ImportKind | null)[] {
  const found = names.map((name) => {
    const earlier = sheets.get(plain(name));
    const kind = earlier === undefined ? kindOfSheet(name) : earlier;
    return kind !== null && fields.has(kind) ? kind : null;
  });
  return found.length === 1 && found[0] === null ? ["people"] : found;
}

export function suggestedSheets(
  { sheets }: ImportFile,
  fields: KindFields,
  remembered: RememberedMappings,
): ImportSheet[] {
  const kinds = kindsOf(
    sheets.map(({ name }) => name),
    fields,
    remembered,
  );
  return sheets.map(({ name, headers, rows }, index) => {
    const kind = kinds[index] ?? null;
    const mapping = kind === null ? {} : suggestMapping(headers, fields.get(kind) ?? [], remembered.columns(kind));
    return { name, kind, headers, rows, mapping };
  });
}

type Checked = ImportCheck["sheets"][number];

/** The sheet as the check reads it: fields that it lacks become columns behind its own, so that every fault has a cell. */
function mappedSheet(
  sheet: ImportSheet,
  given: Checked | undefined,
  pointer: string,
  fields: KindFields,
): { sheet: ImportSheet; faults: { pointer: string; code: string; params?: Record<string, string> }[] } {
  const kind = given?.kind ?? null;
  if (!given || kind === null) return { sheet: { ...sheet, kind: null, mapping: {} }, faults: [] };
  const own = fields.get(kind);
  if (!own) return { sheet, faults: [{ pointer: `${pointer}/kind`, code: "unknown" }] };
  const { mapping } = given;
  const added = mapping
    .filter(({ column }) => column >= sheet.headers.length)
    .toSorted((one, other) => one.column - other.column);
  const headers = [...sheet.headers, ...added.map(({ field }) => field)];
  const faults = mapping.flatMap(({ field, column }, index) => [
    ...(own.some(({ name }) => name === field)
      ? []
      : [{ pointer: `${pointer}/mapping/${index}/field`, code: "unknown" }]),
    ...(column < headers.length ? [] : [{ pointer: `${pointer}/mapping/${index}/column`, code: "maximum" }]),
    ...(mapping.some((one, before) => before < index && (one.field === field || one.column === column))
      ? [{ pointer: `${pointer}/mapping/${index}`, code: "twice" }]
      : []),
  ]);
  const isMapped = (name: string): boolean => mapping.some(({ field }) => field === name);
  // People are found by either.
  const found = kind !== "people" || isMapped("employeeNo") || isMapped("idNo");
  const missing = [
    ...own.flatMap(({ name, required }) => (required && !isMapped(name) ? [name] : [])),
    ...(found ? [] : ["employeeNo"]),
  ].map((field) => ({ pointer: `${pointer}/mapping`, code: "field-missing", params: { field } }));
  const columns: ImportMapping = Object.fromEntries(mapping.map(({ field, column }) => [field, column]));
  return { sheet: { ...sheet, kind, headers, mapping: columns }, faults: [...faults, ...missing] };
}

export function mappedSheets(
  { sheets: given }: ImportCheck,
  sheets: readonly ImportSheet[],
  fields: KindFields,
): ImportSheet[] {
  const outside = given.flatMap(({ sheet }, index) => [
    ...(sheet < sheets.length ? [] : [{ pointer: `/sheets/${index}/sheet`, code: "maximum" }]),
    ...(given.findIndex((one) => one.sheet === sheet) < index
      ? [{ pointer: `/sheets/${index}/sheet`, code: "twice" }]
      : []),
  ]);
  const mapped = sheets.map((sheet, index) => {
    const at = given.findIndex((one) => one.sheet === index);
    return mappedSheet(sheet, given[at], `/sheets/${at}`, fields);
  });
  const errors = [...outside, ...mapped.flatMap(({ faults }) => faults)];
  if (errors.length === 0 && mapped.every(({ sheet }) => sheet.kind === null))
    errors.push({ pointer: "/sheets", code: "nothing-to-import" });
  if (errors.length > 0) throw new ProblemError("validation", { errors });
  return mapped.map(({ sheet }) => sheet);
}
