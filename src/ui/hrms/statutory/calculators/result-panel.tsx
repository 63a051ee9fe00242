/** Result panel: headline, then the breakdown. */
import { chakra } from "@chakra-ui/react";
import { Card } from "../../../kit/card.tsx";
import type { ResultLine, ResultView } from "./calculator.ts";
import { ResultTableView } from "./result-table.tsx";
import type { Words } from "./words.ts";

const colors = { good: "success.text", bad: "danger.text" } as const;

function Line({ line: { label, value, note, tone }, words }: { line: ResultLine; words: Words }) {
  const sum = tone === "sum";
  return (
    <chakra.div
      display="grid"
      gridTemplateColumns="minmax(0, 1fr) auto"
      columnGap="4"
      alignItems="baseline"
      py="2"
      borderTopWidth="1px"
      borderColor={sum ? "border.strong" : "border"}
      fontWeight={sum ? "semibold" : undefined}
    >
      <chakra.dt
        minW="0"
        overflowWrap="anywhere"
        color={sum ? undefined : "text.muted"}
        paddingInlineStart={tone === "part" ? "4" : undefined}
      >
        {label}
        {note !== undefined && (
          <chakra.span display="block" fontSize="sm" lineHeight="sm" fontWeight="normal" color="text.muted">
            {note}
          </chakra.span>
        )}
      </chakra.dt>
      <chakra.dd fontVariantNumeric="tabular-nums" textAlign="end" maxW="16rem">
        {words.cell(value)}
      </chakra.dd>
    </chakra.div>
  );
}

export function ResultPanel({ view, outdated, words }: { view: ResultView; outdated: boolean; words: Words }) {
  const { headline, groups, tables = [], notes = [] } = view;
  return (
    <Card
      padded
      aria-labelledby="result-title"
      aria-busy={outdated || undefined}
      data-result=""
      opacity={outdated ? 0.7 : 1}
      transition="opacity"
      transitionDuration="fast"
    >
      <chakra.h2 id="result-title" color="text.muted" fontSize="sm" lineHeight="sm" fontWeight="medium">
        {headline.label}
      </chakra.h2>
      <chakra.output
        display="block"
        data-headline=""
        fontSize="3xl"
        lineHeight="3xl"
        fontWeight="semibold"
        letterSpacing="-0.02em"
        fontVariantNumeric="tabular-nums"
        overflowWrap="anywhere"
        color={headline.tone && colors[headline.tone]}
      >
        {words.cell(headline.value)}
      </chakra.output>
      {groups.map(({ title, lines }, index) =>
        lines.length === 0 ? null : (
          <chakra.div key={index} mt="4">
            {title !== undefined && (
              <chakra.h3 fontWeight="semibold" mb="1">
                {title}
              </chakra.h3>
            )}
            <dl>
              {lines.map((line, at) => (
                <Line key={at} line={line} words={words} />
              ))}
            </dl>
          </chakra.div>
        ),
      )}
      {tables.map((table) => (
        <ResultTableView key={table.name} table={table} words={words} />
      ))}
      {notes.map((note) => (
        <chakra.p key={note} mt="4" color="text.muted" fontSize="sm" lineHeight="sm" maxW="prose">
          {note}
        </chakra.p>
      ))}
    </Card>
  );
}
