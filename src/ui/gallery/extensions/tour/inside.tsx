/** Scrolls to each tile. */
import { useRef, useState } from "react";
import { Stack } from "#src/ui/gallery/example/stack.tsx";
import { Tour } from "#src/ui/kit/tour.tsx";
import { Button } from "#src/ui/kit/button.tsx";
import { useText } from "#src/ui/messages/use-text.ts";
import { Board, tileSteps } from "./board.tsx";

export function Inside() {
  const t = useText();
  const board = useRef<HTMLUListElement>(null);
  const [open, setOpen] = useState(false);
  return (
    <Stack>
      <div>
        <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {t("showcase-dialogs.tour.start")}
        </Button>
      </div>
      <Board ref={board} />
      {open && <Tour steps={tileSteps(t, board)} onEnd={() => setOpen(false)} />}
    </Stack>
  );
}
