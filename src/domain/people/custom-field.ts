/** Checks the definition of a custom field. */
import type { ProblemFault } from "#src/contract/problem.ts";
import type { customFieldKinds } from "./shared/records.ts";

interface CustomFieldChoices {
  kind?: (typeof customFieldKinds)[number];
  choices?: readonly string[];
}

/** A choice field needs unique options. */
export function choiceFaults({ kind, choices = [] }: CustomFieldChoices): ProblemFault[] {
  if (kind !== "choice") return [];
  const all = choices.map((choice) => choice.trim());
  if (all.length === 0) return [{ pointer: "/choices", code: "required", message: "is needed of a choice" }];
  return new Set(all).size < all.length ? [{ pointer: "/choices", code: "twice", message: "holds a value twice" }] : [];
}
