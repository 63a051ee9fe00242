/** App notice at the bottom of the window, positioned so that it covers no control. */
import { css } from "#generated/styles/css/index.js";
import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";

interface NoticeProps {
  icon: LucideIcon;
  color: string;
  title: string;
  children: ReactNode;
  actions?: ReactNode;
}

export function Notice({ icon: Icon, color, title, children, actions }: NoticeProps) {
  return (
    <div
      className={css({
        display: "flex",
        flexWrap: "wrap",
        alignItems: "flex-start",
        gap: "2.5",
        px: "3",
        py: "2.5",
        bg: "raised",
        borderWidth: "1px",
        borderColor: "border",
        borderRadius: "card",
        boxShadow: "floating",
      })}
    >
      <span className={css({ color, mt: "1px", flexShrink: 0 })}>
        <Icon size={18} aria-hidden />
      </span>
      <div className={css({ flex: "1 1 12rem", minW: "0" })}>
        <p className={css({ fontWeight: "medium" })}>{title}</p>
        <p className={css({ color: "text.muted", fontSize: "sm", lineHeight: "sm" })}>{children}</p>
      </div>
      {actions && <div className={css({ display: "flex", gap: "1", marginInlineStart: "auto" })}>{actions}</div>}
    </div>
  );
}
