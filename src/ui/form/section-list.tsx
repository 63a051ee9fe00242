/** The sections of a form in one card: below each other, or in two columns if the form is long and the window wide. */
import { css } from "#generated/styles/css/index.js";
import type { ReactNode } from "react";
import { Card } from "../kit/card.tsx";
import { halfOf, halves } from "./section-columns.ts";

interface SectionListProps<Section> {
  sections: readonly Section[];
  /** How many lines of fields a section has. */
  linesOf: (section: Section) => number;
  /** The section as an element with a key. */
  render: (section: Section) => ReactNode;
}

const ruled = css({ "& > * + *": { borderTopWidth: "1px", borderColor: "border" } });

export function SectionList<Section>({ sections, linesOf, render }: SectionListProps<Section>) {
  const half = halfOf(sections.map(linesOf));
  if (half === undefined) return <Card className={ruled}>{sections.map(render)}</Card>;
  return (
    <Card className={halves} data-halves>
      <div className={ruled}>{sections.slice(0, half).map(render)}</div>
      <div className={ruled}>{sections.slice(half).map(render)}</div>
    </Card>
  );
}
