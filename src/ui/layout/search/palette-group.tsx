/** Group of palette results with title and empty state. */
import { css } from "#generated/styles/css/index.js";
import { chakra } from "#generated/styles/jsx/index.js";
import { useText } from "../../messages/use-text.ts";
import { Highlight } from "../../kit/highlight.tsx";
import type { Result, ResultGroup } from "./result.ts";

const Option = chakra("div", {
  base: {
    display: "flex",
    alignItems: "center",
    gap: "3",
    minH: "9",
    px: "2.5",
    py: "1",
    borderRadius: "control",
    cursor: "pointer",
    scrollMarginBlock: "8",
    "& svg": { color: "text.muted" },
    _selected: { bg: "accent.subtle", outline: "2px solid transparent", outlineOffset: "-2px" },
  },
});

interface PaletteGroupProps {
  /** Prefix of the option ids. */
  id: string;
  group: ResultGroup;
  words: readonly string[];
  active: string | undefined;
  onPoint: (resultId: string) => void;
  onOpen: (result: Result) => void;
}

export function PaletteGroup({
  id,
  group: { name, results, note },
  words,
  active,
  onPoint,
  onOpen,
}: PaletteGroupProps) {
  const t = useText();
  if (results.length === 0 && note === undefined) return null;
  const titleId = `${id}-group-${name}`;
  return (
    <div className={css({ pb: "2" })} role="group" aria-labelledby={titleId}>
      <div
        className={css({
          px: "2.5",
          py: "1",
          fontSize: "xs",
          lineHeight: "xs",
          fontWeight: "medium",
          color: "text.muted",
        })}
        id={titleId}
        role="presentation"
      >
        {t(`search.group.${name}`)}
      </div>
      {results.map((result) => (
        <Option
          key={result.id}
          id={`${id}-${result.id}`}
          role="option"
          aria-selected={result.id === active}
          onPointerMove={() => result.id !== active && onPoint(result.id)}
          // Keep the focus in the input.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onOpen(result)}
        >
          <span className={css({ w: "5", display: "grid", placeItems: "center", flexShrink: 0 })}>{result.icon}</span>
          <span className={css({ minW: "0", truncate: true })}>
            {name === "recent" ? result.title : <Highlight text={result.title} words={words} />}
          </span>
          {result.detail !== undefined && (
            <span
              className={css({
                marginInlineStart: "auto",
                minW: "0",
                maxW: "50%",
                flexShrink: 9999,
                color: "text.muted",
                fontSize: "xs",
                truncate: true,
              })}
            >
              {name === "areas" ? result.detail : <Highlight text={result.detail} words={words} />}
            </span>
          )}
        </Option>
      ))}
      {results.length === 0 && (
        <div className={css({ px: "2.5", py: "1.5", color: "text.muted", fontSize: "sm" })} role="presentation">
          {note}
        </div>
      )}
    </div>
  );
}
