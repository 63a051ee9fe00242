/** Guided tour of a page: Ark's tour, which places, scrolls and knows the keys, in the product's look. */
import { useTour, type UseTourReturn } from "@ark-ui/react/tour";
import { css } from "#generated/styles/css/index.js";
import { X } from "lucide-react";
import { useEffect, useEffectEvent, useRef, type ComponentProps } from "react";
import { createPortal } from "react-dom";
import { Button, IconButton } from "./button.tsx";
import { ChakraLocale } from "./chakra-locale.tsx";
import { useText } from "../messages/use-text.ts";

export interface TourStep {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly target: () => HTMLElement | null;
}

interface TourProps {
  steps: readonly TourStep[];
  /** Index of the first step shown. */
  from?: number;
  dimmed?: boolean;
  progress?: boolean;
  arrows?: boolean;
  /** At the end, or when it is ended early, with the index of the last step shown. */
  onEnd: (at: number, finished: boolean) => void;
}

/** Shown as long as it is rendered. */
export function Tour(props: TourProps) {
  return (
    <ChakraLocale>
      <Steps {...props} />
    </ChakraLocale>
  );
}

function Steps({ steps, from = 0, dimmed = true, progress = true, arrows = true, onEnd }: TourProps) {
  const t = useText();
  const at = useRef(from);
  const origin = useRef(document.activeElement);
  const tour = useTour({
    steps: steps.map(({ id, title, text, target }) => ({
      id,
      title,
      description: text,
      target,
      type: "tooltip",
      backdrop: dimmed,
      placement: "bottom",
    })),
    keyboardNavigation: arrows,
    closeOnInteractOutside: false,
    spotlightRadius: 8,
    translations: {
      progressText: ({ current, total }) => t("tools.tourAt", { at: current + 1, count: total }),
    },
    onStepChange: ({ stepIndex }) => {
      if (stepIndex >= 0) at.current = stepIndex;
    },
    onStatusChange: ({ status }) => {
      if (status === "started" || status === "idle") return;
      if (origin.current instanceof HTMLElement) origin.current.focus();
      onEnd(at.current, status === "completed" || at.current === steps.length - 1);
    },
  });
  const start = useEffectEvent(() => tour.start(steps[from]?.id));
  useEffect(() => start(), []);
  return createPortal(<Panel tour={tour} dimmed={dimmed} progress={progress} />, document.body);
}

function Panel({ tour, dimmed, progress }: { tour: UseTourReturn; dimmed: boolean; progress: boolean }) {
  const t = useText();
  const action = (name: "prev" | "next" | "skip" | "dismiss", label: string): ComponentProps<"button"> => ({
    ...tour.getActionTriggerProps({ action: { label, action: name } }),
    "aria-label": undefined,
    disabled: false,
  });
  if (!tour.open) return null;
  return (
    <div className={css({ "--tour-z-index": "50" })} data-tour-panel>
      {dimmed && (
        <div {...tour.getBackdropProps()} className={css({ bg: "scrim", zIndex: "calc(50 + var(--tour-layer))" })} />
      )}
      <div
        {...tour.getSpotlightProps()}
        className={css({ zIndex: "51", outline: "2px solid", outlineColor: "accent", outlineOffset: "2px" })}
      />
      <div {...tour.getPositionerProps()} className={css({ zIndex: "52" })}>
        <div
          {...tour.getContentProps()}
          className={css({
            display: "grid",
            gap: "2",
            w: "20rem",
            maxW: "calc(100vw - 2rem)",
            p: "4",
            bg: "raised",
            borderWidth: "1px",
            borderColor: "border",
            borderRadius: "card",
            boxShadow: "floating",
          })}
        >
          <div className={css({ display: "flex", alignItems: "center", justifyContent: "space-between", gap: "2" })}>
            <h2 {...tour.getTitleProps()} className={css({ fontWeight: "semibold" })}>
              {tour.step?.title}
            </h2>
            <IconButton
              size="xs"
              label={t("common.close")}
              {...action("dismiss", t("common.close"))}
              aria-label={t("common.close")}
            >
              <X size={16} aria-hidden />
            </IconButton>
          </div>
          <p {...tour.getDescriptionProps()} className={css({ color: "text.muted" })}>
            {tour.step?.description}
          </p>
          <div className={css({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: "2", mt: "1" })}>
            <span className={css({ flex: "1", color: "text.muted", fontSize: "sm" })}>
              {progress && tour.getProgressText()}
            </span>
            {!tour.lastStep && (
              <Button size="sm" variant="ghost" {...action("skip", t("tools.tourSkip"))}>
                {t("tools.tourSkip")}
              </Button>
            )}
            {tour.hasPrevStep && (
              <Button size="sm" {...action("prev", t("tools.tourBack"))}>
                {t("tools.tourBack")}
              </Button>
            )}
            {tour.lastStep ? (
              <Button size="sm" variant="solid" {...action("dismiss", t("tools.tourFinish"))}>
                {t("tools.tourFinish")}
              </Button>
            ) : (
              <Button size="sm" variant="solid" {...action("next", t("tools.tourNext"))}>
                {t("tools.tourNext")}
              </Button>
            )}
          </div>
        </div>
      </div>
    </div>
  );
}
