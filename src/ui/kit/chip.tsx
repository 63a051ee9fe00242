/** Chip of a chips input: arrows move, Delete removes, Enter edits an invalid one. */
import { chakra } from "@chakra-ui/react";
import { X } from "lucide-react";
import type { KeyboardEvent } from "react";
import { useText } from "../messages/use-text.ts";

export interface Chip {
  /** Unique value of the chip. */
  readonly value: string;
  readonly label: string;
  /** Tooltip, such as the address behind a name. */
  readonly title?: string;
  /** Picture URL, for suggestions. */
  readonly picture?: string | null;
  readonly invalid?: boolean;
}

const Frame = chakra("span", {
  base: {
    display: "inline-flex",
    alignItems: "center",
    maxW: "full",
    h: "7",
    bg: "inset",
    borderWidth: "1px",
    borderColor: "border",
    borderRadius: "control",
    fontSize: "sm",
  },
  variants: { invalid: { true: { bg: "danger.subtle!", color: "danger.text", borderColor: "danger" } } },
});

interface ChipItemProps {
  chip: Chip;
  onRemove: () => void;
  onMend: () => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

export function ChipItem({ chip, onRemove, onMend, onKeyDown }: ChipItemProps) {
  const t = useText();
  const { label, title, invalid = false } = chip;
  return (
    <Frame invalid={invalid} title={title ?? label}>
      <chakra.button
        type="button"
        data-chip
        tabIndex={-1}
        aria-label={t(invalid ? "tools.chipWrong" : "tools.chip", { name: title ?? label })}
        px="2"
        h="full"
        minW="0"
        borderRadius="control"
        truncate
        cursor={invalid ? "pointer" : "default"}
        onClick={invalid ? onMend : undefined}
        onKeyDown={onKeyDown}
      >
        {label}
      </chakra.button>
      <chakra.button
        type="button"
        tabIndex={-1}
        aria-label={t("tools.chipRemove", { name: title ?? label })}
        display="grid"
        placeItems="center"
        boxSize="6"
        flexShrink={0}
        borderRadius="control"
        color={invalid ? "danger.text" : "text.muted"}
        cursor="pointer"
        _hover={{ color: invalid ? "danger.text" : "text" }}
        onClick={onRemove}
      >
        <X size={14} aria-hidden />
      </chakra.button>
    </Frame>
  );
}
