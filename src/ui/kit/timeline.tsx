/** Timeline of events on one side of the line or alternating. */
import { chakra } from "@chakra-ui/react";
import { createContext, useContext, type ReactNode } from "react";
import type { Tone } from "./status-dot.tsx";

type Look = "start" | "alternate";
const LookContext = createContext<Look>("start");

interface TimelineProps {
  label: string;
  /** "alternate" falls back to one side in narrow windows. */
  look?: Look;
  children: ReactNode;
}

export function Timeline({ label, look = "start", children }: TimelineProps) {
  return (
    <LookContext value={look}>
      <chakra.ol aria-label={label} display="grid">
        {children}
      </chakra.ol>
    </LookContext>
  );
}

const Item = chakra("li", {
  base: {
    position: "relative",
    display: "grid",
    gridTemplateColumns: "var(--mark) minmax(0, 1fr)",
    columnGap: "3",
    pb: "4",
    "&:last-of-type": { pb: "0" },
    "--mark": "1.5rem",
    "--line": "calc(var(--mark) / 2 - 0.5px)",
    "--from": "calc(var(--mark) + 0.25rem)",
    "--to": "0.25rem",
    "&:not(:last-of-type)::before": {
      content: '""',
      position: "absolute",
      insetInlineStart: "var(--line)",
      insetBlock: "var(--from) var(--to)",
      w: "1px",
      bg: "border",
    },
  },
  variants: {
    large: { true: { "--mark": "2rem" } },
    /** Extends the line to the dots, which are smaller than their box. */
    point: { true: { "--from": "1.25rem", "--to": "-0.25rem" } },
    look: {
      start: {},
      alternate: {
        md: {
          gridTemplateColumns: "minmax(0, 1fr) var(--mark) minmax(0, 1fr)",
          "--line": "calc(50% - 0.5px)",
          "& > [data-mark]": { gridColumn: "2", gridRow: "1" },
          "& > [data-event]": { gridColumn: "3", gridRow: "1" },
          "&:nth-of-type(even) > [data-event]": {
            gridColumn: "1",
            textAlign: "end",
            "& [data-head]": { flexDirection: "row-reverse" },
          },
        },
      },
    },
  },
});

const Mark = chakra("span", {
  base: { display: "grid", placeItems: "center", w: "var(--mark)", h: "var(--mark)", borderRadius: "full" },
  variants: {
    filled: { true: { bg: "colorPalette.subtle", color: "colorPalette.text" } },
    quiet: { true: { bg: "inset", color: "text.muted" } },
  },
});

interface TimelineItemProps {
  /** Icon in the marker; a dot by default. */
  icon?: ReactNode;
  portrait?: ReactNode;
  tone?: Tone;
  /** Time, at the end of the row. */
  when?: ReactNode;
  title: ReactNode;
  children?: ReactNode;
}

export function TimelineItem({ icon, portrait, tone = "neutral", when, title, children }: TimelineItemProps) {
  const look = useContext(LookContext);
  const quiet = tone === "neutral";
  return (
    <Item look={look} large={portrait !== undefined} point={portrait === undefined && icon === undefined}>
      <Mark
        data-mark
        aria-hidden
        colorPalette={tone}
        filled={icon !== undefined && !quiet}
        quiet={icon !== undefined && quiet}
      >
        {portrait ?? icon ?? (
          <chakra.span boxSize="2.5" borderRadius="full" bg={quiet ? "border.strong" : "colorPalette.solid"} />
        )}
      </Mark>
      <chakra.div data-event minW="0" pt={portrait === undefined ? "0.5" : "1.5"}>
        <chakra.div data-head display="flex" flexWrap="wrap" justifyContent="space-between" columnGap="4">
          <chakra.span minW="0" overflowWrap="anywhere">
            {title}
          </chakra.span>
          {when && (
            <chakra.span color="text.muted" fontSize="sm" whiteSpace="nowrap">
              {when}
            </chakra.span>
          )}
        </chakra.div>
        {children}
      </chakra.div>
    </Item>
  );
}
