/** Progress of a wizard: step numbers, with names where there is room. */
import { steps as recipe } from "#generated/styles/recipes/index.js";
import { Check, ChevronRight } from "lucide-react";
import { useText } from "../../messages/use-text.ts";
import { rove } from "../../kit/roving.ts";
import { VisuallyHidden } from "../../kit/visually-hidden.tsx";
import { stateOf, type WizardStep } from "./steps.ts";

export type WizardLook = "horizontal" | "vertical" | "modern";

interface StepListProps {
  label: string;
  look: WizardLook;
  steps: readonly WizardStep[];
  at: number;
  furthest: number;
  onStep: (at: number) => void;
}

export function StepList({ label, look, steps, at, furthest, onStep }: StepListProps) {
  const t = useText();
  const styles = recipe({ look });
  return (
    <ol
      className={styles.list}
      aria-label={label}
      onKeyDown={(event) => {
        const open = [...event.currentTarget.querySelectorAll<HTMLElement>("button:enabled")];
        if (!rove(event, open)) rove(event, open, "vertical");
      }}
    >
      {steps.map((step, index) => {
        const state = stateOf(steps, index, at, furthest);
        const Icon = look === "modern" ? step.icon : undefined;
        return (
          <li key={step.name} className={styles.item}>
            <button
              className={styles.step}
              type="button"
              data-step={step.name}
              disabled={state === "closed"}
              tabIndex={state === "current" ? 0 : -1}
              aria-current={state === "current" ? "step" : undefined}
              onClick={() => index !== at && onStep(index)}
            >
              <span className={styles.mark} data-state={state} data-tile={Icon && ""} aria-hidden>
                {Icon ? <Icon size={18} /> : state === "done" ? <Check size={16} /> : index + 1}
              </span>
              <span className={styles.name}>
                <span className={styles.label}>{step.label}</span>
                {look !== "horizontal" && step.text && (
                  <span className={styles.text} aria-hidden>
                    {step.text}
                  </span>
                )}
                {state === "done" && <VisuallyHidden>{` (${t("fields.step.done")})`}</VisuallyHidden>}
              </span>
            </button>
            {index < steps.length - 1 && (
              <span className={styles.between} aria-hidden>
                {look === "modern" && <ChevronRight size={16} className="mirrored" />}
              </span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
