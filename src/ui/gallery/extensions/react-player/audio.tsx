/** One sound, once or again and again. */
import { css } from "#generated/styles/css/index.js";
import { useState } from "react";
import { Stack } from "#src/ui/gallery/example/stack.tsx";
import { Switch } from "#src/ui/kit/switch.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

export function Audio() {
  const t = useText();
  const [repeat, setRepeat] = useState(false);
  return (
    <Stack>
      <Switch size="sm" checked={repeat} onChange={setRepeat}>
        {t("showcase-media.player.repeat")}
      </Switch>
      <audio
        className={css({ w: "full", h: "14" })}
        aria-label={t("showcase-media.player.piece.chime")}
        src="/media/player/chime.wav"
        preload="none"
        loop={repeat}
        controls
      >
        <track kind="captions" src="/media/player/sounds.vtt" />
      </audio>
    </Stack>
  );
}
