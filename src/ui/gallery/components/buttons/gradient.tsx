/** Two shades of one colour, both with enough contrast for the label. */
import { css } from "#generated/styles/css/index.js";
import { useState } from "react";
import { Row, Stack } from "#src/ui/gallery/example/stack.tsx";
import { Button } from "#src/ui/kit/button.tsx";
import { Segmented } from "#src/ui/kit/segmented.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

const directions = { across: "90deg", down: "180deg" } as const;
type Direction = keyof typeof directions;
const names = Object.keys(directions) as Direction[];

const looks = {
  accent: css({
    bgImage: "linear-gradient(var(--direction), token(colors.accent), token(colors.accent.hover))",
    _hover: { filter: "brightness(0.94)" },
  }),
  danger: css({
    colorPalette: "danger",
    bgImage: "linear-gradient(var(--direction), token(colors.danger), token(colors.danger.hover))",
    _hover: { filter: "brightness(0.94)" },
  }),
};

export function Gradient() {
  const t = useText();
  const [direction, setDirection] = useState<Direction>("across");
  return (
    <Stack>
      <Row style={{ ["--direction" as string]: directions[direction] }}>
        <Button variant="solid" className={looks.accent}>
          {t("showcase.tone.accent")}
        </Button>
        <Button variant="solid" className={looks.danger}>
          {t("showcase.tone.danger")}
        </Button>
      </Row>
      <Segmented
        label={t("showcase-actions.buttons.direction")}
        value={direction}
        onChange={setDirection}
        options={names.map((value) => ({ value, label: t(`showcase-actions.buttons.direction.${value}`) }))}
      />
    </Stack>
  );
}
