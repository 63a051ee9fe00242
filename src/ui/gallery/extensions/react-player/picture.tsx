/** In a small window above all others. */
import { useEffect, useRef, useState } from "react";
import { Result, Row, Stack } from "#src/ui/gallery/example/stack.tsx";
import { Button } from "#src/ui/kit/button.tsx";
import { useText } from "#src/ui/messages/use-text.ts";
import { Clip } from "./clip.tsx";

export function Picture() {
  const t = useText();
  const video = useRef<HTMLVideoElement>(null);
  const [floating, setFloating] = useState(false);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    const element = video.current;
    const start = (): void => setFloating(true);
    const end = (): void => setFloating(false);
    element?.addEventListener("enterpictureinpicture", start);
    element?.addEventListener("leavepictureinpicture", end);
    return () => {
      element?.removeEventListener("enterpictureinpicture", start);
      element?.removeEventListener("leavepictureinpicture", end);
    };
  }, []);
  const change = async (): Promise<void> => {
    try {
      if (floating) return await document.exitPictureInPicture();
      // A window needs a picture.
      await video.current?.play();
      await video.current?.requestPictureInPicture();
    } catch {
      setFailed(true);
    }
  };
  return (
    <Stack>
      <Clip ref={video} />
      <Row>
        <Button onClick={() => void change()}>
          {t(floating ? "showcase-media.player.unfloat" : "showcase-media.player.float")}
        </Button>
      </Row>
      <Result>{failed && t("showcase-media.player.cannotFloat")}</Result>
    </Stack>
  );
}
