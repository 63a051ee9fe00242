/** Input with an icon or unit inside its edges; the input needs matching padding. */
import { chakra } from "#generated/styles/jsx/index.js";
import type { ComponentProps, ReactNode } from "react";

const mark = {
  position: "absolute",
  insetBlock: "0",
  display: "grid",
  alignItems: "center",
  color: "text.muted",
  pointerEvents: "none",
} as const;

type AdornedProps = Omit<ComponentProps<typeof chakra.div>, "start" | "end"> & { start?: ReactNode; end?: ReactNode };

export function Adorned({ start, end, children, ...rest }: AdornedProps) {
  return (
    <chakra.div position="relative" minW="0" {...rest}>
      {start && (
        <chakra.span {...mark} insetInlineStart="3" aria-hidden>
          {start}
        </chakra.span>
      )}
      {children}
      {end && (
        <chakra.span {...mark} insetInlineEnd="3" aria-hidden>
          {end}
        </chakra.span>
      )}
    </chakra.div>
  );
}
