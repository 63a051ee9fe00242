/** What readers see of the changes of a record whose person was purged, or that name somebody who was: that a field changed stays, and what it held is gone. */
import type { FieldChange } from "../shared/history.ts";

/** Sections whose rows stay with the employment, as the law asks. */
const kept: ReadonlySet<string> = new Set(["job", "pay", "residency", "statutory", "employment"]);
const removed = "•••";

/** Of a null subject nothing is kept. */
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
