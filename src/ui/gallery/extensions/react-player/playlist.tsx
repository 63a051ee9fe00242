/** Three pieces; the next one starts by itself. */
import { css } from "#generated/styles/css/index.js";
import { Music, Volume2 } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Result, Stack } from "#src/ui/gallery/example/stack.tsx";
import { Button } from "#src/ui/kit/button.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

const pieces = ["morning", "chime", "evening"] as const;

export function Playlist() {
  const t = useText();
  const player = useRef<HTMLAudioElement>(null);
  const [at, setAt] = useState(0);
  const [playing, setPlaying] = useState(false);
  const started = useRef(false);
  const piece = pieces[at] ?? pieces[0];
  const nameOf = (name: (typeof pieces)[number]): string => t(`showcase-media.player.piece.${name}`);
  useEffect(() => {
    // Refused before the first click on the page.
    if (started.current) player.current?.play().catch(() => setPlaying(false));
  }, [at]);
  const choose = (index: number): void => {
    started.current = true;
    if (index === at) player.current?.play().catch(() => setPlaying(false));
    else setAt(index);
  };
  return (
    <Stack>
      <ol className={css({ display: "grid", gap: "1" })}>
        {pieces.map((name, index) => (
          <li key={name}>
            <Button
              variant={index === at ? "subtle" : "ghost"}
              aria-current={index === at || undefined}
              className={css({ w: "full", justifyContent: "flex-start" })}
              onClick={() => choose(index)}
            >
              {index === at && playing ? <Volume2 size={16} aria-hidden /> : <Music size={16} aria-hidden />}
              {nameOf(name)}
            </Button>
          </li>
        ))}
      </ol>
      <audio
        ref={player}
        className={css({ w: "full", h: "14" })}
        aria-label={nameOf(piece)}
        src={`/media/player/${piece}.wav`}
        preload="none"
        controls
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
        onEnded={() => {
          started.current = true;
          if (at < pieces.length - 1) setAt(at + 1);
        }}
      >
        <track kind="captions" src="/media/player/sounds.vtt" />
      </audio>
      <Result>{playing && t("showcase-media.player.playing", { name: nameOf(piece) })}</Result>
    </Stack>
  );
}
