/** Redacts history entries of, or naming, a purged person: the field name stays, the values go. */
import type { FieldChange } from "../shared/history.ts";

/** Sections that the law requires to be kept with the employment. */
const kept: ReadonlySet<string> = new Set(["job", "pay", "residency", "statutory", "employment"]);
const removed = "•••";

/** A null subject keeps nothing. */
export function purgedChanges(subject: string | null, changes: readonly FieldChange[]): FieldChange[] {
  return changes.map((change) => {
    if (subject === "employees" && kept.has(change.field.split(".")[0] ?? "") && !change.field.endsWith("Note"))
      return change;
    return {
      field: change.field,
      before: change.before === null ? null : removed,
      after: change.after === null ? null : removed,
    };
  });
}
