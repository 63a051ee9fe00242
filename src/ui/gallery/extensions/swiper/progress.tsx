/** A bar instead of dots, for many slides. */
import { useState } from "react";
import { Stack } from "#src/ui/gallery/example/stack.tsx";
import { Swiper } from "#src/ui/gallery/parts/swiper.tsx";
import { Slider } from "#src/ui/kit/slider.tsx";
import { useText } from "#src/ui/messages/use-text.ts";
import { Tile } from "./views.tsx";

export function Progress() {
  const t = useText();
  const [count, setCount] = useState(12);
  return (
    <Stack>
      <Slider
        label={t("showcase-media.swiper.slides")}
        values={[count]}
        onChange={([next]) => setCount(next ?? 12)}
        min={2}
        max={24}
        largeStep={4}
      />
      <Swiper
        key={count}
        progress
        label={t("showcase-media.swiper.progress")}
        count={count}
        slide={(index) => <Tile>{index + 1}</Tile>}
      />
    </Stack>
  );
}
