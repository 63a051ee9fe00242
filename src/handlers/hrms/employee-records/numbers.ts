/** Numbers that are stored sealed and shown by their last four signs. */
import { invalid } from "#src/contract/problem.ts";
import { lastFour, seal } from "#src/store/sealed.ts";
import type { HrmsContext } from "../context.ts";
import { lineOrNull } from "../shared/fields.ts";

export interface Sealed {
  readonly enc: string | null;
  readonly last4: string | null;
}

/** The number of a body; one that is not sent again stays as it was. */
export function sealedNumber(ctx: HrmsContext, field: string, text: string | null | undefined, before: Sealed | null): Sealed {
  const number = lineOrNull(field, text)?.replaceAll(" ", "").toUpperCase() ?? null;
  if (number === null) return before ?? { enc: null, last4: null };
  return { enc: seal(ctx.settings.dataKey, number), last4: lastFour(number) };
}

/** The same of a number that a record cannot do without. */
export function neededNumber(ctx: HrmsContext, field: string, text: string | null | undefined, before: Sealed | null): { enc: string; last4: string } {
  const { enc, last4 } = sealedNumber(ctx, field, text, before);
  if (enc === null || last4 === null) throw invalid(`/${field}`, "required");
  return { enc, last4 };
}
