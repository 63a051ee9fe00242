/** Inline alert with tone, icon, actions and optional close button. */
import { css, cx } from "#generated/styles/css/index.js";
import { alert as recipe } from "#generated/styles/recipes/index.js";
import { CircleAlert, CircleCheck, Info, Sparkles, TriangleAlert, X, type LucideIcon } from "lucide-react";
import { useRef, type MouseEvent, type ReactNode } from "react";
import { useText } from "../messages/use-text.ts";
import { IconButton } from "./button.tsx";
import { focusNext } from "./focus-next.ts";
import type { Tone } from "./status-dot.tsx";

/** "contrast" inverts the page colours. */
export type AlertTone = Tone | "contrast";
export type AlertLook = "tint" | "line" | "solid";

const icons: Record<AlertTone, LucideIcon> = {
  neutral: Info,
  accent: Sparkles,
  success: CircleCheck,
  warning: TriangleAlert,
  danger: CircleAlert,
  info: Info,
  contrast: Info,
};

interface AlertProps {
  tone?: AlertTone;
  look?: AlertLook;
  title?: string;
  /** Overrides the tone's icon; null for none. */
  icon?: ReactNode;
  /** For alerts that appear later: announced assertively (alert) or politely (status). */
  live?: "alert" | "status";
  actions?: ReactNode;
  onClose?: () => void;
  children?: ReactNode;
}

export function Alert({ tone = "info", look = "tint", title, icon, live, actions, onClose, children }: AlertProps) {
  const t = useText();
  const frame = useRef<HTMLDivElement>(null);
  const Icon = icons[tone];
  const close = (event: MouseEvent): void => {
    // Scroll to the focused control only on keyboard use.
    if (frame.current) focusNext(frame.current, { preventScroll: event.detail > 0 });
    onClose?.();
  };
  const styles = recipe({ look });
  return (
    <div
      ref={frame}
      className={cx(styles.root, css({ colorPalette: tone === "contrast" ? "neutral" : tone }))}
      role={live}
      data-tone={tone}
    >
      {icon === undefined ? <Icon size={18} aria-hidden /> : icon}
      <div className={styles.content}>
        {title !== undefined && <p className={styles.title}>{title}</p>}
        {children && <div>{children}</div>}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {onClose && (
        <IconButton
          size="sm"
          label={title === undefined ? t("common.dismiss") : t("tools.dismissNamed", { title })}
          onClick={close}
          className={css({
            h: "6",
            minW: "6",
            my: "-0.5",
            marginInlineEnd: "-2",
            color: "inherit",
            _hover: { bg: "transparent", color: "inherit", borderColor: "current" },
            _focusVisible: { outlineColor: "current" },
          })}
        >
          <X size={16} aria-hidden />
        </IconButton>
      )}
    </div>
  );
}
