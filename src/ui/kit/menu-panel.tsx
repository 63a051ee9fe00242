/** The open menu: plain elements with the behaviour of Chakra's. */
import { useMenu } from "@chakra-ui/react";
import { menu as recipe } from "#generated/styles/recipes/index.js";
import {
  createContext,
  use,
  useCallback,
  useEffect,
  useRef,
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from "react";
import { ChakraLocale } from "./chakra-locale.tsx";
import { OpenMenuContext, type SubProps } from "./open-menu.ts";
import type { Align, Side } from "./place.ts";
import { inTopLayer, positioning } from "./top-layer.ts";
import type { OverlayPanelProps } from "./use-overlay.ts";

type Menu = ReturnType<typeof useMenu>;

/** A menu for its submenus, with what they share. */
interface Parent {
  readonly menu: Menu;
  readonly onEntry: () => void;
  readonly close: () => void;
  /** Esc is about to be handled by a submenu. */
  readonly escape: () => void;
}

const ParentContext = createContext<Parent | null>(null);

interface MenuPanelProps extends OverlayPanelProps {
  align: Align;
  side: Side;
  /** Opens at this point of the window instead of its trigger. */
  at?: { readonly x: number; readonly y: number };
  children: ReactNode;
}

export function MenuPanel(props: MenuPanelProps) {
  return (
    <ChakraLocale>
      <OpenedMenu {...props} />
    </ChakraLocale>
  );
}

function OpenedMenu({ id, triggerId, entered, align, side, at, onClose, children, ...pointer }: MenuPanelProps) {
  const escaped = useRef(false);
  const menu = useMenu({
    open: true,
    ids: { trigger: triggerId, content: id },
    loopFocus: true,
    positioning: { ...positioning(align, side), ...(at && { getAnchorRect: () => ({ ...at, width: 0, height: 0 }) }) },
    onOpenChange: () => {
      if (!escaped.current) onClose();
      escaped.current = false;
    },
  });
  const latest = useRef({ entered, onClose, highlight: menu.api.setHighlightedValue });
  latest.current = { entered, onClose, highlight: menu.api.setHighlightedValue };
  const content = useRef<HTMLDivElement>(null);
  const begun = useRef(false);
  // Once the first entries are there, which may be loaded too.
  const onEntry = useCallback(() => {
    const entries = [...(content.current?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? [])];
    const first = entries.find((entry) => entry.getAttribute("aria-checked") === "true") ?? entries[0];
    if (begun.current || !latest.current.entered || !first) return;
    begun.current = true;
    latest.current.highlight(first.dataset["value"] ?? "");
  }, []);
  useEffect(() => {
    if (!entered) return;
    content.current?.focus({ preventScroll: true });
    onEntry();
  }, [entered, onEntry]);
  const close = useCallback(() => latest.current.onClose(), []);
  const escape = useCallback(() => void (escaped.current = true), []);
  return (
    <Panel
      ref={content}
      of={{ menu, onEntry, close, escape }}
      entered={entered}
      {...pointer}
      // Before Chakra's menu, which would keep the focus: it goes on from the trigger.
      onKeyDownCapture={(event: KeyboardEvent) => event.key === "Tab" && (event.stopPropagation(), onClose())}
    >
      {children}
    </Panel>
  );
}

function Submenu({ entry, children }: SubProps) {
  const parent = use(ParentContext);
  if (!parent) throw new Error("A submenu is only shown in a menu");
  const trigger = useRef<HTMLButtonElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const menu = useMenu({
    loopFocus: true,
    positioning: { ...positioning("start", "end"), gutter: 0 },
    onOpenChange: ({ open }) => {
      if (!open && content.current?.contains(document.activeElement)) trigger.current?.focus({ preventScroll: true });
    },
    onEscapeKeyDown: (event) => {
      // Chakra's menu would close all.
      parent.escape();
      event.preventDefault();
      menu.api.setOpen(false);
    },
  });
  const link = useRef({ parent: parent.menu, menu });
  useEffect(() => {
    link.current.parent.api.setChild(link.current.menu.service);
    link.current.menu.api.setParent(link.current.parent.service);
  }, []);
  return (
    <>
      <button
        {...(parent.menu.api.getTriggerItemProps(menu.api) as ComponentProps<"button">)}
        ref={trigger}
        type="button"
        className={recipe().item}
        tabIndex={-1}
      >
        {entry}
      </button>
      {menu.api.open && (
        <Panel ref={content} of={{ ...parent, menu }} entered>
          {children}
        </Panel>
      )}
    </>
  );
}

interface PanelProps extends ComponentProps<"div"> {
  ref: RefObject<HTMLDivElement | null>;
  of: Parent;
  entered: boolean;
}

function Panel({ ref, of, entered, children, ...rest }: PanelProps) {
  const { api } = of.menu;
  const { highlightedValue } = api;
  // The focus itself moves, as screen readers expect of menus.
  useEffect(() => {
    if (!entered || highlightedValue === null) return;
    const entry = ref.current?.querySelector<HTMLElement>(`[data-value="${CSS.escape(highlightedValue)}"]`);
    entry?.focus({ preventScroll: true });
  }, [entered, highlightedValue, ref]);
  const open = {
    propsOf: (value: string, kind?: "radio" | "checkbox", checked = false) => {
      const props = kind ? api.getOptionItemProps({ type: kind, value, checked }) : api.getItemProps({ value });
      const onFocus = (): void => api.setHighlightedValue(value);
      // Typed letters are compared with its text; what a click does is for the entry to say.
      return { ...props, "data-valuetext": undefined, onClick: undefined, onFocus, tabIndex: -1 };
    },
    onEntry: of.onEntry,
    close: of.close,
    Sub: Submenu,
  };
  const content = api.getContentProps() as ComponentProps<"div">;
  return (
    <div
      {...(api.getPositionerProps() as ComponentProps<"div">)}
      className={recipe().positioner}
      popover="manual"
      ref={inTopLayer}
    >
      <div
        {...content}
        {...rest}
        ref={ref}
        // Chakra's menu takes the focus, which it cannot before it is entered.
        tabIndex={entered ? -1 : undefined}
        className={recipe().content}
        onPointerEnter={(event) => {
          content.onPointerEnter?.(event);
          rest.onPointerEnter?.(event);
        }}
        onKeyDown={(event) => {
          content.onKeyDown?.(event);
          // Not for the page around it.
          event.stopPropagation();
        }}
      >
        <ParentContext value={of}>
          <OpenMenuContext value={open}>{children}</OpenMenuContext>
        </ParentContext>
      </div>
    </div>
  );
}
