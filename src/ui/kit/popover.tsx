/** Popover at its button: Esc, light dismiss and focus return. Chakra's popover is loaded on demand. */
import type { FocusEvent, ReactNode } from "react";
import { later } from "./later.ts";
import type { Align, Side } from "./place.ts";
import type { Tone } from "./status-dot.tsx";
import { useOverlay, type OverlayTriggerProps } from "./use-overlay.ts";

const panel = later(async () => (await import("./popover-panel.tsx")).PopoverPanel);

interface PopoverTriggerProps extends OverlayTriggerProps {
  readonly "aria-haspopup": "dialog";
  readonly onFocus?: (event: FocusEvent<HTMLElement>) => void;
  readonly onBlur?: (event: FocusEvent<HTMLElement>) => void;
}

interface PopoverProps {
  /** Trigger button; must spread the given props. */
  trigger: (props: PopoverTriggerProps) => ReactNode;
  label: string;
  align?: Align;
  side?: Side;
  /** Also opens on hover or focus; both leave the focus in place. */
  opens?: "hover" | "focus";
  /** Hover delay in ms. */
  delay?: number;
  tone?: Tone;
  /** Rendered while open; `close` is for buttons inside. */
  children: (close: () => void) => ReactNode;
}

export function Popover({
  trigger,
  label,
  align = "start",
  side = "below",
  opens,
  delay,
  tone,
  children,
}: PopoverProps) {
  const { Panel, opened, open, close, ofTrigger, ofPanel } = useOverlay(panel, opens === "hover", delay);
  return (
    <>
      {trigger({
        ...ofTrigger,
        "aria-haspopup": "dialog",
        ...(opens === "focus" && {
          onFocus: ({ currentTarget }) => currentTarget.matches(":focus-visible") && opened === "no" && open("shown"),
          onBlur: ({ relatedTarget }) => {
            if (!document.getElementById(ofPanel.id)?.contains(relatedTarget)) close();
          },
        }),
      })}
      {Panel && (
        <Panel {...ofPanel} {...{ label, align, side, tone }}>
          {children(close)}
        </Panel>
      )}
    </>
  );
}
