/** List group: rows, links or buttons in one frame, with optional content at the end. */
import { cx } from "#generated/styles/css/index.js";
import { listGroup } from "#generated/styles/recipes/index.js";
import { createLink } from "@tanstack/react-router";
import type { ComponentProps, ReactNode } from "react";

type ListGroupProps = ComponentProps<"ul"> & { flush?: boolean; horizontal?: boolean };

export function ListGroup({ flush, horizontal, className, ...rest }: ListGroupProps) {
  return <ul {...rest} className={cx(listGroup({ flush, horizontal }).frame, className)} />;
}

const styles = listGroup();
const action = cx(styles.line, styles.action);

function Parts({ children, end }: { children: ReactNode; end?: ReactNode }) {
  return (
    <>
      <span className={styles.text}>{children}</span>
      {end !== undefined && <span className={styles.end}>{end}</span>}
    </>
  );
}

export function ListItem({ end, children }: { end?: ReactNode; children: ReactNode }) {
  return (
    <li>
      <div className={styles.line}>
        <Parts end={end}>{children}</Parts>
      </div>
    </li>
  );
}

/** Button row; `aria-pressed` or `aria-current` marks the active one. */
export function ListButton({ end, children, ...rest }: ComponentProps<"button"> & { end?: ReactNode }) {
  return (
    <li>
      <button {...rest} className={action} type="button">
        <Parts end={end}>{children}</Parts>
      </button>
    </li>
  );
}

function AnchorItem({ end, children, ...rest }: ComponentProps<"a"> & { end?: ReactNode }) {
  return (
    <li>
      <a {...rest} className={action}>
        <Parts end={end}>{children}</Parts>
      </a>
    </li>
  );
}

/** Link row; the router marks the current page. */
export const ListLink = createLink(AnchorItem);

/** The whole row toggles its checkbox. */
export function ListCheck({ box, children }: { box: ReactNode; children: ReactNode }) {
  return (
    <li>
      <label className={cx(styles.line, styles.check)}>
        {box}
        <Parts>{children}</Parts>
      </label>
    </li>
  );
}
