/** The open dialog or drawer. */
import { useDialog } from "@chakra-ui/react";
import { dialog as recipe } from "#generated/styles/recipes/index.js";
import { X } from "lucide-react";
import { useEffect, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useText } from "../messages/use-text.ts";
import { IconButton } from "./button.tsx";
import { ChakraLocale } from "./chakra-locale.tsx";
import { OpenDialogContext } from "./dialog-guard.ts";
import type { DialogProps } from "./dialog.tsx";
import { firstIn, focusFirst, holdsFocusable } from "./focus-first.ts";
import { closesAbove, inTopLayer } from "./top-layer.ts";

export function DialogPanel(props: Omit<DialogProps, "open">) {
  return (
    <ChakraLocale>
      <OpenedDialog {...props} />
    </ChakraLocale>
  );
}

function OpenedDialog({
  onClose,
  title,
  bare = false,
  role = "dialog",
  side = "center",
  width,
  fillsPhone = false,
  clear = false,
  children,
  footer,
}: Omit<DialogProps, "open">) {
  const t = useText();
  const panel = useRef<HTMLDivElement>(null);
  const latestClose = useRef(onClose);
  latestClose.current = onClose;
  const opened = useMemo(() => {
    const guards = new Set<(close: () => void) => boolean>();
    const closeNow = (): void => latestClose.current?.();
    const close = (): void => {
      if (![...guards].some((guard) => guard(closeNow))) closeNow();
    };
    return { guards, close };
  }, []);
  // Chakra's dialog may take the focus before effects run.
  const [before] = useState(() => document.activeElement);
  useEffect(() => {
    const stopFocusing = panel.current && focusFirst(panel.current);
    return () => {
      stopFocusing?.();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [before]);
  const dialog = useDialog({
    open: true,
    role,
    ...(bare && { "aria-label": title }),
    closeOnEscape: onClose !== undefined,
    closeOnInteractOutside: onClose !== undefined,
    // The focus goes where it was rather than to a trigger, and the page keeps its scrollbar's place.
    restoreFocus: false,
    preventScroll: false,
    initialFocusEl: () => panel.current && (firstIn(panel.current) ?? panel.current),
    onInteractOutside: (event) => {
      const { target } = event.detail.originalEvent;
      if (target instanceof Element && target.closest("[data-toasts]")) event.preventDefault();
    },
    onEscapeKeyDown: (event) => void closesAbove(panel.current, event),
    // At once, so that no key is typed in between.
    onOpenChange: () => flushSync(opened.close),
  });
  const styles = recipe({ side, fillsPhone, clear, bare });
  return (
    <OpenDialogContext value={opened}>
      <div
        {...dialog.getPositionerProps()}
        className={styles.positioner}
        popover="manual"
        ref={inTopLayer}
        data-modal
        data-clear={clear || undefined}
        style={width ? { ["--dialog-width" as string]: width } : undefined}
      >
        <div {...dialog.getContentProps()} ref={panel} className={styles.content}>
          {!bare && (
            <div className={styles.header}>
              <h2 {...dialog.getTitleProps()} className={styles.title}>
                {title}
              </h2>
              {onClose && (
                <IconButton label={t("common.close")} size="sm" onClick={opened.close}>
                  <X size={18} aria-hidden />
                </IconButton>
              )}
            </div>
          )}
          <div className={styles.body} data-dialog-body ref={scrolledByKeyboard}>
            {children}
          </div>
          {footer && <div className={styles.footer}>{footer}</div>}
        </div>
      </div>
    </OpenDialogContext>
  );
}

/** A text longer than the dialog is scrolled by keyboard, even if it contains nothing to focus. */
function scrolledByKeyboard(body: HTMLDivElement | null): void {
  if (body && body.scrollHeight > body.clientHeight && !holdsFocusable(body)) body.tabIndex = 0;
}
