/** Group of palette results with title and empty state. */
import { chakra } from "@chakra-ui/react";
import { useText } from "../../messages/use-text.ts";
import { Highlight } from "../../kit/highlight.tsx";
import type { Result, ResultGroup } from "./result.ts";
import { SoonMark } from "./soon-mark.tsx";

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
    <chakra.div role="group" aria-labelledby={titleId} pb="2">
      <chakra.div
        id={titleId}
        role="presentation"
        px="2.5"
        py="1"
        fontSize="xs"
        lineHeight="xs"
        fontWeight="medium"
        color="text.muted"
      >
        {t(`search.group.${name}`)}
      </chakra.div>
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
          <chakra.span w="5" display="grid" placeItems="center" flexShrink={0}>
            {result.icon}
          </chakra.span>
          <chakra.span minW="0" truncate>
            {name === "recent" ? result.title : <Highlight text={result.title} words={words} />}
          </chakra.span>
          {result.soon && <SoonMark />}
          {result.detail !== undefined && (
            <chakra.span
              marginInlineStart={result.soon ? undefined : "auto"}
              minW="0"
              maxW="50%"
              // The name gets the space first.
              flexShrink={9999}
              color="text.muted"
              fontSize="xs"
              truncate
            >
              {name === "areas" ? result.detail : <Highlight text={result.detail} words={words} />}
            </chakra.span>
          )}
        </Option>
      ))}
      {results.length === 0 && (
        <chakra.div role="presentation" px="2.5" py="1.5" color="text.muted" fontSize="sm">
          {note}
        </chakra.div>
      )}
    </chakra.div>
  );
}
