/** One calculation step: operation, operands and result; details on demand. */
import { chakra } from "@chakra-ui/react";
import { ChevronDown } from "lucide-react";
import { useId } from "react";
import type { Explanation } from "#generated/hrms/schema.ts";
import { StepDetails } from "./step-details.tsx";
import type { Words } from "./words.ts";

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
  const { rule, inputs, result } = step;
  const given = inputs.filter(({ value }) => value !== "");
  return (
    <chakra.li position="relative" paddingInlineStart="8" listStyleType="none">
      {!last && (
        <chakra.span aria-hidden position="absolute" insetInlineStart="11px" top="9" bottom="-2" w="1px" bg="border" />
      )}
      <chakra.span
        aria-hidden
        position="absolute"
        insetInlineStart="0"
        top="2"
        w="6"
        h="6"
        display="grid"
        placeItems="center"
        borderRadius="full"
        borderWidth="1px"
        borderColor={open ? "accent" : "border"}
        bg={open ? "accent.subtle" : "surface"}
        color={open ? "accent.text" : "text.muted"}
        fontSize="xs"
        fontVariantNumeric="tabular-nums"
      >
        {number}
      </chakra.span>
      <Row type="button" aria-expanded={open} aria-controls={open ? id : undefined} onClick={onToggle}>
        <chakra.span minW="0">
          <chakra.span display="block" fontWeight="medium">
            {words.say(`step.${rule}`)}
          </chakra.span>
          <chakra.span
            display="block"
            color="text.muted"
            fontSize="sm"
            lineHeight="sm"
            fontVariantNumeric="tabular-nums"
          >
            {given
              .map(({ name, unit, value }) => `${words.say(`input.${name}`)} ${words.quantity(unit, value, name)}`)
              .join(" · ")}
          </chakra.span>
        </chakra.span>
        <chakra.span
          fontWeight="medium"
          fontVariantNumeric="tabular-nums"
          textAlign="end"
          maxW="11rem"
          overflowWrap="anywhere"
        >
          {words.quantity(result.unit, result.value, rule)}
        </chakra.span>
        <chakra.span
          aria-hidden
          alignSelf="center"
          color="text.muted"
          transition="transform"
          transitionDuration="fast"
          transform={open ? "rotate(180deg)" : undefined}
        >
          <ChevronDown size={16} />
        </chakra.span>
      </Row>
      {open && (
        <chakra.div id={id} px="2" pb="3">
          <StepDetails step={step} words={words} />
        </chakra.div>
      )}
    </chakra.li>
  );
}
