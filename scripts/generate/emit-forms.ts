/** `forms/<tag>.ts`: the fields of each operation's request body, one constant per operation, so that a form only loads its own. */
import type { Json } from "#src/contract/document.ts";
import type { Operation } from "#src/contract/operation.ts";
import { bodyFields } from "./read-fields.ts";
import { fieldList } from "./text.ts";

/** Operations that have a form: those whose JSON body is an object with fields. */
export function hasForm(document: Json, operation: Operation): boolean {
  return Object.keys(bodyFields(document, operation)).length > 0;
}

export function emitForms(document: Json, operations: readonly Operation[], runtime: string): string | undefined {
  const first = new Map<string, string>();
  const forms = operations
    .filter((operation) => hasForm(document, operation))
    .map((operation) => {
      const fields = fieldList(bodyFields(document, operation), "  ");
      // Create and update often take the same body.
      const known = first.get(fields);
      if (known !== undefined) return `export const ${operation.id} = ${known};`;
      first.set(fields, operation.id);
      return `export const ${operation.id} = ${fields} as const satisfies $Fields;`;
    });
  if (forms.length === 0) return undefined;
  return [`import type { Fields as $Fields } from "${runtime}/contract/resource.ts";`, "", forms.join("\n\n"), ""].join(
    "\n",
  );
}
