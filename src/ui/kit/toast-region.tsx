/** Shows the toasts at the bottom: 2000 ms each by the progress bar's own animation, which hover and focus hold. */
import { chakra } from "@chakra-ui/react";
import { CircleAlert, CircleCheck, Info, X } from "lucide-react";
import { useEffect, useRef, useSyncExternalStore } from "react";
import { useText } from "../messages/use-text.ts";
import { Button, IconButton } from "./button.tsx";
import { currentToasts, dismissToast, subscribeToToasts, type Toast, type ToastKind } from "./toast.ts";
import { VisuallyHidden } from "./visually-hidden.tsx";

const looks = {
  success: { icon: CircleCheck, color: "success" },
  info: { icon: Info, color: "info" },
  error: { icon: CircleAlert, color: "danger" },
} as const satisfies Record<ToastKind, { icon: typeof Info; color: string }>;

const Region = chakra("section", {
  base: {
    position: "fixed",
    inset: "auto",
    insetBlockEnd: "4",
    insetInlineEnd: "4",
    w: "min(22rem, calc(100vw - 2rem))",
    bg: "transparent",
    overflow: "visible",
    flexDirection: "column",
    gap: "2",
    "&:popover-open": { display: "flex" },
  },
});

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
    animation: "appear 150ms ease-out",
    _motionReduce: { animation: "none" },
    "&:is(:hover, :focus-within) [data-countdown]": { animationPlayState: "paused" },
  },
});

/** Styles of its own, not style properties: those would win over the card's word to pause. */
const Countdown = chakra("span", {
  base: {
    position: "absolute",
    insetBlockEnd: "0",
    insetInline: "0",
    h: "2px",
    transformOrigin: "left",
    animation: "countdown 2000ms linear forwards",
    _rtl: { transformOrigin: "right" },
  },
});

function ToastCard({ toast }: { toast: Toast }) {
  const t = useText();
  const { icon: Icon, color } = looks[toast.kind];
  const close = (): void => dismissToast(toast.id);
  return (
    <Card>
      <chakra.span color={color} flexShrink={0}>
        <Icon size={18} aria-hidden />
      </chakra.span>
      <chakra.p flex="1" minW="0">
        {toast.text}
      </chakra.p>
      {toast.action && (
        <Button
          size="sm"
          variant="ghost"
          color="accent.text"
          onClick={() => {
            toast.action?.run();
            close();
          }}
        >
          {toast.action.label}
        </Button>
      )}
      <IconButton size="sm" label={t("common.dismiss")} onClick={close}>
        <X size={16} aria-hidden />
      </IconButton>
      <Countdown data-countdown aria-hidden bg={color} onAnimationEnd={close} />
    </Card>
  );
}

export function ToastRegion() {
  const t = useText();
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts);
  const region = useRef<HTMLElement>(null);
  const newest = toasts[0]?.id;
  useEffect(() => {
    // Shown anew for each toast, so that it stands above a dialog opened since.
    if (region.current?.matches(":popover-open")) region.current.hidePopover();
    if (newest !== undefined) region.current?.showPopover();
  }, [newest]);
  const latest = toasts[0];
  return (
    <>
      {/* Stand in the page from the start: a live region that appears with its text is not read out everywhere. */}
      <VisuallyHidden role="status">{latest && latest.kind !== "error" ? latest.text : ""}</VisuallyHidden>
      <VisuallyHidden role="alert">{latest?.kind === "error" ? latest.text : ""}</VisuallyHidden>
      <Region ref={region} popover="manual" aria-label={t("common.notifications")}>
        {toasts.map((each) => (
          <ToastCard key={each.id} toast={each} />
        ))}
      </Region>
    </>
  );
}
