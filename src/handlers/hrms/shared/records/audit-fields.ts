/** A record as the history keeps it: the fields that a person sets, each as one text, number or boolean. */
import type { FieldValue } from "#src/domain/shared/history.ts";

const bookkeeping: readonly string[] = [
  "id",
  "companyId",
  "createdAt",
  "createdBy",
  "updatedAt",
  "updatedBy",
  "version",
];

/** Without the bookkeeping and the hidden fields. */
export function auditFieldsOf(row: object, hidden: readonly string[] = []): Record<string, FieldValue> {
  const own = Object.entries(row).filter(([name]) => !bookkeeping.includes(name) && !hidden.includes(name));
  return Object.fromEntries(own.map(([name, value]) => [name, textOf(value)]));
}

/** Several values become one text; a list of names and values reads "people 50; companies 3". */
function textOf(value: unknown): FieldValue {
  if (Array.isArray(value)) return listText(value);
  if (value instanceof Date) return value.toISOString();
  if (value === null || typeof value !== "object") return value as FieldValue;
  return listText(Object.entries(value).map(([name, each]) => `${name} ${String(each)}`));
}

/** A list within a record as one text, an entry after the other. */
function listText(entries: readonly unknown[]): string | null {
  // Of booleans the name where true; an id only where no name stands beside it.
  const words = (entry: object) =>
    Object.entries(entry).flatMap(([name, value]) => {
      if (value === null || (name.endsWith("Id") && name.slice(0, -2) in entry)) return [];
      return typeof value === "boolean" ? (value ? [name] : []) : [String(value)];
    });
  const text = entries
    .map((entry) => (typeof entry === "object" && entry !== null ? words(entry).join(" ") : String(entry)))
    .join("; ");
  return text === "" ? null : text;
}
