/** Result panel: headline, then the breakdown. */
import { css } from "#generated/styles/css/index.js";
import { Download } from "lucide-react";
import { Alert } from "../../../kit/alert.tsx";
import { Button } from "../../../kit/button.tsx";
import { Card } from "../../../kit/card.tsx";
import { downloadFile } from "../../../kit/download.ts";
import type { ResultLine, ResultView } from "./calculator.ts";
import { ResultTableView } from "./result-table.tsx";
import type { Words } from "../shared/explanation/words.ts";

const colors = { good: "success.text", bad: "danger.text" } as const;

function Line({ line: { label, value, note, tone }, words }: { line: ResultLine; words: Words }) {
  const sum = tone === "sum";
  return (
    <div
      className={css({
        display: "grid",
        gridTemplateColumns: "minmax(0, 1fr) auto",
        columnGap: "4",
        alignItems: "baseline",
        py: "2",
        borderTopWidth: "1px",
        borderColor: sum ? "border.strong" : "border",
        fontWeight: sum ? "semibold" : undefined,
      })}
    >
      <dt
        className={css({
          minW: "0",
          overflowWrap: "anywhere",
          color: sum ? undefined : "text.muted",
          paddingInlineStart: tone === "part" ? "4" : undefined,
        })}
      >
        {label}
        {note !== undefined && (
          <span
            className={css({
              display: "block",
              fontSize: "sm",
              lineHeight: "sm",
              fontWeight: "normal",
              color: "text.muted",
            })}
          >
            {note}
          </span>
        )}
      </dt>
      <dd className={css({ fontVariantNumeric: "tabular-nums", textAlign: "end", maxW: "16rem" })}>
        {words.cell(value)}
      </dd>
    </div>
  );
}

export function ResultPanel({ view, outdated, words }: { view: ResultView; outdated: boolean; words: Words }) {
  const { headline, download, groups, tables = [], warnings = [], notes = [] } = view;
  return (
    <Card
      padded
      aria-labelledby="result-title"
      aria-busy={outdated || undefined}
      data-result=""
      className={css({ opacity: outdated ? 0.7 : 1, transition: "opacity", transitionDuration: "fast" })}
    >
      <h2
        className={css({ color: "text.muted", fontSize: "sm", lineHeight: "sm", fontWeight: "medium" })}
        id="result-title"
      >
        {headline.label}
      </h2>
      <output
        className={css({
          display: "block",
          fontSize: "3xl",
          lineHeight: "3xl",
          fontWeight: "semibold",
          letterSpacing: "-0.02em",
          fontVariantNumeric: "tabular-nums",
          overflowWrap: "anywhere",
          color: headline.tone && colors[headline.tone],
        })}
        data-headline=""
      >
        {words.cell(headline.value)}
      </output>
      {download && (
        <div className={css({ mt: "3" })} data-print="no">
          <Button variant="solid" onClick={() => downloadFile(download.name, download.content, "text/plain")}>
            <Download size={16} aria-hidden />
            {words.say("download")}
          </Button>
        </div>
      )}
      {warnings.map((warning) => (
        <div key={warning} className={css({ mt: "3" })}>
          <Alert tone="warning" live="status">
            {warning}
          </Alert>
        </div>
      ))}
      {groups.map(({ title, lines }, index) =>
        lines.length === 0 ? null : (
          <div key={index} className={css({ mt: "4" })}>
            {title !== undefined && <h3 className={css({ fontWeight: "semibold", mb: "1" })}>{title}</h3>}
            <dl>
              {lines.map((line, at) => (
                <Line key={at} line={line} words={words} />
              ))}
            </dl>
          </div>
        ),
      )}
      {tables.map((table) => (
        <ResultTableView key={table.name} table={table} words={words} />
      ))}
      {notes.map((note) => (
        <p
          key={note}
          className={css({ mt: "4", color: "text.muted", fontSize: "sm", lineHeight: "sm", maxW: "prose" })}
        >
          {note}
        </p>
      ))}
    </Card>
  );
}
