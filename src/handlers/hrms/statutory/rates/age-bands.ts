/** The age bands that a CPF set must have rows for. */
import { inForceOn } from "#src/domain/statutory/rate-sets/draft.ts";
import type { RateKind, RateRow } from "#src/domain/statutory/rate-sets/rate-set.ts";
import { activeSets } from "#src/store/statutory/rate-sets.ts";
import type { HrmsContext } from "../../context.ts";

export async function agesFor(
  ctx: HrmsContext,
  { kind, effectiveFrom }: { kind: RateKind; effectiveFrom: string },
): Promise<RateRow[]> {
  if (kind !== "cpf") return [];
  return inForceOn(await activeSets(ctx.db, null, { kind: "cpf-ages" }), effectiveFrom)?.rates ?? [];
}
