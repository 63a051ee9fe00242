/** The neighbours are turned away. */
import { useState } from "react";
import { Stack } from "#src/ui/gallery/example/stack.tsx";
import { Swiper } from "#src/ui/gallery/parts/swiper.tsx";
import { Switch } from "#src/ui/kit/switch.tsx";
import { useText } from "#src/ui/messages/use-text.ts";
import { Photo, photos } from "./views.tsx";

export function Coverflow() {
  const t = useText();
  const [turned, setTurned] = useState(true);
  return (
    <Stack>
      <Switch size="sm" checked={turned} onChange={setTurned}>
        {t("showcase-media.swiper.coverflow")}
      </Switch>
      <Swiper
        label={t("showcase-media.swiper.pictures")}
        coverflow={turned}
        perView={1.6}
        count={6}
        slide={(index) => (
          <Photo src={photos[index] ?? ""} alt={t("showcase-media.swiper.picture", { number: index + 1 })} />
        )}
      />
    </Stack>
  );
}
