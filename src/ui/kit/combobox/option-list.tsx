/** Virtualised option list below a field. */
import { css } from "#generated/styles/css/index.js";
import { chakra } from "#generated/styles/jsx/index.js";
import { useLayoutEffect, useMemo, useRef, type ReactNode, type RefObject } from "react";
import { useText } from "../../messages/use-text.ts";
import { wordsOf } from "../match.ts";
import { place } from "../place.ts";
import { ListNote } from "./list-note.tsx";
import { OptionRow } from "./option-row.tsx";
import { linesOf, type Line, type Option } from "./option.ts";
import { useLinesInView } from "./use-lines-in-view.ts";

const Panel = chakra("div", {
  base: {
    position: "fixed",
    inset: "auto",
    bg: "raised",
    color: "text",
    borderWidth: "1px",
    borderColor: "border",
    borderRadius: "card",
    boxShadow: "floating",
    "&:popover-open": { animation: "fade-in 120ms ease-out" },
    _motionReduce: { animation: "none!" },
    p: "1",
  },
});
/** Not a tab stop, because the field's keys scroll it. */
const List = chakra("div", {
  base: { maxH: "min(18rem, calc(100dvh - 2rem))", overflowY: "auto", overscrollBehavior: "contain" },
});

function heightOf(line: Line): number {
  if ("heading" in line) return 28;
  return line.option.detail === undefined ? 32 : 48;
}

export interface ListState {
  readonly status?: "loading" | "failed" | undefined;
  readonly onRetry?: (() => void) | undefined;
}

interface OptionListProps extends ListState {
  id: string;
  label: string;
  /** The panel is placed below it with the same width. */
  anchor: RefObject<HTMLElement | null>;
  options: readonly Option[];
  active: number;
  isChosen: (option: Option) => boolean;
  multiple?: boolean;
  query: string;
  /** Content before an option's name, such as a picture. */
  startOf?: ((option: Option) => ReactNode) | undefined;
  onChoose: (option: Option) => void;
}

export function OptionList(props: OptionListProps) {
  const {
    id,
    label,
    anchor,
    options,
    active,
    isChosen,
    multiple = false,
    query,
    startOf,
    onChoose,
    status,
    onRetry,
  } = props;
  const t = useText();
  const panel = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const lines = useMemo(() => linesOf(options), [options]);
  const words = useMemo(() => wordsOf(query), [query]);
  const heights = useMemo(() => lines.map(heightOf), [lines]);
  const { shown, total, onScroll, reveal } = useLinesInView(heights);
  useLayoutEffect(() => {
    if (!panel.current || !anchor.current) return;
    if (!panel.current.matches(":popover-open")) panel.current.showPopover();
    panel.current.style.width = `${anchor.current.offsetWidth}px`;
    place(panel.current, anchor.current, "start");
  });
  const at = lines.findIndex((line) => "option" in line && line.index === active);
  const toReveal = useRef(reveal);
  toReveal.current = reveal;
  useLayoutEffect(() => {
    if (at >= 0 && list.current) toReveal.current(list.current, at);
    // Keep the active option in view when the options change.
  }, [at, lines]);
  const bare = options.length === 0;
  return (
    <Panel ref={panel} popover="manual" onMouseDown={(event) => event.preventDefault()}>
      <ListNote bare={bare} query={query} status={status} onRetry={onRetry} />
      <List
        ref={list}
        id={`${id}-list`}
        role="listbox"
        aria-label={label}
        aria-multiselectable={multiple || undefined}
        aria-busy={status === "loading" || undefined}
        onScroll={onScroll}
      >
        <div className={css({ position: "relative" })} role="presentation" style={{ height: total }}>
          {shown.map(({ index, top, height }) => {
            const line = lines[index];
            if (!line) return null;
            const box = { position: "absolute", insetInline: 0, top, height } as const;
            return "heading" in line ? (
              <div
                key={`heading ${index}`}
                className={css({
                  px: "2",
                  pt: "1.5",
                  fontSize: "xs",
                  lineHeight: "xs",
                  fontWeight: "medium",
                  color: "text.muted",
                })}
                role="presentation"
                style={box}
              >
                {line.heading}
              </div>
            ) : (
              <OptionRow
                key={line.option.value}
                id={`${id}-${line.index}`}
                box={box}
                option={line.option}
                active={line.index === active}
                chosen={isChosen(line.option)}
                position={line.index + 1}
                count={options.length}
                words={words}
                start={startOf?.(line.option)}
                text={t}
                onChoose={() => onChoose(line.option)}
              />
            );
          })}
        </div>
      </List>
    </Panel>
  );
}
