/** The area of the examples: focusable, so that its menu opens by keyboard too. */
import { css } from "#generated/styles/css/index.js";
import { MousePointerClick } from "lucide-react";
import type { ContextTargetProps } from "#src/ui/gallery/parts/context-menu.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

export function Area(props: ContextTargetProps) {
  const t = useText();
  return (
    <button
      {...props}
      type="button"
      className={css({
        display: "grid",
        justifyItems: "center",
        alignContent: "center",
        gap: "2",
        w: "full",
        minH: "32",
        p: "4",
        borderWidth: "1px",
        borderStyle: "dashed",
        borderColor: "border.strong",
        borderRadius: "control",
        color: "text.muted",
        userSelect: "none",
        WebkitTouchCallout: "none",
      })}
    >
      <MousePointerClick size={20} aria-hidden />
      {t("showcase-dialogs.contextMenu.area")}
    </button>
  );
}
