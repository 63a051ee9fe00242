/** Text with matches highlighted. */
import { chakra } from "@chakra-ui/react";
import { pieces } from "./match.ts";

export function Highlight({ text, words }: { text: string; words: readonly string[] }) {
  return pieces(text, words).map((piece, index) =>
    piece.hit ? (
      <chakra.mark key={index} bg="transparent" color="accent.text" fontWeight="semibold">
        {piece.text}
      </chakra.mark>
    ) : (
      piece.text
    ),
  );
}
