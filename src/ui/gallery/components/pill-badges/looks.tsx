/** Tinted, solid and outlined, in all colours. */
import { useState } from "react";
import { Row, Stack } from "#src/ui/gallery/example/stack.tsx";
import { Segmented } from "#src/ui/kit/segmented.tsx";
import { Tag } from "#src/ui/kit/status-dot.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

const tones = ["neutral", "accent", "success", "warning", "danger", "info"] as const;
const looks = ["light", "solid", "outline"] as const;

export function Looks() {
  const t = useText();
  const [look, setLook] = useState<(typeof looks)[number]>("light");
  return (
    <Stack>
      <Segmented
        label={t("showcase-overlays.look")}
        value={look}
        onChange={setLook}
        options={looks.map((value) => ({ value, label: t(`showcase-overlays.look.${value}`) }))}
      />
      <Row>
        {tones.map((tone) => (
          <Tag key={tone} pill tone={tone} look={look}>
            {t(`showcase.tone.${tone}`)}
          </Tag>
        ))}
      </Row>
    </Stack>
  );
}
