/** Field kinds: how a field is displayed and edited, derived from its contract type or set by the form. */
import type { ResourceField } from "#src/contract/resource.ts";

/**
 * "hundredths" are entered with decimals and sent as integers; "parts" are stored as a count of a smaller unit, such as
 * minutes. "yesNo" may be unanswered, a "flag" not. "own" is rendered by a component of the area; "other" has no
 * control, and a test rejects declarations with such fields.
 */
export type Kind =
  | "money"
  | "whole"
  | "instant"
  | "choice"
  | "flag"
  | "text"
  | "email"
  | "secret"
  | "lines"
  | "date"
  | "time"
  | "zone"
  | "decimal"
  | "hundredths"
  | "parts"
  | "yesNo"
  | "fraction"
  | "list"
  | "choices"
  | "rows"
  | "reference"
  | "references"
  | "own"
  | "hidden"
  | "other";

export function kindOf(field: ResourceField | undefined): Kind {
  if (
    field?.widget === "reference" ||
    field?.widget === "references" ||
    field?.widget === "rows" ||
    field?.widget === "fraction" ||
    field?.widget === "own"
  )
    return field.widget;
  if (!field || field.widget === "hidden" || field.format === "uuid") return "hidden";
  if (field.widget === "money") return "money";
  if (field.widget === "lines" || field.widget === "time") return field.widget;
  if (field.widget === "time-zone") return "zone";
  if (field.enum) return "choice";
  if (field.type === "boolean") return "flag";
  if (field.type === "integer") return "whole";
  if (field.type === "number") return "decimal";
  if (field.format === "date-time") return "instant";
  if (field.format === "date") return "date";
  if (field.type === "array" && field.items?.enum) return "choices";
  // Plain strings, such as names of other records.
  if (
    field.type === "array" &&
    field.items?.type === "string" &&
    field.items.format === undefined &&
    field.items.enum === undefined
  )
    return "list";
  if (field.type === "array" && field.items?.fields) return "rows";
  if (field.format === "email") return "email";
  if (field.format === "password") return "secret";
  return field.type === "string" && field.format === undefined ? "text" : "other";
}

/** Kinds aligned right in tables. */
export function alignsRight(kind: Kind): boolean {
  return kind === "money" || kind === "whole" || kind === "instant" || kind === "fraction" || kind === "decimal";
}
