/** Divider colours; solid, dashed and dotted. */
import { useState } from "react";
import { Divider } from "#src/ui/gallery/parts/divider.tsx";
import { Stack } from "#src/ui/gallery/example/stack.tsx";
import { Segmented } from "#src/ui/kit/segmented.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

const tones = ["neutral", "accent", "success", "warning", "danger", "info"] as const;
const lines = ["solid", "dashed", "dotted"] as const;

export function Colours() {
  const t = useText();
  const [line, setLine] = useState<(typeof lines)[number]>("solid");
  return (
    <Stack>
      <Segmented<(typeof lines)[number]>
        label={t("showcase-frames.divider.line")}
        value={line}
        onChange={setLine}
        options={lines.map((value) => ({ value, label: t(`showcase-frames.divider.line.${value}`) }))}
      />
      {tones.map((tone) => (
        <Divider key={tone} tone={tone} line={line}>
          {t(`showcase.tone.${tone}`)}
        </Divider>
      ))}
    </Stack>
  );
}
