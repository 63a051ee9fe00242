/** Modal dialogs and drawers on the native dialog element: focus trap, Esc, and focus restored on close. */
import { chakra } from "@chakra-ui/react";
import { X } from "lucide-react";
import { useEffect, useId, useRef, type ReactNode } from "react";
import { useText } from "../messages/use-text.ts";
import { IconButton } from "./button.tsx";

const Panel = chakra("dialog", {
  base: {
    bg: "raised",
    color: "text",
    borderWidth: "1px",
    borderColor: "border",
    boxShadow: "floating",
    flexDirection: "column",
    overflow: "hidden",
    maxW: "none",
    maxH: "none",
    _open: { display: "flex" },
    _backdrop: { bg: "scrim", animation: "fade-in 150ms ease-out" },
    _motionReduce: { animation: "none!" },
    "&[data-clear]::backdrop": { bg: "transparent" },
  },
  variants: {
    side: {
      center: {
        m: "auto",
        borderRadius: "card",
        w: "min(var(--dialog-width, 28rem), calc(100% - 2rem))",
        maxH: "calc(100dvh - 2rem)",
        animation: "appear 150ms ease-out",
      },
      end: {
        margin: "0",
        marginInlineStart: "auto",
        h: "100dvh",
        w: "min(var(--dialog-width, 30rem), 100%)",
        borderBlockWidth: "0",
        borderInlineEndWidth: "0",
        _rtl: { "--slide-from": "-1.5rem" },
        animation: "slide-in 180ms ease-out",
      },
      start: {
        margin: "0",
        marginInlineEnd: "auto",
        h: "100dvh",
        w: "min(var(--dialog-width, 18rem), calc(100% - 3rem))",
        borderBlockWidth: "0",
        borderInlineStartWidth: "0",
        "--slide-from": "-1.5rem",
        _rtl: { "--slide-from": "1.5rem" },
        animation: "slide-in 180ms ease-out",
      },
    },
  },
  defaultVariants: { side: "center" },
});

const focusable = "input, select, textarea, button, a[href], [contenteditable=true]";
const acts = ["keydown", "pointerdown", "input"] as const;

/** Focuses the first control rather than the close button; waits for lazy content unless the user has acted. */
function focusFirst(dialog: HTMLElement): () => void {
  const marked = dialog.querySelector<HTMLElement>("[data-autofocus]");
  let given: Element | null = null;
  const first = (): void => {
    if (given && document.activeElement !== given) return stop();
    (marked ?? dialog.querySelector<HTMLElement>(`[data-dialog-body] :is(${focusable})`))?.focus();
    given = document.activeElement;
  };
  const coming = new MutationObserver(first);
  const stop = (): void => {
    coming.disconnect();
    for (const act of acts) dialog.removeEventListener(act, stop, true);
  };
  first();
  if (!marked) {
    coming.observe(dialog, { childList: true, subtree: true });
    for (const act of acts) dialog.addEventListener(act, stop, true);
  }
  return stop;
}

interface DialogProps {
  open: boolean;
  /** Called on Esc, close button and backdrop click; omit if the dialog must not be closed. */
  onClose?: () => void;
  title: string;
  /** Visually hidden title, for content with a header of its own. */
  bare?: boolean;
  role?: "dialog" | "alertdialog";
  side?: "center" | "end" | "start";
  width?: string;
  /** No backdrop, so that changes to the page are visible. */
  clear?: boolean;
  children: ReactNode;
  footer?: ReactNode;
}

export function Dialog({ open, ...rest }: DialogProps) {
  return open ? <OpenDialog {...rest} /> : null;
}

function OpenDialog({
  onClose,
  title,
  bare = false,
  role = "dialog",
  side = "center",
  width,
  clear = false,
  children,
  footer,
}: Omit<DialogProps, "open">) {
  const id = useId();
  const t = useText();
  const panel = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = panel.current;
    const before = document.activeElement;
    if (dialog && !dialog.open) dialog.showModal();
    const stopFocusing = dialog && focusFirst(dialog);
    return () => {
      stopFocusing?.();
      dialog?.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return (
    <Panel
      ref={panel}
      side={side}
      role={role}
      data-clear={clear || undefined}
      aria-labelledby={bare ? undefined : `${id}-title`}
      aria-label={bare ? title : undefined}
      style={width ? { ["--dialog-width" as string]: width } : undefined}
      onCancel={(event) => {
        // Closing is controlled by state, not by the browser.
        event.preventDefault();
        if (event.target === event.currentTarget) onClose?.();
      }}
      onKeyDown={(event) => event.key === "Escape" && !onClose && event.preventDefault()}
      onMouseDown={(event) => event.target === event.currentTarget && onClose?.()}
    >
      {!bare && (
        <chakra.div
          display="flex"
          alignItems="center"
          gap="3"
          paddingInlineStart="5"
          paddingInlineEnd="3"
          pt="3"
          pb="2"
        >
          <chakra.h2 id={`${id}-title`} fontSize="lg" lineHeight="lg" fontWeight="semibold" flex="1" minW="0">
            {title}
          </chakra.h2>
          {onClose && (
            <IconButton label={t("common.close")} size="sm" onClick={onClose}>
              <X size={18} aria-hidden />
            </IconButton>
          )}
        </chakra.div>
      )}
      <chakra.div
        data-dialog-body
        px={bare ? "0" : "5"}
        pt={bare ? "0" : "1"}
        pb={bare ? "0" : "5"}
        flex="1"
        minH="0"
        overflowY="auto"
      >
        {children}
      </chakra.div>
      {footer && (
        <chakra.div
          display="flex"
          flexWrap="wrap"
          justifyContent="flex-end"
          gap="2"
          px="5"
          py="3"
          borderTopWidth="1px"
          borderColor="border"
          bg="raised"
        >
          {footer}
        </chakra.div>
      )}
    </Panel>
  );
}
