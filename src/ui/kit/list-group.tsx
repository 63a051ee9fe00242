/** List group: rows, links or buttons in one frame, with optional content at the end. */
import { chakra, type SystemStyleObject } from "@chakra-ui/react";
import { createLink } from "@tanstack/react-router";
import type { ReactNode } from "react";

export const listAction = {
  w: "full",
  textAlign: "start",
  color: "text",
  textDecoration: "none",
  cursor: "pointer",
  _hover: { bg: "hover" },
  _focusVisible: { outlineOffset: "-2px" },
  "&:is([aria-current]:not([aria-current=false]), [aria-pressed=true], [aria-selected=true])": {
    bg: "accent.subtle",
    color: "accent.text",
    fontWeight: "medium",
    boxShadow: "inset 3px 0 var(--hr-accent)",
    _rtl: { boxShadow: "inset -3px 0 var(--hr-accent)" },
  },
  _disabled: { color: "text.muted", opacity: 0.55, cursor: "not-allowed", _hover: { bg: "transparent" } },
} as const satisfies SystemStyleObject;

export const listLine = {
  display: "flex",
  alignItems: "center",
  gap: "3",
  minH: "10",
  h: "full",
  px: "4",
  py: "2",
  overflowWrap: "anywhere",
  "& svg": { flexShrink: 0 },
} as const satisfies SystemStyleObject;

/** Separators for both orientations. */
export const listFrame = {
  base: { minW: "0", "& > *": { minW: "0" } },
  variants: {
    flush: {
      true: {},
      false: { bg: "surface", borderWidth: "1px", borderColor: "border", borderRadius: "card", overflow: "clip" },
    },
    horizontal: {
      true: {
        display: "grid",
        gridAutoFlow: { base: "row", md: "column" },
        gridAutoColumns: "1fr",
        "& > * + *": {
          borderColor: "border",
          borderTopWidth: { base: "1px", md: "0" },
          borderInlineStartWidth: { base: "0", md: "1px" },
        },
      },
      false: { "& > * + *": { borderTopWidth: "1px", borderColor: "border" } },
    },
  },
  defaultVariants: { flush: false, horizontal: false },
} as const;

/** Unordered list; `as="ol"` if the order matters. */
export const ListGroup = chakra("ul", listFrame);

const Line = chakra("div", { base: listLine });

function Parts({ children, end }: { children: ReactNode; end?: ReactNode }) {
  return (
    <>
      <chakra.span display="flex" alignItems="center" gap="3" flex="1" minW="0">
        {children}
      </chakra.span>
      {end !== undefined && <chakra.span flexShrink={0}>{end}</chakra.span>}
    </>
  );
}

export function ListItem({ end, children }: { end?: ReactNode; children: ReactNode }) {
  return (
    <li>
      <Line>
        <Parts end={end}>{children}</Parts>
      </Line>
    </li>
  );
}

const ActionButton = chakra("button", { base: { ...listLine, ...listAction } });

type ListButtonProps = Omit<React.ComponentProps<typeof ActionButton>, "type"> & { end?: ReactNode };

/** Button row; `aria-pressed` or `aria-current` marks the active one. */
export function ListButton({ end, children, ...rest }: ListButtonProps) {
  return (
    <li>
      <ActionButton {...rest} type="button">
        <Parts end={end}>{children}</Parts>
      </ActionButton>
    </li>
  );
}

const ActionAnchor = chakra("a", { base: { ...listLine, ...listAction } });

function AnchorItem({ end, children, ...rest }: React.ComponentProps<typeof ActionAnchor> & { end?: ReactNode }) {
  return (
    <li>
      <ActionAnchor {...rest}>
        <Parts end={end}>{children}</Parts>
      </ActionAnchor>
    </li>
  );
}

/** Link row; the router marks the current page. */
export const ListLink = createLink(AnchorItem);

const CheckLabel = chakra("label", {
  base: {
    ...listLine,
    cursor: "pointer",
    _hover: { bg: "hover" },
    "&:has(:disabled)": { opacity: 0.55, cursor: "not-allowed" },
  },
});

/** The whole row toggles its checkbox. */
export function ListCheck({ box, children }: { box: ReactNode; children: ReactNode }) {
  return (
    <li>
      <CheckLabel>
        {box}
        <Parts>{children}</Parts>
      </CheckLabel>
    </li>
  );
}
