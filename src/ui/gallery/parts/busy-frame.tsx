/** Blocks a region while busy: inert content, an announcement, and focus restored afterwards. */
import { css } from "#generated/styles/css/index.js";
import { chakra } from "#generated/styles/jsx/index.js";
import { useLayoutEffect, useRef, type ReactNode } from "react";
import { useText } from "../../messages/use-text.ts";
import { Spinner } from "./spinner.tsx";
import { VisuallyHidden } from "../../kit/visually-hidden.tsx";

const Cover = chakra("div", {
  base: {
    position: "absolute",
    inset: "0",
    zIndex: "sticky",
    display: "grid",
    placeItems: "center",
    alignContent: "center",
    gap: "3",
    p: "4",
    textAlign: "center",
    borderRadius: "card",
    bg: "color-mix(in srgb, var(--hr-surface) 80%, transparent)",
    animation: "fade-in 150ms ease-out",
    _motionReduce: { animation: "none" },
    _focusVisible: { outlineOffset: "-2px" },
  },
});

/** Opaque, so that the text beneath doesn't shine through. */
export const BusyNote = chakra("div", {
  base: {
    display: "grid",
    justifyItems: "center",
    gap: "3",
    maxW: "full",
    px: "4",
    py: "3",
    bg: "surface",
    borderWidth: "1px",
    borderColor: "border",
    borderRadius: "card",
  },
});

interface BusyFrameProps {
  busy: boolean;
  label?: string;
  /** Replaces spinner and label, such as with progress or cancel. */
  note?: ReactNode;
  children: ReactNode;
}

export function BusyFrame({ busy, label, note, children }: BusyFrameProps) {
  const t = useText();
  const under = useRef<HTMLDivElement>(null);
  const cover = useRef<HTMLDivElement>(null);
  const text = label ?? t("common.loading");
  // Read during render, because inert removes the focus.
  const before = useRef<Element | null>(null);
  if (busy && before.current === null && under.current?.contains(document.activeElement))
    before.current = document.activeElement;
  useLayoutEffect(() => {
    if (busy) {
      if (before.current)
        (cover.current?.querySelector<HTMLElement>("button, a[href]") ?? cover.current)?.focus({ preventScroll: true });
      return;
    }
    const back = before.current;
    before.current = null;
    // Don't take the focus from elsewhere.
    if (back instanceof HTMLElement && (document.activeElement === document.body || document.activeElement === null))
      back.focus({ preventScroll: true });
  }, [busy]);
  return (
    <div className={css({ position: "relative", minW: "0", isolation: "isolate" })}>
      <div ref={under} inert={busy} aria-busy={busy || undefined}>
        {children}
      </div>
      <VisuallyHidden role="status">{busy ? text : ""}</VisuallyHidden>
      {busy && (
        <Cover ref={cover} data-busy tabIndex={-1} role="group" aria-label={text}>
          {note ?? (
            <BusyNote aria-hidden>
              <Spinner label="" />
              <span>{text}</span>
            </BusyNote>
          )}
        </Cover>
      )}
    </div>
  );
}
