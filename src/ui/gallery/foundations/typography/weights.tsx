/** Three weights at the size that is chosen. */
import { css } from "#generated/styles/css/index.js";
import { useState } from "react";
import { Stack } from "#src/ui/gallery/example/stack.tsx";
import { Slider } from "#src/ui/kit/slider.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

const weights = [
  ["normal", 400, css({ fontWeight: "normal" })],
  ["medium", 500, css({ fontWeight: "medium" })],
  ["semibold", 600, css({ fontWeight: "semibold" })],
] as const;

export function Weights() {
  const t = useText();
  const [size, setSize] = useState(16);
  return (
    <Stack>
      <Slider
        label={t("showcase-foundations.typography.size")}
        values={[size]}
        onChange={([next]) => setSize(next ?? 16)}
        min={12}
        max={30}
        largeStep={6}
        format={(value) => `${value} px`}
      />
      <div className={css({ display: "grid", gap: "3", minH: "72", alignContent: "start" })}>
        {weights.map(([token, value, look]) => (
          <div key={token}>
            <code
              className={css({ color: "text.muted", fontFamily: "mono", fontSize: "xs" })}
            >{`${token} · ${value}`}</code>
            <p className={look} style={{ fontSize: `${size / 16}rem`, lineHeight: 1.4 }}>
              {t("showcase-foundations.sample")}
            </p>
          </div>
        ))}
      </div>
    </Stack>
  );
}
