/** How a field is shown and edited, told from its type in the contract. */
import type { ResourceField } from "#src/contract/resource.ts";

/** "other" has no way on screen yet: a test refuses to declare such a field before it has one. */
export type Kind = "money" | "whole" | "instant" | "choice" | "text" | "hidden" | "other";

export function kindOf(field: ResourceField | undefined): Kind {
  if (!field || field.widget === "hidden" || field.format === "uuid") return "hidden";
  if (field.widget === "money") return "money";
  if (field.enum) return "choice";
  if (field.type === "integer") return "whole";
  if (field.format === "date-time") return "instant";
  return field.type === "string" && field.format === undefined ? "text" : "other";
}

/** Numbers and times stand right in columns. */
export function standsRight(kind: Kind): boolean {
  return kind === "money" || kind === "whole" || kind === "instant";
}
