/** Which kinds of sheets the caller may import, and which fields of each. */
import { ProblemError } from "#src/contract/problem.ts";
import type { ImportField } from "#src/domain/people/import/fields.ts";
import { type ImportKind, importKinds } from "#src/domain/people/import/kinds.ts";
import { fieldsOfKind } from "#src/domain/people/import/record-fields.ts";
import { activeCustomFields } from "#src/store/people/custom-field-definitions.ts";
import type { HrmsContext } from "../../context.ts";
import { reachOf } from "../shared/people.ts";

export type KindFields = ReadonlyMap<ImportKind, readonly ImportField[]>;

/** What the caller may write for everyone; people who reach only part of the company cannot import. */
export async function importableFields(ctx: HrmsContext, companyId: string): Promise<KindFields> {
  const { where, writable } = await reachOf(ctx, companyId);
  if (where !== undefined) throw new ProblemError("forbidden");
  const own = await activeCustomFields(ctx.db, companyId);
  return new Map(
    importKinds.flatMap((kind) => {
      const all = fieldsOfKind(kind, own);
      const allowed = all.filter((field) => writable.has(field.class));
      // Nothing can be imported without what every row needs.
      const isWhole = all.every((field) => !field.required || allowed.includes(field));
      return allowed.length > 1 && isWhole ? [[kind, allowed] as const] : [];
    }),
  );
}
