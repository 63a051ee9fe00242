/** Radio colours. */
import { useState } from "react";
import { RadioGroup } from "#src/ui/kit/radio.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

const tones = ["accent", "success", "warning", "danger", "info", "neutral"] as const;

export function Colours() {
  const t = useText();
  const [tone, setTone] = useState<(typeof tones)[number]>("success");
  return (
    <RadioGroup
      look="inline"
      label={t("showcase.colour")}
      value={tone}
      onChange={setTone}
      palette={tone}
      options={tones.map((value) => ({ value, label: t(`showcase.tone.${value}`) }))}
    />
  );
}
