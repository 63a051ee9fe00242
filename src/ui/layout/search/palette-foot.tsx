/** Keyboard hints of the palette. */
import { chakra } from "@chakra-ui/react";
import { useText } from "../../messages/use-text.ts";
import { Key } from "../../kit/key.tsx";

export function PaletteFoot() {
  const t = useText();
  return (
    <chakra.div
      display={{ base: "none", md: "flex" }}
      aria-hidden
      gap="4"
      px="4"
      py="2"
      borderTopWidth="1px"
      borderColor="border"
      fontSize="xs"
      color="text.muted"
      css={{ "@media (pointer: coarse)": { display: "none" } }}
    >
      {(
        [
          ["↑ ↓", "move"],
          ["↵", "open"],
          ["Esc", "close"],
        ] as const
      ).map(([keys, hint]) => (
        <chakra.span key={hint} display="inline-flex" alignItems="center" gap="1.5">
          <Key>{keys}</Key>
          {t(`search.hint.${hint}`)}
        </chakra.span>
      ))}
    </chakra.div>
  );
}
