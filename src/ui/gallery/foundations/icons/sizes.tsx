/** The sizes of the product, with another stroke if wanted. */
import { css } from "#generated/styles/css/index.js";
import { CalendarDays, Mail, Search, UsersRound } from "lucide-react";
import { useState } from "react";
import { Row, Stack } from "#src/ui/gallery/example/stack.tsx";
import { Slider } from "#src/ui/kit/slider.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

const shown = [Mail, Search, CalendarDays, UsersRound];

export function Sizes() {
  const t = useText();
  const [stroke, setStroke] = useState(1.75);
  return (
    <Stack>
      <Slider
        label={t("showcase-foundations.icons.stroke")}
        values={[stroke]}
        onChange={([next]) => setStroke(next ?? 1.75)}
        min={1}
        max={3}
        step={0.25}
        largeStep={1}
      />
      {[16, 20, 24, 32].map((size) => (
        <Row key={size}>
          <code className={css({ w: "12", color: "text.muted", fontFamily: "mono", fontSize: "xs" })}>{size}</code>
          {shown.map((Icon, index) => (
            <Icon key={index} size={size} style={{ strokeWidth: stroke }} aria-hidden />
          ))}
        </Row>
      ))}
    </Stack>
  );
}
