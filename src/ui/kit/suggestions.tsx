/** Suggestion list of a chips input; the focus stays in the input. */
import { chakra } from "@chakra-ui/react";
import { Avatar } from "./avatar.tsx";
import type { Chip } from "./chip.tsx";
import { floating } from "./floating.ts";

export const SuggestionList = chakra("ul", {
  base: { ...floating, w: "min(22rem, calc(100% - 1rem))", p: "1" },
});

interface SuggestionProps {
  id: string;
  chip: Chip;
  selected: boolean;
  onChoose: () => void;
}

export function Suggestion({ id, chip: { label, value, picture }, selected, onChoose }: SuggestionProps) {
  return (
    <chakra.li
      id={id}
      role="option"
      aria-selected={selected}
      display="flex"
      alignItems="center"
      gap="2.5"
      px="2"
      py="1.5"
      borderRadius="control"
      cursor="pointer"
      bg={selected ? "accent.subtle" : undefined}
      // Before blur, which would turn the typed text into a chip.
      onMouseDown={(event) => {
        event.preventDefault();
        onChoose();
      }}
    >
      <Avatar name={label} src={picture} size={28} />
      <chakra.span minW="0">
        <chakra.span display="block" truncate>
          {label}
        </chakra.span>
        <chakra.span display="block" color="text.muted" fontSize="xs" lineHeight="xs" truncate>
          {value}
        </chakra.span>
      </chakra.span>
    </chakra.li>
  );
}
