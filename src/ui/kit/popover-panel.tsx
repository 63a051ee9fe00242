/** The open popover. */
import { usePopover } from "@chakra-ui/react";
import { css, cx } from "#generated/styles/css/index.js";
import { popover as recipe } from "#generated/styles/recipes/index.js";
import { useEffect, useRef, type ReactNode } from "react";
import { ChakraLocale } from "./chakra-locale.tsx";
import { focusFirst } from "./focus-first.ts";
import type { Align, Side } from "./place.ts";
import type { Tone } from "./status-dot.tsx";
import { closesAbove, inTopLayer, positioning } from "./top-layer.ts";
import type { OverlayPanelProps } from "./use-overlay.ts";

interface PopoverPanelProps extends OverlayPanelProps {
  label: string;
  align: Align;
  side: Side;
  tone: Tone | undefined;
  children: ReactNode;
}

export function PopoverPanel(props: PopoverPanelProps) {
  return (
    <ChakraLocale>
      <OpenedPopover {...props} />
    </ChakraLocale>
  );
}

function OpenedPopover({
  id,
  triggerId,
  entered,
  onClose,
  label,
  align,
  side,
  tone,
  children,
  ...pointer
}: PopoverPanelProps) {
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (entered && content.current) return focusFirst(content.current, { preventScroll: true });
  }, [entered]);
  const popover = usePopover({
    open: true,
    ids: { trigger: triggerId, content: id },
    portalled: false,
    positioning: positioning(align, side),
    onOpenChange: onClose,
    onEscapeKeyDown: (event) => void closesAbove(content.current, event),
  });
  const styles = recipe({ toned: tone !== undefined });
  return (
    <div {...popover.getPositionerProps()} className={styles.positioner} popover="manual" ref={inTopLayer}>
      <div
        {...popover.getContentProps()}
        ref={content}
        className={cx(styles.content, tone && css({ colorPalette: tone }))}
        aria-label={label}
        aria-labelledby={undefined}
        aria-describedby={undefined}
        {...pointer}
      >
        {children}
      </div>
    </div>
  );
}
