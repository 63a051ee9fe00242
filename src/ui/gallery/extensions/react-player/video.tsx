/** The browser's player with a choice of speeds. */
import { useRef, useState } from "react";
import { Stack } from "#src/ui/gallery/example/stack.tsx";
import { Segmented } from "#src/ui/kit/segmented.tsx";
import { useText } from "#src/ui/messages/use-text.ts";
import { Clip } from "./clip.tsx";

const speeds = ["0.5", "1", "1.5", "2"] as const;

export function Video() {
  const t = useText();
  const video = useRef<HTMLVideoElement>(null);
  const [speed, setSpeed] = useState<(typeof speeds)[number]>("1");
  const apply = (value = speed): void => {
    if (video.current) video.current.playbackRate = Number(value);
  };
  return (
    <Stack>
      <Segmented
        label={t("showcase-media.player.speed")}
        value={speed}
        onChange={(next) => {
          setSpeed(next);
          apply(next);
        }}
        options={speeds.map((value) => ({ value, label: `${value}×` }))}
      />
      <Clip ref={video} onPlay={() => apply()} />
    </Stack>
  );
}
