/** A company's statutory choices below the rates of an area. */
import type { RateKind } from "#src/domain/statutory/rate-sets/rate-set.ts";
import { useAbility } from "../../../session/ability.ts";
import { ChoicesForm } from "../shared/choices-form.tsx";
import { choicesOf } from "./areas.ts";

export function ChoicesOfArea({ kind, companyId }: { kind: RateKind; companyId: string }) {
  const names = choicesOf[kind];
  const mayRead = useAbility().can("read", "calculation-settings");
  return names && mayRead ? <ChoicesForm companyId={companyId} names={names} quiet /> : null;
}
