/** Menu at its button. Chakra's menu, which brings keys, type-ahead and positions, is loaded on demand. */
import type { KeyboardEvent, ReactNode } from "react";
import { later } from "./later.ts";
import type { Align, Side } from "./place.ts";
import { useOverlay, type OverlayTriggerProps } from "./use-overlay.ts";

const panel = later(async () => (await import("./menu-panel.tsx")).MenuPanel);

export interface MenuTriggerProps extends OverlayTriggerProps {
  readonly "aria-haspopup": "menu";
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

interface MenuProps {
  /** Trigger button; must spread the given props. */
  trigger: (props: MenuTriggerProps) => ReactNode;
  /** Edge of the trigger to align with. */
  align?: Align;
  side?: Side;
  /** Also opens on hover, without taking the focus. */
  hover?: boolean;
  children: ReactNode;
}

export function Menu({ trigger, align = "start", side = "below", hover = false, children }: MenuProps) {
  const { Panel, open, ofTrigger, ofPanel } = useOverlay(panel, hover);
  return (
    <>
      {trigger({
        ...ofTrigger,
        "aria-haspopup": "menu",
        onKeyDown: (event) => {
          if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
          event.preventDefault();
          open("entered");
        },
      })}
      {Panel && (
        <Panel {...ofPanel} align={align} side={side}>
          {children}
        </Panel>
      )}
    </>
  );
}
