/** Unset, invalid and disabled. */
import { useState } from "react";
import { Stack } from "#src/ui/gallery/example/stack.tsx";
import { RadioGroup } from "#src/ui/kit/radio.tsx";
import { Segmented } from "#src/ui/kit/segmented.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

type State = "normal" | "withError" | "disabled";
const states: readonly State[] = ["normal", "withError", "disabled"];
const halves = ["morning", "afternoon"] as const;

export function States() {
  const t = useText();
  const [state, setState] = useState<State>("withError");
  const [half, setHalf] = useState<(typeof halves)[number] | null>(null);
  return (
    <Stack>
      <Segmented
        label={t("showcase.state")}
        value={state}
        onChange={setState}
        options={states.map((value) => ({ value, label: t(`showcase.${value}`) }))}
      />
      <RadioGroup
        required
        label={t("showcase-choices.radio.half")}
        error={state === "withError" && half === null ? t("showcase-choices.radio.choose") : undefined}
        value={half}
        onChange={setHalf}
        options={halves.map((value) => ({
          value,
          label: t(`showcase-choices.radio.${value}`),
          disabled: state === "disabled",
        }))}
      />
    </Stack>
  );
}
