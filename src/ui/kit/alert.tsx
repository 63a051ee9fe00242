/** Inline alert with tone, icon, actions and optional close button. */
import { chakra } from "@chakra-ui/react";
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

const Frame = chakra("div", {
  base: {
    display: "flex",
    alignItems: "flex-start",
    gap: "3",
    minW: "0",
    px: "4",
    py: "3",
    borderWidth: "1px",
    borderRadius: "card",
    overflowWrap: "anywhere",
    "& > svg": { flexShrink: 0, mt: "1px" },
  },
});

function coloursOf(look: AlertLook, tone: AlertTone): Readonly<Record<string, unknown>> {
  const plain = tone === "neutral" || tone === "contrast";
  const strong = tone === "contrast" ? "text" : tone === "neutral" ? "text.muted" : tone;
  if (look === "line") {
    return {
      bg: "surface",
      borderColor: "border",
      borderInlineStartWidth: "3px",
      borderInlineStartColor: strong,
      "& > svg": { color: plain ? strong : `${tone}.text` },
    };
  }
  if (look === "solid")
    return { bg: strong, color: tone === "accent" ? "accent.contrast" : "surface", borderColor: strong };
  if (tone === "contrast") return { bg: "surface", color: "text", borderColor: "text" };
  return plain
    ? { bg: "inset", color: "text", borderColor: "border" }
    : { bg: `${tone}.subtle`, color: `${tone}.text`, borderColor: "transparent" };
}

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
  return (
    <Frame ref={frame} role={live} data-tone={tone} css={coloursOf(look, tone)}>
      {icon === undefined ? <Icon size={18} aria-hidden /> : icon}
      <chakra.div flex="1" minW="0">
        {title !== undefined && <chakra.p fontWeight="semibold">{title}</chakra.p>}
        {children && <chakra.div>{children}</chakra.div>}
        {actions && (
          <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2" mt="2.5">
            {actions}
          </chakra.div>
        )}
      </chakra.div>
      {onClose && (
        <IconButton
          size="sm"
          h="6"
          minW="6"
          my="-0.5"
          marginInlineEnd="-2"
          color="inherit"
          _hover={{ bg: "transparent", color: "inherit", borderColor: "current" }}
          _focusVisible={{ outlineColor: "current" }}
          label={title === undefined ? t("common.dismiss") : t("tools.dismissNamed", { title })}
          onClick={close}
        >
          <X size={16} aria-hidden />
        </IconButton>
      )}
    </Frame>
  );
}
