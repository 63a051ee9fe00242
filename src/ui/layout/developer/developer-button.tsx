/** Opens the developer drawer; a dot shows that a scenario is on. Narrow windows have it in the account menu. */
import { css } from "#generated/styles/css/index.js";
import { SquareTerminal } from "lucide-react";
import { IconButton } from "../../kit/button.tsx";
import { useText } from "../../messages/use-text.ts";
import { useScenario } from "./calls.ts";
import { Drawer } from "./developer-slot.tsx";
import { setDeveloperOpen, useHasDeveloper } from "./open.ts";

export function DeveloperButton() {
  const t = useText();
  const { kind } = useScenario();
  if (!useHasDeveloper()) return null;
  const load = (): void => void Drawer.load().catch(() => undefined);
  return (
    <span className={css({ display: { base: "none", lg: "inline-flex" }, position: "relative" })}>
      <IconButton
        label={t(kind === "normal" ? "shell.developer" : "shell.developerScenario")}
        aria-haspopup="dialog"
        onPointerEnter={load}
        onFocus={load}
        onClick={() => setDeveloperOpen(true)}
      >
        <SquareTerminal size={18} aria-hidden />
      </IconButton>
      {kind !== "normal" && (
        <span
          className={css({
            position: "absolute",
            top: "1",
            insetInlineEnd: "1",
            boxSize: "2",
            borderRadius: "full",
            bg: "warning",
            pointerEvents: "none",
          })}
          data-scenario={kind}
          aria-hidden
        />
      )}
    </span>
  );
}
