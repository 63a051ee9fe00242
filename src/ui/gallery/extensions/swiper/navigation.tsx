/** Buttons and dots, in a circle if wanted. */
import { useState } from "react";
import { Stack } from "#src/ui/gallery/example/stack.tsx";
import { Swiper } from "#src/ui/gallery/parts/swiper.tsx";
import { Switch } from "#src/ui/kit/switch.tsx";
import { useText } from "#src/ui/messages/use-text.ts";
import { Tile } from "./views.tsx";

export function Navigation() {
  const t = useText();
  const [loop, setLoop] = useState(true);
  return (
    <Stack>
      <Switch size="sm" checked={loop} onChange={setLoop}>
        {t("showcase-media.swiper.loop")}
      </Switch>
      <Swiper
        key={String(loop)}
        dots
        loop={loop}
        label={t("showcase-media.swiper.navigation")}
        count={6}
        slide={(index) => <Tile>{index + 1}</Tile>}
      />
    </Stack>
  );
}
