/** Progress of a wizard: step numbers, with names where there is room. */
import { chakra } from "@chakra-ui/react";
import { Check, ChevronRight } from "lucide-react";
import { useText } from "../../messages/use-text.ts";
import { rove } from "../roving.ts";
import { VisuallyHidden } from "../visually-hidden.tsx";
import { stateOf, type StepState, type WizardStep } from "./steps.ts";

export type WizardLook = "horizontal" | "vertical" | "modern";

const roomy = "@container wizard (min-width: 36rem)";

/** Without room, names are for screen readers only. */
const unseen = {
  position: "absolute",
  w: "1px",
  h: "1px",
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap",
} as const;
const seen = {
  position: "static",
  w: "auto",
  h: "auto",
  overflow: "visible",
  clipPath: "none",
  whiteSpace: "normal",
} as const;

const Step = chakra("button", {
  base: {
    display: "flex",
    alignItems: "center",
    gap: "2.5",
    minW: "0",
    p: "1",
    borderRadius: "control",
    textAlign: "start",
    cursor: "pointer",
    _hover: { bg: "hover" },
    _disabled: { cursor: "not-allowed", bg: "transparent" },
  },
});

const Mark = chakra("span", {
  base: {
    display: "grid",
    placeItems: "center",
    flexShrink: 0,
    w: "7",
    h: "7",
    borderRadius: "full",
    borderWidth: "1px",
    borderColor: "transparent",
    fontSize: "sm",
    fontWeight: "semibold",
    fontVariantNumeric: "tabular-nums",
    _highContrast: { borderColor: "ButtonText" },
  },
  variants: {
    state: {
      current: { bg: "accent", color: "accent.contrast" },
      done: { bg: "accent.subtle", color: "accent.text" },
      open: { borderColor: "border.strong", color: "text" },
      closed: { borderColor: "border", color: "text.muted" },
    },
    tile: { true: { w: "9", h: "9", borderRadius: "control" } },
  },
});

/** Connector between steps: a line or an arrow. */
const Between = chakra("span", {
  base: { flex: "1", minW: "2", h: "1px", mx: "2", bg: "border.strong" },
  variants: {
    look: {
      horizontal: {},
      // In vertical layout it connects the markers.
      vertical: {
        [roomy]: {
          position: "absolute",
          insetBlockStart: "2.5rem",
          insetBlockEnd: "0.25rem",
          insetInlineStart: "calc(1.125rem - 0.5px)",
          w: "1px",
          minW: "0",
          h: "auto",
          mx: "0",
        },
      },
      modern: { h: "auto", bg: "transparent", display: "grid", placeItems: "center", color: "text.muted" },
    },
  },
});

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
  const down = look === "vertical";
  return (
    <chakra.ol
      aria-label={label}
      display="flex"
      alignItems="center"
      minW="0"
      css={down ? { [roomy]: { flexDirection: "column", alignItems: "stretch" } } : undefined}
      onKeyDown={(event) => {
        const open = [...event.currentTarget.querySelectorAll<HTMLElement>("button:enabled")];
        if (!rove(event, open)) rove(event, open, "vertical");
      }}
    >
      {steps.map((step, index) => {
        const state: StepState = stateOf(steps, index, at, furthest);
        const Icon = step.icon;
        const tile = look === "modern" && Icon !== undefined;
        return (
          <chakra.li
            key={step.name}
            position="relative"
            display="flex"
            alignItems="center"
            minW="0"
            flex={index < steps.length - 1 ? "1 1 auto" : "0 1 auto"}
            css={down ? { [roomy]: { flex: "0 0 auto", pb: "6", _last: { pb: "0" } } } : undefined}
          >
            <Step
              type="button"
              data-step={step.name}
              disabled={state === "closed"}
              tabIndex={state === "current" ? 0 : -1}
              aria-current={state === "current" ? "step" : undefined}
              onClick={() => index !== at && onStep(index)}
            >
              <Mark state={state} tile={tile} aria-hidden>
                {tile ? <Icon size={18} /> : state === "done" ? <Check size={16} /> : index + 1}
              </Mark>
              <chakra.span minW="0" css={{ ...unseen, [roomy]: seen }}>
                <chakra.span
                  display="block"
                  fontWeight={state === "current" ? "semibold" : "medium"}
                  color={state === "current" ? "text" : "text.muted"}
                >
                  {step.label}
                </chakra.span>
                {look !== "horizontal" && step.text && (
                  <chakra.span display="block" color="text.muted" fontSize="sm" lineHeight="sm" aria-hidden>
                    {step.text}
                  </chakra.span>
                )}
                {state === "done" && <VisuallyHidden>{` (${t("fields.step.done")})`}</VisuallyHidden>}
              </chakra.span>
            </Step>
            {index < steps.length - 1 && (
              <Between look={look} aria-hidden>
                {look === "modern" && <ChevronRight size={16} className="mirrored" />}
              </Between>
            )}
          </chakra.li>
        );
      })}
    </chakra.ol>
  );
}
