/** The palettes of states, one at a time. */
import { useState } from "react";
import { Stack } from "#src/ui/gallery/example/stack.tsx";
import { Swatches } from "#src/ui/gallery/parts/swatches.tsx";
import { Segmented } from "#src/ui/kit/segmented.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

const palettes = ["success", "warning", "danger", "info"] as const;
const pairs = {
  success: { success: "surface", "success-subtle": "success-text", "success-text": "success-subtle" },
  warning: { warning: "surface", "warning-subtle": "warning-text", "warning-text": "warning-subtle" },
  danger: {
    danger: "surface",
    "danger-hover": "surface",
    "danger-subtle": "danger-text",
    "danger-text": "danger-subtle",
  },
  info: { info: "surface", "info-subtle": "info-text", "info-text": "info-subtle" },
};

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
        <Swatches key={palette} pairs={pairs[palette]} />
      ))}
    </Stack>
  );
}
