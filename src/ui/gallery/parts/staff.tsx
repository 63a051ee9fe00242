/** Columns of the sample employees, and a short table of them. */
import { css } from "#generated/styles/css/index.js";
import type { EmployeeRow } from "#generated/demo/schema.ts";
import type { ReactNode } from "react";
import { salaryOf, startOf } from "#src/domain/people/employee-rows.ts";
import { centsToUnits } from "#src/domain/shared/money.ts";
import { useFormat } from "../../kit/format.tsx";
import { PlainTable, TableScroll } from "../../table/plain-table.tsx";
import { useText, type Text } from "../../messages/use-text.ts";

export const staffColumns = ["full_name", "post", "city", "start_date", "salary"] as const;
export type StaffColumn = (typeof staffColumns)[number];

const names = {
  full_name: "showcase.name",
  post: "showcase-data.post",
  city: "showcase.city",
  start_date: "showcase-data.start",
  salary: "showcase.amount",
} as const;

export const headOf = (t: Text, columns: readonly StaffColumn[]): string[] => columns.map((column) => t(names[column]));
/** Dates as YYYY-MM-DD and amounts as plain numbers, so that every spreadsheet reads them. */
export const cellsOf = (row: EmployeeRow, columns: readonly StaffColumn[]): string[] =>
  columns.map((column) =>
    column === "start_date" ? startOf(row) : column === "salary" ? centsToUnits(salaryOf(row)) : row[column],
  );

interface StaffTableProps {
  rows: readonly EmployeeRow[];
  fields?: readonly StaffColumn[];
  maxH?: string;
  /** In front of each row, such as a checkbox. */
  lead?: { readonly head: ReactNode; readonly of: (row: EmployeeRow, index: number) => ReactNode };
}

export function StaffTable({ rows, fields = staffColumns, maxH, lead }: StaffTableProps) {
  const t = useText();
  const format = useFormat();
  const [first, ...others] = fields;
  const textOf = (row: EmployeeRow, column: StaffColumn): string =>
    column === "start_date"
      ? format.date(startOf(row))
      : column === "salary"
        ? format.money(salaryOf(row))
        : row[column];
  return (
    <TableScroll label={t("showcase-data.employees")} {...(maxH !== undefined && { maxH })}>
      <PlainTable small stickyHead className={css({ "& td, & th": { whiteSpace: "nowrap" } })}>
        <thead>
          <tr>
            {lead && <td>{lead.head}</td>}
            {headOf(t, fields).map((name, index) => (
              <th key={name} scope="col" data-end={fields[index] === "salary" || undefined}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={row.id}>
              {lead && <td>{lead.of(row, index)}</td>}
              {first && <th scope="row">{textOf(row, first)}</th>}
              {others.map((column) => (
                <td
                  key={column}
                  data-date={column === "start_date" || undefined}
                  data-end={column === "salary" || undefined}
                >
                  {textOf(row, column)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </PlainTable>
    </TableScroll>
  );
}
