/** Entry of an app's side pane: icon or dot, name, count. */
import { css } from "#generated/styles/css/index.js";
import type { ReactNode } from "react";

const line = css({
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
    <span className={line}>
      <span className={css({ w: "4", display: "grid", placeItems: "center" })}>{icon}</span>
      <span className={css({ flex: "1", minW: "0" })}>{children}</span>
      {end && (
        <span className={css({ fontSize: "xs", fontVariantNumeric: "tabular-nums", fontWeight: "medium" })}>{end}</span>
      )}
    </span>
  );
}

export function SideHeading({ children }: { children: string }) {
  return (
    <h2
      className={css({
        px: "2.5",
        pt: "4",
        pb: "1",
        fontSize: "xs",
        lineHeight: "xs",
        fontWeight: "medium",
        color: "text.muted",
      })}
    >
      {children}
    </h2>
  );
}
