/** Icon by state. */
import { css } from "#generated/styles/css/index.js";
import { Moon, Sun, Volume2, VolumeX } from "lucide-react";
import { useState } from "react";
import { Stack } from "#src/ui/gallery/example/stack.tsx";
import { Switch } from "#src/ui/kit/switch.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

export function Icons() {
  const t = useText();
  const [sound, setSound] = useState(true);
  const [night, setNight] = useState(false);
  const Sound = sound ? Volume2 : VolumeX;
  const Night = night ? Moon : Sun;
  return (
    <Stack css={{ justifyItems: "start" }}>
      <Switch checked={sound} onChange={setSound}>
        <span className={css({ display: "inline-flex", alignItems: "center", gap: "2" })}>
          <Sound size={18} aria-hidden />
          {t("showcase-choices.switch.sound")}
        </span>
      </Switch>
      <Switch checked={night} onChange={setNight}>
        <span className={css({ display: "inline-flex", alignItems: "center", gap: "2" })}>
          <Night size={18} aria-hidden />
          {t("showcase-choices.switch.night")}
        </span>
      </Switch>
    </Stack>
  );
}
