/** By the width of its own place, not of the window. */
import { useEffect, useRef, useState } from "react";
import { Stack } from "#src/ui/gallery/example/stack.tsx";
import { Swiper } from "#src/ui/gallery/parts/swiper.tsx";
import { Slider } from "#src/ui/kit/slider.tsx";
import { useText } from "#src/ui/messages/use-text.ts";
import { Tile } from "./views.tsx";

export function Responsive() {
  const t = useText();
  const [percent, setPercent] = useState(100);
  const [perView, setPerView] = useState(2);
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!frame.current) return;
    const watch = new ResizeObserver(([entry]) => {
      const width = entry?.contentRect.width ?? 0;
      setPerView(width < 280 ? 1 : width < 480 ? 2 : 3);
    });
    watch.observe(frame.current);
    return () => watch.disconnect();
  }, []);
  return (
    <Stack>
      <Slider
        label={t("showcase-media.swiper.width")}
        values={[percent]}
        onChange={([next]) => setPercent(next ?? 100)}
        min={40}
        step={5}
        format={(value) => `${value} %`}
      />
      <div ref={frame} style={{ width: `${percent}%` }}>
        <Swiper
          key={perView}
          label={t("showcase-media.swiper.responsive")}
          count={9}
          perView={perView}
          slide={(index) => <Tile>{index + 1}</Tile>}
        />
      </div>
    </Stack>
  );
}
