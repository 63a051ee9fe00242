/** Remembers in the browser how far the tour has come. */
import { useRef, useState } from "react";
import { Result, Row, Stack } from "#src/ui/gallery/example/stack.tsx";
import { Tour } from "#src/ui/kit/tour.tsx";
import { Button } from "#src/ui/kit/button.tsx";
import { useText } from "#src/ui/messages/use-text.ts";
import { Board, tileSteps, tiles } from "./board.tsx";

const key = "hrms.gallery.tour";

export function Resume() {
  const t = useText();
  const board = useRef<HTMLUListElement>(null);
  const [reached, setReached] = useState(() => Math.min(Number(sessionStorage.getItem(key)) || 0, tiles.length - 1));
  const [from, setFrom] = useState<number>();
  const [result, setResult] = useState("");
  return (
    <Stack>
      <Row>
        <Button aria-haspopup="dialog" onClick={() => setFrom(reached)}>
          {reached > 0 ? t("showcase-dialogs.tour.goOn", { at: reached + 1 }) : t("showcase-dialogs.tour.start")}
        </Button>
        <Button variant="ghost" inactive={reached === 0} onClick={() => setFrom(0)}>
          {t("showcase-dialogs.tour.restart")}
        </Button>
      </Row>
      <Board ref={board} />
      <Result>{result}</Result>
      {from !== undefined && (
        <Tour
          steps={tileSteps(t, board)}
          from={from}
          onEnd={(at, finished) => {
            const next = finished ? 0 : at;
            sessionStorage.setItem(key, String(next));
            setReached(next);
            setFrom(undefined);
            setResult(
              finished ? t("showcase-dialogs.tour.finished") : t("showcase-dialogs.tour.ended", { at: at + 1 }),
            );
          }}
        />
      )}
    </Stack>
  );
}
