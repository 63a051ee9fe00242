/** Menu at the pointer: by right click, long press, Shift+F10 or the menu key. */
import {
  useEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
} from "react";
import { later } from "../../kit/later.ts";
import { useOverlay } from "../../kit/use-overlay.ts";

const panel = later(async () => (await import("../../kit/menu-panel.tsx")).MenuPanel);
const longPressMs = 550;
/** A finger that moves this far scrolls. */
const tolerance = 10;

export interface ContextTargetProps {
  readonly "aria-haspopup": "menu";
  readonly onContextMenu: (event: MouseEvent<HTMLElement>) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerUp: () => void;
  readonly onPointerCancel: () => void;
}

interface ContextMenuProps {
  /** The area the menu is for; must spread the given props. */
  target: (props: ContextTargetProps) => ReactNode;
  /** Called before it opens, such as to remember the row. */
  onOpen?: (element: HTMLElement) => void;
  children: ReactNode;
}

export function ContextMenu({ target, onOpen, children }: ContextMenuProps) {
  const { Panel, open, close, ofPanel } = useOverlay(panel, false);
  const [at, setAt] = useState({ x: 0, y: 0 });
  const origin = useRef<HTMLElement>(null);
  const press = useRef<{ timer: ReturnType<typeof setTimeout>; x: number; y: number }>(undefined);
  const release = (): void => clearTimeout(press.current?.timer);
  useEffect(() => release, []);
  const show = (element: HTMLElement, x: number, y: number): void => {
    release();
    const focused = document.activeElement;
    origin.current = focused instanceof HTMLElement && element.contains(focused) ? focused : element;
    onOpen?.(element);
    setAt({ x, y });
    open("entered");
  };
  return (
    <>
      {target({
        "aria-haspopup": "menu",
        onContextMenu: (event) => {
          event.preventDefault();
          show(event.currentTarget, event.clientX, event.clientY);
        },
        onKeyDown: (event) => {
          if (event.key !== "ContextMenu" && !(event.key === "F10" && event.shiftKey)) return;
          event.preventDefault();
          const { left, right, bottom } = (event.target as HTMLElement).getBoundingClientRect();
          show(event.currentTarget, document.documentElement.dir === "rtl" ? right : left, bottom);
        },
        onPointerDown: ({ pointerType, currentTarget, clientX: x, clientY: y }) => {
          void panel.load().catch(() => undefined);
          if (pointerType !== "touch") return;
          release();
          press.current = { timer: setTimeout(() => show(currentTarget, x, y), longPressMs), x, y };
        },
        onPointerMove: ({ clientX, clientY }) => {
          const from = press.current;
          if (from && Math.hypot(clientX - from.x, clientY - from.y) > tolerance) release();
        },
        onPointerUp: release,
        onPointerCancel: release,
      })}
      {Panel && (
        <Panel
          {...ofPanel}
          // Another place is another menu.
          key={`${at.x} ${at.y}`}
          at={at}
          align="start"
          side="below"
          onClose={() => {
            const inside = document.getElementById(ofPanel.id)?.contains(document.activeElement);
            close();
            if (inside) origin.current?.focus({ preventScroll: true });
          }}
        >
          {children}
        </Panel>
      )}
    </>
  );
}
