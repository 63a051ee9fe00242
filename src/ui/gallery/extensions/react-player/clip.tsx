/** The sample video with a place of its final size; only its length is loaded before it plays. */
import { css } from "#generated/styles/css/index.js";
import type { ComponentProps } from "react";
import { useText } from "#src/ui/messages/use-text.ts";

export function Clip(props: ComponentProps<"video">) {
  const t = useText();
  return (
    <video
      preload="none"
      poster="/media/profile/video.svg"
      src="/media/player/walk.webm"
      playsInline
      controls
      aria-label={t("showcase-media.player.walk")}
      {...props}
      className={css({ display: "block", w: "full", aspectRatio: "16 / 9", borderRadius: "control", bg: "inset" })}
    />
  );
}
