/** Rows of a record as a small table without empty columns. */
import { css } from "#generated/styles/css/index.js";
import type { ResourceField } from "#src/contract/resource.ts";
import { Money, useFormat } from "../kit/format.tsx";
import { useText } from "../messages/use-text.ts";
import { kindOf, alignsRight } from "../form/kind.ts";
import { none, type Labels } from "./labels.ts";
import type { Values } from "../form/spec.ts";

interface RowsTableProps {
  name: string;
  fields: Readonly<Record<string, ResourceField>>;
  labels: Labels;
  rows: readonly Values[];
}

export function RowsTable({ name, fields, labels, rows }: RowsTableProps) {
  const t = useText();
  const format = useFormat();
  // References have their name in another column.
  const shown = Object.entries(fields).filter(
    ([each, field]) =>
      kindOf(field) !== "reference" && rows.some((row) => row[each] !== null && row[each] !== undefined),
  );
  const text = (each: string, field: ResourceField, value: unknown) => {
    if (value === null || value === undefined) return none;
    const kind = kindOf(field);
    if (kind === "money") return <Money cents={Number(value)} />;
    if (kind === "flag") return t(value === true ? "crud.yes" : "crud.no");
    if (kind === "choice") return labels.choice(`${name}.${each}`, String(value));
    if (kind === "date") return format.date(String(value));
    if (kind === "fraction") return format.number(Number(value), { style: "percent", maximumFractionDigits: 2 });
    return kind === "whole" ? format.number(Number(value)) : String(value);
  };
  return (
    <table
      className={css({
        fontVariantNumeric: "tabular-nums",
        fontSize: "sm",
        lineHeight: "sm",
        overflowWrap: "anywhere",
        hyphens: "auto",
      })}
    >
      {/* With a single column the header would repeat the field's label. */}
      <thead className={shown.length === 1 ? css({ srOnly: true }) : undefined}>
        <tr>
          {shown.map(([each, field]) => (
            <th
              key={each}
              className={css({
                py: "1",
                pe: { base: "3", md: "5" },
                fontWeight: "medium",
                color: "text.muted",
                verticalAlign: "bottom",
                textAlign: alignsRight(kindOf(field)) ? "end" : "start",
              })}
              scope="col"
            >
              {labels.field(`${name}.${each}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={index}>
            {shown.map(([each, field]) => (
              <td
                key={each}
                className={css({
                  py: "1",
                  pe: { base: "3", md: "5" },
                  textAlign: alignsRight(kindOf(field)) ? "end" : "start",
                })}
              >
                {text(each, field, row[each])}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
