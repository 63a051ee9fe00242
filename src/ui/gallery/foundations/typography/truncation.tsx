/** After one to four lines. */
import { css } from "#generated/styles/css/index.js";
import { useState } from "react";
import { Stack } from "#src/ui/gallery/example/stack.tsx";
import { Slider } from "#src/ui/kit/slider.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

export function Truncation() {
  const t = useText();
  const [lines, setLines] = useState(2);
  const text = (["lead", "body", "small", "quote"] as const)
    .map((kind) => t(`showcase-foundations.typography.${kind}`))
    .join(" ");
  return (
    <Stack>
      <Slider
        label={t("showcase-foundations.typography.lines")}
        values={[lines]}
        onChange={([next]) => setLines(next ?? 1)}
        min={1}
        max={4}
        largeStep={2}
        marks={[1, 2, 3, 4].map((value) => ({ value, label: String(value) }))}
      />
      <div className={css({ minH: "20" })}>
        <p
          className={css({ maxW: "24rem", display: "-webkit-box", overflow: "hidden" })}
          style={{ WebkitLineClamp: lines, WebkitBoxOrient: "vertical" }}
          title={text}
        >
          {text}
        </p>
      </div>
    </Stack>
  );
}
