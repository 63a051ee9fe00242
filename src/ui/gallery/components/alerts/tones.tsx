/** Seven colours in three variants; each has an icon, so that colour is never the only cue. */
import { useState } from "react";
import { Alert, type AlertLook, type AlertTone } from "#src/ui/kit/alert.tsx";
import { Stack } from "#src/ui/gallery/example/stack.tsx";
import { Segmented } from "#src/ui/kit/segmented.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

const tones = [
  "accent",
  "neutral",
  "success",
  "danger",
  "warning",
  "info",
  "contrast",
] as const satisfies readonly AlertTone[];

export function Tones() {
  const t = useText();
  const [look, setLook] = useState<AlertLook>("tint");
  return (
    <Stack css={{ gap: "2" }}>
      <Segmented<AlertLook>
        label={t("showcase-frames.alerts.look")}
        value={look}
        onChange={setLook}
        options={(["tint", "line", "solid"] as const).map((value) => ({
          value,
          label: t(`showcase-frames.alerts.${value}`),
        }))}
      />
      {tones.map((tone) => (
        <Alert key={tone} tone={tone} look={look}>
          {t(`showcase-frames.alerts.of.${tone}`)}
        </Alert>
      ))}
    </Stack>
  );
}
