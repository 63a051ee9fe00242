/** Badge variants: tinted, with status dot, solid. */
import { chakra } from "#generated/styles/jsx/index.js";
import { useState } from "react";
import { Row, Stack } from "#src/ui/gallery/example/stack.tsx";
import { Segmented } from "#src/ui/kit/segmented.tsx";
import { StatusDot, Tag } from "#src/ui/kit/status-dot.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

const tones = ["neutral", "accent", "success", "warning", "danger", "info"] as const;
type Look = "light" | "dot" | "solid";

const Solid = chakra("span", {
  base: {
    px: "1.5",
    borderRadius: "xs",
    fontSize: "xs",
    lineHeight: "1.25rem",
    fontWeight: "medium",
    bg: "colorPalette.solid",
    color: "colorPalette.contrast",
  },
});

export function Tones() {
  const t = useText();
  const [look, setLook] = useState<Look>("light");
  return (
    <Stack>
      <Segmented<Look>
        label={t("showcase-signs.badges.look")}
        value={look}
        onChange={setLook}
        options={(["light", "dot", "solid"] as const).map((value) => ({
          value,
          label: t(`showcase-signs.badges.${value}`),
        }))}
      />
      <Row>
        {tones.map((tone) => {
          const word = t(`showcase.tone.${tone}`);
          if (look === "dot")
            return (
              <StatusDot key={tone} tone={tone}>
                {word}
              </StatusDot>
            );
          if (look === "light")
            return (
              <Tag key={tone} tone={tone}>
                {word}
              </Tag>
            );
          return (
            <Solid key={tone} css={{ colorPalette: tone }}>
              {word}
            </Solid>
          );
        })}
      </Row>
    </Stack>
  );
}
