/** Numbers that are stored encrypted, shown by their last four characters and compared by a keyed hash. */
import { invalid } from "#src/contract/problem.ts";
import { fingerprint, lastFour, seal } from "#src/store/database/sealed.ts";
import type { HrmsContext } from "../../context.ts";
import { lineOrNull } from "../../shared/fields.ts";

export interface Sealed {
  readonly enc: string | null;
  readonly last4: string | null;
  /** Also null if the number was stored before hashes existed. */
  readonly hash: string | null;
}

/** The number of a body; omitted, it stays as it was. */
export function sealedNumber(
  ctx: HrmsContext,
  field: string,
  text: string | null | undefined,
  before: Sealed | null,
): Sealed {
  const number = lineOrNull(field, text)?.replaceAll(" ", "").toUpperCase() ?? null;
  if (number === null) return before ?? { enc: null, last4: null, hash: null };
  const { dataKey } = ctx.settings;
  return { enc: seal(dataKey, number), last4: lastFour(number), hash: fingerprint(dataKey, number) };
}

/** The same for a required number. */
export function neededNumber(
  ctx: HrmsContext,
  field: string,
  text: string | null | undefined,
  before: Sealed | null,
): { enc: string; last4: string; hash: string | null } {
  const { enc, last4, hash } = sealedNumber(ctx, field, text, before);
  if (enc === null || last4 === null) throw invalid(`/${field}`, "required");
  return { enc, last4, hash };
}
