/**
 * Wizard: a step is validated before the next one opens; going back is always possible. The focus moves to the step's
 * heading.
 */
import { css } from "#generated/styles/css/index.js";
import { ArrowLeft, ArrowRight } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import { useText } from "../../messages/use-text.ts";
import { Button } from "../../kit/button.tsx";
import { wrongFieldIn } from "../../kit/wrong-field.ts";
import { StepList, type WizardLook } from "./step-list.tsx";
import { placeOf, type WizardStep } from "./steps.ts";

/** `replace` adds no history entry. */
export type OnStep = (name: string, options: { replace: boolean }) => void;

export interface WizardProps {
  label: string;
  look?: WizardLook;
  heading?: "h2" | "h3";
  steps: readonly WizardStep[];
  /** Requested step, controlled by the caller's state or the URL. */
  current: string | undefined;
  onStep: OnStep;
  /** "Next" was pressed on an invalid step: show its errors. */
  onRefused: (name: string) => void;
  /** Label of the last step's button. */
  finish: string;
  onFinish: () => void;
  busy?: boolean;
  /** Number of failed submits. */
  tries?: number;
}

/** The list of steps says it too, where it has room for names. */
const besideNames = css.raw({
  "@container wizard (min-width: 36rem)": {
    position: "absolute",
    w: "1px",
    h: "1px",
    overflow: "hidden",
    clipPath: "inset(50%)",
  },
});
const beside = css.raw({
  "@container wizard (min-width: 36rem)": {
    gridTemplateColumns: "minmax(10rem, 14rem) minmax(0, 1fr)",
    columnGap: "8",
  },
});

/** Panel of the "modern" variant, a card below the steps. */
const plane = css.raw({ p: { base: "4", md: "5" }, bg: "canvas", borderRadius: "card" });

export function Wizard(props: WizardProps) {
  const {
    label,
    look = "horizontal",
    heading: Heading = "h3",
    steps,
    current,
    onStep,
    onRefused,
    finish,
    onFinish,
    busy = false,
    tries = 0,
  } = props;
  const t = useText();
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const moved = useRef(false);
  const [refused, setRefused] = useState(0);
  const at = placeOf(steps, current);
  const [furthest, setFurthest] = useState(at);
  if (at > furthest) setFurthest(at);
  const step = steps[at];

  // Keep the URL in sync with the step shown.
  useEffect(() => {
    if (step && current !== undefined && current !== step.name) onStep(step.name, { replace: true });
  });
  const before = useRef({ at, failed: refused + tries });
  const failed = refused + tries;
  useEffect(() => {
    const last = before.current;
    before.current = { at, failed };
    const wrong = wrongFieldIn(panel.current);
    const heading = panel.current?.querySelector<HTMLElement>("[data-step-heading]");
    if (failed > last.failed) wrong?.focus();
    else if (at !== last.at && (moved.current || document.activeElement === document.body))
      (moved.current ? heading : (wrong ?? heading))?.focus();
    moved.current = false;
  }, [at, failed]);

  if (!step) return null;
  const go = (to: number): void => {
    moved.current = true;
    onStep(steps[to]?.name ?? step.name, { replace: false });
  };
  const forward = (): void => {
    if (busy) return;
    if (step.wrong) {
      onRefused(step.name);
      setRefused(refused + 1);
    } else if (at < steps.length - 1) go(at + 1);
    else onFinish();
  };
  const last = at === steps.length - 1;
  return (
    <div className={css({ minW: "0", containerType: "inline-size" })} style={{ containerName: "wizard" }}>
      <form
        className={css(
          { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", rowGap: "5" },
          look === "vertical" && beside,
        )}
        noValidate
        aria-label={label}
        onSubmit={(event) => {
          event.preventDefault();
          forward();
        }}
      >
        <StepList label={label} look={look} steps={steps} at={at} furthest={furthest} onStep={go} />
        <div
          ref={panel}
          role="group"
          aria-labelledby={`${id}-heading`}
          className={css({ minW: "0" }, look === "modern" && plane)}
        >
          <div className={css({ mb: "4" })}>
            <Heading
              id={`${id}-heading`}
              data-step-heading
              tabIndex={-1}
              className={css({ w: "fit-content", borderRadius: "xs" })}
            >
              <span
                className={css({
                  display: "block",
                  color: "text.muted",
                  fontSize: "sm",
                  lineHeight: "sm",
                  fontWeight: "normal",
                })}
              >
                {t("fields.step", { number: at + 1, count: steps.length })}
              </span>{" "}
              <span className={css({ display: "block", fontSize: "lg", lineHeight: "lg", fontWeight: "semibold" })}>
                {step.label}
              </span>
            </Heading>
            {step.text && (
              <p className={css({ color: "text.muted", maxW: "prose" }, look !== "horizontal" && besideNames)}>
                {step.text}
              </p>
            )}
          </div>
          {step.content}
          <div className={css({ display: "flex", flexWrap: "wrap", gap: "2", mt: "5" })}>
            {at > 0 && (
              <Button onClick={() => go(at - 1)}>
                <ArrowLeft size={16} className="mirrored" aria-hidden />
                {t("common.back")}
              </Button>
            )}
            <Button type="submit" variant="solid" loading={busy} className={css({ ms: "auto" })}>
              {last ? finish : t("fields.step.next")}
              {!last && <ArrowRight size={16} className="mirrored" aria-hidden />}
            </Button>
          </div>
        </div>
      </form>
    </div>
  );
}
