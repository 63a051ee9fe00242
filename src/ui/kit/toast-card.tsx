/** Toast card; closes when its countdown ends, which pauses on hover and focus. */
import { css } from "#generated/styles/css/index.js";
import { chakra } from "#generated/styles/jsx/index.js";
import { CircleAlert, CircleCheck, Info, LoaderCircle, TriangleAlert, X } from "lucide-react";
import { useText } from "../messages/use-text.ts";
import { Button, IconButton } from "./button.tsx";
import type { Toast, ToastKind } from "./toast.ts";

const looks = {
  success: { icon: CircleCheck, color: "success" },
  info: { icon: Info, color: "info" },
  warning: { icon: TriangleAlert, color: "warning" },
  error: { icon: CircleAlert, color: "danger" },
  busy: { icon: LoaderCircle, color: "accent" },
} as const satisfies Record<ToastKind, { icon: typeof Info; color: string }>;

const Card = chakra("div", {
  base: {
    position: "relative",
    overflow: "hidden",
    display: "flex",
    alignItems: "center",
    gap: "2.5",
    minH: "11",
    paddingInlineStart: "3",
    paddingInlineEnd: "1.5",
    py: "1.5",
    bg: "raised",
    color: "text",
    borderWidth: "1px",
    borderColor: "border",
    borderRadius: "card",
    boxShadow: "floating",
    pointerEvents: "auto",
    animation: "appear 150ms ease-out",
    _motionReduce: { animation: "none" },
  },
});

/** A class instead of style props, which would override the region's pause rule. */
const Countdown = chakra("span", {
  base: {
    position: "absolute",
    insetBlockEnd: "0",
    insetInline: "0",
    h: "2px",
    transformOrigin: "left",
    animation: "countdown var(--toast-duration) linear forwards",
    _rtl: { transformOrigin: "right" },
  },
});

export function ToastCard({ toast, onClose }: { toast: Toast; onClose: () => void }) {
  const t = useText();
  const { icon: Icon, color } = looks[toast.kind];
  return (
    <Card data-toast={toast.id}>
      <span
        className={css({
          color,
          flexShrink: 0,
          animation: toast.kind === "busy" ? "spin 0.8s linear infinite" : undefined,
        })}
      >
        <Icon size={18} aria-hidden />
      </span>
      <div className={css({ flex: "1", minW: "0", overflowWrap: "anywhere" })}>
        {toast.title !== undefined && <p className={css({ fontWeight: "semibold" })}>{toast.title}</p>}
        <p>{toast.text}</p>
        {toast.content}
      </div>
      {toast.action && (
        <Button
          size="sm"
          variant="ghost"
          onClick={() => {
            toast.action?.run();
            onClose();
          }}
          className={css({ color: "accent.text" })}
        >
          {toast.action.label}
        </Button>
      )}
      {toast.closable !== false && (
        <IconButton size="sm" label={t("common.dismiss")} onClick={onClose}>
          <X size={16} aria-hidden />
        </IconButton>
      )}
      {toast.durationMs !== null && (
        <Countdown
          key={toast.said}
          data-countdown
          aria-hidden
          css={{ bg: color }}
          style={{ ["--toast-duration" as string]: `${toast.durationMs}ms` }}
          onAnimationEnd={onClose}
        />
      )}
    </Card>
  );
}
