/** Cells of a sheet in a scrolled table that renders only the visible rows. */
import { css } from "#generated/styles/css/index.js";
import { useRef } from "react";
import { PlainTable } from "../../table/plain-table.tsx";
import { useText } from "../../messages/use-text.ts";
import type { Cells } from "./read-sheet.ts";
import { useView } from "../../table/use-view.ts";

const rowHeight = 33;
const beyond = 8;

interface SheetPreviewProps {
  head: readonly string[];
  rows: Cells;
  /** Line of the first row in the file. */
  from?: number;
}

export function SheetPreview({ head, rows, from = 1 }: SheetPreviewProps) {
  const t = useText();
  const scroller = useRef<HTMLDivElement>(null);
  const { top, height } = useView(scroller, rowHeight);
  const first = Math.max(0, Math.floor(top / rowHeight) - beyond);
  const last = Math.min(rows.length, Math.ceil((top + height) / rowHeight) + beyond);
  const gap = (count: number) => (
    <tr aria-hidden>
      <td colSpan={head.length + 1} style={{ height: count * rowHeight, padding: 0, border: 0 }} />
    </tr>
  );
  return (
    <div
      ref={scroller}
      role="group"
      tabIndex={0}
      aria-label={t("showcase-data.import.preview")}
      className={css({
        maxH: "64",
        overflow: "auto",
        borderWidth: "1px",
        borderColor: "border",
        borderRadius: "control",
      })}
    >
      <PlainTable
        small
        stickyHead
        aria-rowcount={rows.length + 1}
        className={css({ "& td, & th": { whiteSpace: "nowrap" } })}
      >
        <thead>
          <tr>
            <td />
            {head.map((name, index) => (
              <th key={index} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {first > 0 && gap(first)}
          {rows.slice(first, last).map((row, index) => (
            <tr key={first + index} style={{ height: rowHeight }}>
              <td className={css({ color: "text.muted" })}>{first + index + from}</td>
              {head.map((_, column) => (
                <td key={column}>{row[column]}</td>
              ))}
            </tr>
          ))}
          {last < rows.length && gap(rows.length - last)}
        </tbody>
      </PlainTable>
    </div>
  );
}
