/** Cross-fade, with or without dots. */
import { useState } from "react";
import { Carousel } from "#src/ui/gallery/parts/carousel.tsx";
import { Row, Stack } from "#src/ui/gallery/example/stack.tsx";
import { Segmented } from "#src/ui/kit/segmented.tsx";
import { Switch } from "#src/ui/kit/switch.tsx";
import { useText } from "#src/ui/messages/use-text.ts";
import { Picture } from "./picture.tsx";
import { slidesOf } from "./pictures.ts";

export function Fade() {
  const t = useText();
  const [effect, setEffect] = useState<"fade" | "slide">("fade");
  const [dots, setDots] = useState(true);
  return (
    <Stack>
      <Row>
        <Segmented<"fade" | "slide">
          label={t("showcase-frames.carousel.effect")}
          value={effect}
          onChange={setEffect}
          options={(["fade", "slide"] as const).map((value) => ({
            value,
            label: t(`showcase-frames.carousel.effect.${value}`),
          }))}
        />
        <Switch size="sm" checked={dots} onChange={setDots}>
          {t("showcase-frames.carousel.dots")}
        </Switch>
      </Row>
      <Carousel
        label={t("showcase-frames.carousel.turning")}
        effect={effect}
        dots={dots}
        slides={slidesOf(t, (name, src) => (
          <Picture src={src} alt={t(`showcase-frames.carousel.picture.${name}`)} />
        ))}
      />
    </Stack>
  );
}
