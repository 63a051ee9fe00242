/** Three levels side by side. */
import { useState } from "react";
import { Row } from "#src/ui/gallery/example/stack.tsx";
import { Slider } from "#src/ui/kit/slider.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

const bands = ["low", "mid", "high"] as const;

export function Vertical() {
  const t = useText();
  const [levels, setLevels] = useState({ low: 40, mid: 55, high: 70 });
  return (
    <Row style={{ gap: "2.5rem", paddingInlineStart: "0.75rem" }}>
      {bands.map((band) => (
        <Slider
          key={band}
          vertical
          label={t(`showcase-inputs.slider.level.${band}`)}
          shown={false}
          values={[levels[band]]}
          onChange={([next]) => setLevels({ ...levels, [band]: next ?? 0 })}
        />
      ))}
    </Row>
  );
}
