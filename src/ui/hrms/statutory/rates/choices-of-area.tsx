/** A company's statutory choices below the rates of an area. */
import type { RateKind } from "#src/domain/statutory/rate-sets/rate-set.ts";
import { Card, CardHead } from "../../../kit/card.tsx";
import { useText } from "../../../messages/use-text.ts";
import { useAbility } from "../../../session/ability.ts";
import { ChoicesForm } from "../shared/choices-form.tsx";
import { choicesOf } from "./areas.ts";

export function ChoicesOfArea({ kind, companyId }: { kind: RateKind; companyId: string }) {
  const t = useText();
  const names = choicesOf[kind];
  const mayRead = useAbility().can("read", "calculation-settings");
  if (!names || !mayRead) return null;
  return (
    <Card padded>
      <CardHead title={t("calculation-settings.title")} text={t("calculation-settings.text")} />
      <ChoicesForm companyId={companyId} names={names} />
    </Card>
  );
}
