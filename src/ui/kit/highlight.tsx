/** Text with matches highlighted. */
import { css } from "#generated/styles/css/index.js";
import { pieces } from "./match.ts";

export function Highlight({ text, words }: { text: string; words: readonly string[] }) {
  return pieces(text, words).map((piece, index) =>
    piece.hit ? (
      <mark key={index} className={css({ bg: "transparent", color: "accent.text", fontWeight: "semibold" })}>
        {piece.text}
      </mark>
    ) : (
      piece.text
    ),
  );
}
