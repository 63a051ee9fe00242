/** Radios with descriptions. */
import { useState } from "react";
import { RadioGroup } from "#src/ui/kit/radio.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

const contracts = ["permanent", "fixed", "casual"] as const;

export function List() {
  const t = useText();
  const [contract, setContract] = useState<(typeof contracts)[number]>("permanent");
  return (
    <RadioGroup
      label={t("showcase-choices.radio.contract")}
      value={contract}
      onChange={setContract}
      options={contracts.map((value) => ({
        value,
        label: t(`showcase-choices.radio.${value}`),
        help: t(`showcase-choices.radio.${value}Help`),
      }))}
    />
  );
}
