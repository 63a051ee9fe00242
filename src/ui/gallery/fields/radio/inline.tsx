/** Inline radios. */
import { useState } from "react";
import { RadioGroup } from "#src/ui/kit/radio.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

const halves = ["whole", "morning", "afternoon"] as const;

export function Inline() {
  const t = useText();
  const [half, setHalf] = useState<(typeof halves)[number]>("whole");
  return (
    <RadioGroup
      look="inline"
      label={t("showcase-choices.radio.half")}
      value={half}
      onChange={setHalf}
      options={halves.map((value) => ({ value, label: t(`showcase-choices.radio.${value}`) }))}
    />
  );
}
