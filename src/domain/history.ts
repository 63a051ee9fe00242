/** What a change did to a record, field by field. */
export type FieldValue = string | number | boolean | null;

export interface FieldChange {
  field: string;
  before: FieldValue;
  after: FieldValue;
}

type Fields = Readonly<Record<string, FieldValue>>;

/** The fields that differ, in the order of the record; a missing record counts as empty in all of them. */
export function changedFields(before: Fields | null, after: Fields | null): FieldChange[] {
  return Object.keys({ ...before, ...after })
    .map((field) => ({ field, before: before?.[field] ?? null, after: after?.[field] ?? null }))
    .filter((change) => change.before !== change.after);
}
