/** A button of the navbar with a count at its corner; it opens a panel. */
import { css } from "#generated/styles/css/index.js";
import type { SystemStyleObject } from "#generated/styles/types/index.d.ts";
import type { LucideIcon } from "lucide-react";
import { Suspense, useId, type ReactNode } from "react";
import { IconButton } from "../kit/button.tsx";
import { Popover } from "../kit/popover.tsx";

interface PanelButtonProps {
  label: string;
  icon: LucideIcon;
  /** The badge with this id, which describes the button; it may come later. */
  badge: (id: string) => ReactNode;
  children: (close: () => void) => ReactNode;
  css?: SystemStyleObject;
}

export function PanelButton({ label, icon: Icon, badge, children, css: own }: PanelButtonProps) {
  const id = `${useId()}-count`;
  return (
    <span className={css({ position: "relative", display: "inline-flex" }, own)}>
      <Popover
        align="end"
        label={label}
        trigger={(props) => (
          <IconButton {...props} label={label} aria-describedby={id}>
            <Icon size={18} aria-hidden />
          </IconButton>
        )}
      >
        {/* As wide as the panel that is being loaded, so that it opens where it will stay. */}
        {(close) => (
          <div className={css({ w: "20rem", maxW: "calc(100vw - 3rem)" })}>
            <Suspense fallback={<div className={css({ h: "20rem" })} aria-busy="true" />}>{children(close)}</Suspense>
          </div>
        )}
      </Popover>
      {badge(id)}
    </span>
  );
}
