/** Input with an icon or unit inside its edges; the input needs matching padding. */
import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";

const mark = {
  position: "absolute",
  insetBlock: "0",
  display: "grid",
  alignItems: "center",
  color: "text.muted",
  pointerEvents: "none",
} as const;

export function Adorned({ start, end, children }: { start?: ReactNode; end?: ReactNode; children: ReactNode }) {
  return (
    <chakra.div position="relative" minW="0">
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
