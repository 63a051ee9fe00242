/** Colours of text, and where it starts. */
import { css } from "#generated/styles/css/index.js";
import { useState } from "react";
import { Stack } from "#src/ui/gallery/example/stack.tsx";
import { Segmented } from "#src/ui/kit/segmented.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

const aligns = ["start", "center", "end"] as const;
const colours = [
  ["text", css({ color: "text" })],
  ["text.muted", css({ color: "text.muted" })],
  ["accent.text", css({ color: "accent.text" })],
  ["success.text", css({ color: "success.text" })],
  ["warning.text", css({ color: "warning.text" })],
  ["danger.text", css({ color: "danger.text" })],
  ["info.text", css({ color: "info.text" })],
] as const;

export function Looks() {
  const t = useText();
  const [align, setAlign] = useState<(typeof aligns)[number]>("start");
  return (
    <Stack>
      <Segmented
        label={t("showcase-foundations.typography.align")}
        value={align}
        onChange={setAlign}
        options={aligns.map((value) => ({ value, label: t(`showcase-foundations.typography.align.${value}`) }))}
      />
      <div style={{ textAlign: align }}>
        {colours.map(([token, look]) => (
          <p key={token} className={look}>
            {`${t("showcase-foundations.sample")} `}
            <code className={css({ fontFamily: "mono", fontSize: "xs" })}>{token}</code>
          </p>
        ))}
      </div>
    </Stack>
  );
}
