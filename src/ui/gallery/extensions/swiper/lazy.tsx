/** Pictures beyond the next view are not loaded. */
import { useState } from "react";
import { Result, Stack } from "#src/ui/gallery/example/stack.tsx";
import { Swiper } from "#src/ui/gallery/parts/swiper.tsx";
import { useText } from "#src/ui/messages/use-text.ts";
import { Photo, photos } from "./views.tsx";

export function Lazy() {
  const t = useText();
  const [loaded, setLoaded] = useState<ReadonlySet<number>>(new Set());
  return (
    <Stack>
      <Swiper
        label={t("showcase-media.swiper.pictures")}
        count={photos.length}
        near={0}
        slide={(index) => (
          <Photo
            src={photos[index] ?? ""}
            alt={t("showcase-media.swiper.picture", { number: index + 1 })}
            onLoad={() => setLoaded((before) => new Set(before).add(index))}
          />
        )}
      />
      <Result>{t("showcase-media.swiper.loaded", { count: loaded.size })}</Result>
    </Stack>
  );
}
