/** Navigation links in a row or column; arrow keys, Home and End work like Tab. */
import { css } from "#generated/styles/css/index.js";
import { nav as recipe } from "#generated/styles/recipes/index.js";
import { createLink } from "@tanstack/react-router";
import { useEffect, useRef, type ComponentProps, type KeyboardEvent, type ReactNode } from "react";
import { rove } from "./roving.ts";

const entry = recipe().entry;

interface NavProps {
  label: string;
  look?: "plain" | "line";
  fill?: "none" | "filled" | "justified";
  vertical?: boolean;
  children: ReactNode;
}

export function Nav({ label, look, fill, vertical = false, children }: NavProps) {
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
    <nav className={css({ minW: "0" })} aria-label={label}>
      <ul ref={list} className={recipe({ look, fill, vertical }).list} onKeyDown={onKeyDown}>
        {children}
      </ul>
    </nav>
  );
}

function NavAnchor({ current = false, children, ...rest }: ComponentProps<"a"> & { current?: boolean }) {
  return (
    <li>
      <a {...rest} className={entry} aria-current={current ? "page" : undefined}>
        {children}
      </a>
    </li>
  );
}

export const NavLink = createLink(NavAnchor);

/** Heading of a group in vertical navigation. */
export function NavHeading({ children }: { children: string }) {
  return <li className={recipe().heading}>{children}</li>;
}

export function NavDisabled({ children }: { children: ReactNode }) {
  return (
    <li>
      <span className={entry} role="link" aria-disabled="true">
        {children}
      </span>
    </li>
  );
}

/** Button of an overflow menu; spread the menu's trigger props. */
export function NavButton({ current = false, ...rest }: ComponentProps<"button"> & { current?: boolean }) {
  return <button {...rest} className={entry} aria-current={current ? "true" : undefined} />;
}
