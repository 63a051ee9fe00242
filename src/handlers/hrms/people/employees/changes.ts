/** Changes of an employee for the history: fields prefixed with their section. */
import { changedFields, type FieldChange, type FieldValue } from "#src/domain/shared/history.ts";
import type { Section } from "#src/domain/people/shared/sections.ts";

/** Multiple values become one text. */
function valueOf(value: unknown): FieldValue {
  if (value === null || value === undefined) return null;
  if (Array.isArray(value)) return value.length === 0 ? null : value.map(wordsOf).join("; ");
  return typeof value === "object" ? wordsOf(value) || null : (value as FieldValue);
}

function wordsOf(value: unknown): string {
  if (typeof value !== "object" || value === null) return String(value);
  return Object.values(value)
    .filter((one) => one !== null && one !== undefined)
    .map(wordsOf)
    .join(" ");
}

type Fields = Readonly<Record<string, unknown>>;
const auditFields = (fields: Fields): Record<string, FieldValue> =>
  Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, valueOf(value)]));

export function sectionChanges(section: Section, before: Fields | null, after: Fields | null): FieldChange[] {
  return changedFields(before && auditFields(before), after && auditFields(after)).map((change) => ({
    ...change,
    field: `${section}.${change.field}`,
  }));
}
