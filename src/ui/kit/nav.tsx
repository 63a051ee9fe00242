/** Navigation links in a row or column; arrow keys, Home and End work like Tab. */
import { chakra } from "@chakra-ui/react";
import { createLink } from "@tanstack/react-router";
import { useEffect, useRef, type KeyboardEvent, type ReactNode } from "react";
import { rove } from "./roving.ts";

const List = chakra("ul", {
  base: {
    display: "flex",
    minW: "0",
    "& > li": { display: "flex", minW: "0", flexShrink: 0 },
    "& > li > :is(a, button)": { justifyContent: "center" },
  },
  variants: {
    look: {
      plain: { gap: "1", "& > li > [aria-current]": { bg: "accent.subtle" } },
      line: {
        gap: "1",
        borderBottomWidth: "1px",
        borderColor: "border",
        "& > li > [aria-current]": { boxShadow: "inset 0 -2px var(--hr-accent)", borderBottomRadius: "0" },
      },
    },
    fill: {
      none: {},
      /** Fills the row, with natural proportions. */
      filled: { "& > li": { flex: "1 1 auto" }, "& > li > *": { flex: "1" } },
      justified: { "& > li": { flex: "1 1 0" }, "& > li > *": { flex: "1" } },
    },
    vertical: {
      true: {
        flexDirection: "column",
        borderBottomWidth: "0!",
        "& > li > :is(a, button)": { flex: "1", justifyContent: "flex-start", whiteSpace: "normal" },
        "& > li > [aria-current]": { boxShadow: "none" },
      },
      // Overflow scrolls; padding keeps room for the focus ring.
      false: { overflowX: "auto", scrollbarWidth: "thin" },
    },
  },
  defaultVariants: { look: "plain", fill: "none", vertical: false },
});

const Entry = chakra("a", {
  base: {
    display: "inline-flex",
    alignItems: "center",
    gap: "2",
    minH: "9",
    px: "3",
    borderRadius: "control",
    color: "text.muted",
    fontWeight: "medium",
    textDecoration: "none",
    whiteSpace: "nowrap",
    cursor: "pointer",
    "& svg": { flexShrink: 0 },
    _hover: { bg: "hover", color: "text" },
    _focusVisible: { outlineOffset: "-2px" },
    "&[aria-current]": { color: "accent.text" },
    _disabled: { opacity: 0.55, cursor: "not-allowed", _hover: { bg: "transparent", color: "text.muted" } },
  },
});

type NavProps = Pick<React.ComponentProps<typeof List>, "look" | "fill"> & {
  label: string;
  vertical?: boolean;
  children: ReactNode;
};

export function Nav({ label, vertical = false, children, ...look }: NavProps) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const row = list.current;
    const current = row?.querySelector<HTMLElement>("[aria-current]");
    // Scroll the row only, never the page.
    if (row && current && row.scrollWidth > row.clientWidth)
      row.scrollTo({ left: current.offsetLeft - (row.clientWidth - current.offsetWidth) / 2 });
  });
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    if ((event.target as HTMLElement).closest("[popover]")) return;
    rove(
      event,
      [...event.currentTarget.querySelectorAll<HTMLElement>(":scope > li > :is(a[href], button)")],
      vertical ? "vertical" : "horizontal",
    );
  };
  return (
    <chakra.nav aria-label={label} minW="0">
      <List ref={list} position="relative" vertical={vertical} onKeyDown={onKeyDown} {...look}>
        {children}
      </List>
    </chakra.nav>
  );
}

type NavAnchorProps = React.ComponentProps<typeof Entry> & { current?: boolean };

function NavAnchor({ current = false, ...rest }: NavAnchorProps) {
  return (
    <li>
      <Entry {...rest} aria-current={current ? "page" : undefined} />
    </li>
  );
}

export const NavLink = createLink(NavAnchor);

/** Heading of a group in vertical navigation. */
export function NavHeading({ children }: { children: string }) {
  return (
    <chakra.li
      px="3"
      pt="4"
      pb="1"
      _first={{ pt: "0" }}
      color="text.muted"
      fontSize="xs"
      lineHeight="xs"
      fontWeight="medium"
    >
      {children}
    </chakra.li>
  );
}

export function NavDisabled({ children }: { children: ReactNode }) {
  return (
    <li>
      <Entry role="link" aria-disabled="true">
        {children}
      </Entry>
    </li>
  );
}

/** Button of an overflow menu; spread the menu's trigger props. */
export function NavButton({ current = false, ...rest }: React.ComponentProps<"button"> & { current?: boolean }) {
  return (
    <Entry as="button" {...(rest as React.ComponentProps<typeof Entry>)} aria-current={current ? "true" : undefined} />
  );
}
