/** Radio cards, one disabled. */
import { useState } from "react";
import { useFormat } from "#src/ui/kit/format.tsx";
import { RadioGroup } from "#src/ui/kit/radio.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

const plans = ["basic", "team", "enterprise"] as const;
const prices = { basic: 0, team: 49_00, enterprise: 99_00 };

export function Cards() {
  const t = useText();
  const format = useFormat();
  const [plan, setPlan] = useState<(typeof plans)[number]>("team");
  return (
    <RadioGroup
      look="cards"
      label={t("showcase-choices.radio.plan")}
      value={plan}
      onChange={setPlan}
      options={plans.map((value) => ({
        value,
        label: t(`showcase-choices.radio.${value}`),
        help: t(`showcase-choices.radio.${value}Help`),
        aside: prices[value] === 0 ? t("showcase-choices.radio.free") : format.money(prices[value]),
        disabled: value === "enterprise",
      }))}
    />
  );
}
