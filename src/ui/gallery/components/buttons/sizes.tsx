/** Three sizes, rounded, and full width. */
import { css } from "#generated/styles/css/index.js";
import { useState } from "react";
import { Button } from "#src/ui/kit/button.tsx";
import { Row, Stack } from "#src/ui/gallery/example/stack.tsx";
import { Switch } from "#src/ui/kit/switch.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

const sizes = [
  ["sm", "showcase.small"],
  ["md", "showcase.medium"],
  ["lg", "showcase.large"],
] as const;

export function Sizes() {
  const t = useText();
  const [round, setRound] = useState(false);
  const [block, setBlock] = useState(false);
  return (
    <Stack>
      <Row>
        <Switch size="sm" checked={round} onChange={setRound}>
          {t("showcase-actions.buttons.round")}
        </Switch>
        <Switch size="sm" checked={block} onChange={setBlock}>
          {t("showcase-actions.buttons.block")}
        </Switch>
      </Row>
      <Row>
        {sizes.map(([size, label]) => (
          <Button
            key={size}
            size={size}
            className={css({ w: block ? "full" : undefined, borderRadius: round ? "full" : undefined })}
          >
            {t(label)}
          </Button>
        ))}
      </Row>
    </Stack>
  );
}
