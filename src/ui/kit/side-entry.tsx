/** Entry of an app's side pane: icon or dot, name, count. */
import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";

const Line = chakra("span", {
  base: {
    display: "flex",
    alignItems: "center",
    gap: "2.5",
    minH: "8",
    px: "2.5",
    borderRadius: "control",
    color: "text.muted",
    "& svg": { flexShrink: 0 },
    ":is(a, button):hover > &": { bg: "hover", color: "text" },
    'a[aria-current="page"] > &': { bg: "accent.subtle", color: "accent.text", fontWeight: "medium" },
  },
});

interface SideEntryProps {
  icon: ReactNode;
  children: ReactNode;
  /** At the end, such as a count. */
  end?: ReactNode;
}

/** Goes into a block-level link or button; `aria-current` on the link highlights it. */
export function SideEntry({ icon, children, end }: SideEntryProps) {
  return (
    <Line>
      <chakra.span w="4" display="grid" placeItems="center">
        {icon}
      </chakra.span>
      <chakra.span flex="1" minW="0">
        {children}
      </chakra.span>
      {end && (
        <chakra.span fontSize="xs" fontVariantNumeric="tabular-nums" fontWeight="medium">
          {end}
        </chakra.span>
      )}
    </Line>
  );
}

export function SideHeading({ children }: { children: string }) {
  return (
    <chakra.h2 px="2.5" pt="4" pb="1" fontSize="xs" lineHeight="xs" fontWeight="medium" color="text.muted">
      {children}
    </chakra.h2>
  );
}
