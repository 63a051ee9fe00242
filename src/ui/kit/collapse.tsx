/** Collapsible content with animated height; inert while closed. */
import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";

const Fold = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gridTemplateRows: "0fr",
    visibility: "hidden",
    transition: "grid-template-rows 180ms ease-out, visibility 180ms",
    "&[data-open]": { gridTemplateRows: "1fr", visibility: "visible" },
    // Leave room for focus rings.
    "& > *": { minH: "0", overflow: "clip", overflowClipMargin: "4px" },
  },
});

type CollapseProps = { id: string; open: boolean; children: ReactNode } & Omit<
  React.ComponentProps<typeof Fold>,
  "id" | "children"
>;

/** The toggle needs `aria-expanded` and `aria-controls`. */
export function Collapse({ open, children, ...rest }: CollapseProps) {
  return (
    <Fold {...rest} data-open={open || undefined} inert={!open}>
      <div>{children}</div>
    </Fold>
  );
}
