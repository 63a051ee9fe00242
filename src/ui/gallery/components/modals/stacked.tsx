/** Stacked dialogs: Esc closes the topmost and returns the focus. */
import { useState } from "react";
import { Button } from "#src/ui/kit/button.tsx";
import { Dialog } from "#src/ui/kit/dialog.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

export function Stacked() {
  const t = useText();
  const [depth, setDepth] = useState(0);
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setDepth(1)}>
        {t("showcase-actions.modals.open")}
      </Button>
      {[1, 2, 3].map((level) => (
        <Dialog
          key={level}
          open={depth >= level}
          width={`${36 - level * 5}rem`}
          onClose={() => setDepth(level - 1)}
          title={t("showcase-actions.modals.level", { level })}
        >
          {level < 3 ? (
            <Button aria-haspopup="dialog" onClick={() => setDepth(level + 1)}>
              {t("showcase-actions.modals.another")}
            </Button>
          ) : (
            <Button onClick={() => setDepth(0)}>{t("showcase-actions.modals.closeAll")}</Button>
          )}
        </Dialog>
      ))}
    </>
  );
}
