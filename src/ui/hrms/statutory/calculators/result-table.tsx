/** Result table with CSV export. */
import { css } from "#generated/styles/css/index.js";
import { Download } from "lucide-react";
import { toCsv, type CsvCell } from "#src/domain/shared/csv.ts";
import { Button } from "../../../kit/button.tsx";
import type { Cell, ResultTable } from "./calculator.ts";
import type { Words } from "../shared/explanation/words.ts";

/** Plain values: dollars and ISO dates. */
function plain(cell: Cell): CsvCell {
  if (typeof cell === "string") return cell;
  if ("cents" in cell) return (cell.cents / 100).toFixed(2);
  if ("date" in cell) return cell.date;
  return "month" in cell ? cell.month : cell.number;
}

function save({ name, columns, rows }: ResultTable): void {
  const text = toCsv(
    columns,
    rows.map((row) => row.map(plain)),
  );
  const url = URL.createObjectURL(new Blob([text], { type: "text/csv;charset=utf-8" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = `${name}.csv`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}

const isNumeric = (cell: Cell | undefined): boolean =>
  typeof cell === "object" && ("cents" in cell || "number" in cell);

export function ResultTableView({ table, words }: { table: ResultTable; words: Words }) {
  const { caption, columns, rows } = table;
  if (rows.length === 0) return null;
  const numeric = columns.map((_, index) => isNumeric(rows[0]?.[index]));
  return (
    <div className={css({ mt: "5" })}>
      <div
        className={css({
          display: "flex",
          flexWrap: "wrap",
          alignItems: "center",
          justifyContent: "space-between",
          gap: "2",
        })}
      >
        <h3 className={css({ fontWeight: "semibold" })}>{caption}</h3>
        <Button size="sm" data-print="no" onClick={() => save(table)}>
          <Download size={16} aria-hidden />
          CSV
        </Button>
      </div>
      <div
        className={css({ mt: "2", overflowX: "auto", borderRadius: "xs" })}
        tabIndex={0}
        role="region"
        aria-label={caption}
      >
        <table
          className={css({
            w: "full",
            fontSize: "sm",
            "& th, & td": { py: "1.5", px: "1.5", textAlign: "start", whiteSpace: "nowrap" },
          })}
        >
          <thead>
            <tr>
              {columns.map((column, index) => (
                <th
                  key={column}
                  className={css(
                    { fontSize: "xs", fontWeight: "medium", color: "text.muted" },
                    numeric[index] ? { textAlign: "end!" } : {},
                  )}
                  scope="col"
                >
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              <tr key={index} className={css({ borderTopWidth: "1px", borderColor: "border" })}>
                {row.map((cell, at) => (
                  <td
                    key={at}
                    className={css({ fontVariantNumeric: "tabular-nums" }, numeric[at] ? { textAlign: "end!" } : {})}
                  >
                    {words.narrow(cell)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
