/** Three widths; the largest fills the window of a phone. */
import { useState } from "react";
import { Button } from "#src/ui/kit/button.tsx";
import { Dialog } from "#src/ui/kit/dialog.tsx";
import { Row } from "#src/ui/gallery/example/stack.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

const sizes = [
  ["22rem", "showcase.small"],
  ["34rem", "showcase.medium"],
  ["56rem", "showcase.large"],
] as const;

export function Sizes() {
  const t = useText();
  const [width, setWidth] = useState<string | null>(null);
  const close = (): void => setWidth(null);
  return (
    <Row>
      {sizes.map(([size, label]) => (
        <Button key={size} aria-haspopup="dialog" onClick={() => setWidth(size)}>
          {t(label)}
        </Button>
      ))}
      <Dialog
        open={width !== null}
        onClose={close}
        title={t("showcase-actions.modals.terms")}
        {...(width && { width })}
        fillsPhone={width === "56rem"}
        footer={
          <Button variant="solid" onClick={close}>
            {t("common.close")}
          </Button>
        }
      >
        {t("showcase-actions.modals.sentence")}
      </Dialog>
    </Row>
  );
}
