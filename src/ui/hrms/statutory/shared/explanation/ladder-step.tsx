/** One calculation step: operation, operands and result; details on demand. */
import { css } from "#generated/styles/css/index.js";
import { chakra } from "#generated/styles/jsx/index.js";
import { ChevronDown } from "lucide-react";
import { useId } from "react";
import type { Explanation } from "#generated/hrms/schema.ts";
import { StepDetails } from "./step-details.tsx";
import { operandsOf, type Words } from "./words.ts";

export type StepData = Explanation["steps"][number];

interface LadderStepProps {
  step: StepData;
  number: number;
  /** The last step ends the connecting line. */
  last: boolean;
  open: boolean;
  words: Words;
  onToggle: () => void;
}

const Row = chakra("button", {
  base: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) auto 1rem",
    alignItems: "baseline",
    columnGap: "3",
    w: "full",
    textAlign: "start",
    py: "2",
    px: "2",
    borderRadius: "control",
    cursor: "pointer",
    _hover: { bg: "hover" },
    _focusVisible: { outlineOffset: "-2px" },
  },
});

export function LadderStep({ step, number, last, open, words, onToggle }: LadderStepProps) {
  const id = useId();
  const { rule, result } = step;
  return (
    <li className={css({ position: "relative", paddingInlineStart: "8", listStyleType: "none" })}>
      {!last && (
        <span
          className={css({
            position: "absolute",
            insetInlineStart: "11px",
            top: "9",
            bottom: "-2",
            w: "1px",
            bg: "border",
          })}
          aria-hidden
        />
      )}
      <span
        className={css({
          position: "absolute",
          insetInlineStart: "0",
          top: "2",
          w: "6",
          h: "6",
          display: "grid",
          placeItems: "center",
          borderRadius: "full",
          borderWidth: "1px",
          borderColor: open ? "accent" : "border",
          bg: open ? "accent.subtle" : "surface",
          color: open ? "accent.text" : "text.muted",
          fontSize: "xs",
          fontVariantNumeric: "tabular-nums",
        })}
        aria-hidden
      >
        {number}
      </span>
      <Row type="button" aria-expanded={open} aria-controls={open ? id : undefined} onClick={onToggle}>
        <span className={css({ minW: "0" })}>
          <span className={css({ display: "block", fontWeight: "medium" })}>{words.say(`step.${rule}`)}</span>
          <span
            className={css({
              display: "block",
              color: "text.muted",
              fontSize: "sm",
              lineHeight: "sm",
              fontVariantNumeric: "tabular-nums",
            })}
          >
            {operandsOf(step, words)}
          </span>
        </span>
        <span
          className={css({
            fontWeight: "medium",
            fontVariantNumeric: "tabular-nums",
            textAlign: "end",
            maxW: "11rem",
            overflowWrap: "anywhere",
          })}
        >
          {words.quantity(result.unit, result.value, rule)}
        </span>
        <span
          className={css({
            alignSelf: "center",
            color: "text.muted",
            transition: "transform",
            transitionDuration: "fast",
            transform: open ? "rotate(180deg)" : undefined,
          })}
          aria-hidden
        >
          <ChevronDown size={16} />
        </span>
      </Row>
      {open && (
        <div className={css({ px: "2", pb: "3" })} id={id}>
          <StepDetails step={step} words={words} />
        </div>
      )}
    </li>
  );
}
