/** Field-by-field changes of a record. */
import { withoutIdentityNumbers } from "../statutory/identifiers/mask.ts";

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

const secret = /password|secret|token|hash$/i;
const identity = /^(idNo|nric|fin|passportNo|accountNo|birthCertNo)$/i;
const dots = "•••";

/** Sensitive values in the history: secrets are removed, identity and account numbers keep their last four characters. */
export function withoutSecrets(changes: readonly FieldChange[]): FieldChange[] {
  return changes.map(({ field, before, after }) => {
    const name = field.slice(field.lastIndexOf("/") + 1);
    const mask = (value: FieldValue): FieldValue => {
      if (value === null) return null;
      if (secret.test(name)) return dots;
      if (identity.test(name)) return dots + String(value).slice(-4);
      return typeof value === "string" ? withoutIdentityNumbers(value) : value;
    };
    return { field, before: mask(before), after: mask(after) };
  });
}
