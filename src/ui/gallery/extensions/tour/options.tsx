/** The page dimmed or not, with or without progress and arrow keys. */
import { useRef, useState } from "react";
import { Row, Stack } from "#src/ui/gallery/example/stack.tsx";
import { Tour } from "#src/ui/kit/tour.tsx";
import { Button } from "#src/ui/kit/button.tsx";
import { Switch } from "#src/ui/kit/switch.tsx";
import { useText } from "#src/ui/messages/use-text.ts";
import { Board, tileSteps } from "./board.tsx";

const names = ["dimmed", "progress", "arrows"] as const;

export function Options() {
  const t = useText();
  const board = useRef<HTMLUListElement>(null);
  const [open, setOpen] = useState(false);
  const [options, setOptions] = useState({ dimmed: false, progress: true, arrows: true });
  return (
    <Stack>
      <Row>
        {names.map((name) => (
          <Switch
            key={name}
            size="sm"
            checked={options[name]}
            onChange={(next) => setOptions({ ...options, [name]: next })}
          >
            {t(`showcase-dialogs.tour.${name}`)}
          </Switch>
        ))}
      </Row>
      <div>
        <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {t("showcase-dialogs.tour.start")}
        </Button>
      </div>
      <Board ref={board} />
      {open && <Tour steps={tileSteps(t, board)} {...options} onEnd={() => setOpen(false)} />}
    </Stack>
  );
}
