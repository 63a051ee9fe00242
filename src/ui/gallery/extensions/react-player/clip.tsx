/** The sample video with a place of its final size; nothing is loaded before it plays. */
import { css } from "#generated/styles/css/index.js";
import type { ComponentProps } from "react";
import { languageNames } from "#src/domain/shared/languages.ts";
import { useLanguage } from "#src/ui/messages/use-language.ts";
import { useText } from "#src/ui/messages/use-text.ts";

export function Clip({ children, ...rest }: ComponentProps<"video">) {
  const t = useText();
  const own = useLanguage();
  return (
    <video
      preload="none"
      poster="/media/profile/video.svg"
      src="/media/player/walk.webm"
      playsInline
      controls
      aria-label={t("showcase-media.player.walk")}
      {...rest}
      className={css({ display: "block", w: "full", aspectRatio: "16 / 9", borderRadius: "control", bg: "inset" })}
    >
      <track kind="captions" src={`/media/player/captions.${own}.vtt`} srcLang={own} label={languageNames[own]} />
      {children}
    </video>
  );
}
