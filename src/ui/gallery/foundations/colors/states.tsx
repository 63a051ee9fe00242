/** The palettes of states, one at a time. */
import { useState } from "react";
import { Stack } from "#src/ui/gallery/example/stack.tsx";
import { Swatches } from "#src/ui/gallery/parts/swatches.tsx";
import { Segmented } from "#src/ui/kit/segmented.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

const palettes = ["success", "warning", "danger", "info"] as const;
const steps = {
  success: ["success", "success-subtle", "success-text"],
  warning: ["warning", "warning-subtle", "warning-text"],
  danger: ["danger", "danger-hover", "danger-subtle", "danger-text"],
  info: ["info", "info-subtle", "info-text"],
};
const against = ["surface"];

export function States() {
  const t = useText();
  const [chosen, setChosen] = useState<(typeof palettes)[number] | "all">("all");
  const shown = palettes.filter((palette) => chosen === "all" || chosen === palette);
  return (
    <Stack>
      <Segmented<(typeof palettes)[number] | "all">
        label={t("showcase-foundations.colors.states")}
        value={chosen}
        onChange={setChosen}
        options={[
          { value: "all", label: t("showcase-foundations.colors.states") },
          ...palettes.map((value) => ({ value, label: t(`showcase.tone.${value}`) })),
        ]}
      />
      {shown.map((palette) => (
        <Swatches key={palette} names={steps[palette]} against={against} />
      ))}
    </Stack>
  );
}
