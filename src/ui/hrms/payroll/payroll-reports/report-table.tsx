/** Rows of a report; heads sort on the server, and names lead to the employee. */
import { css } from "#generated/styles/css/index.js";
import { ArrowDown, ArrowUp } from "lucide-react";
import type { PayrollReport } from "#generated/hrms/schema.ts";
import { Link } from "../../../kit/link.tsx";
import { PlainTable, TableScroll } from "../../../table/plain-table.tsx";
import { ReportValue } from "../shared/report-value.tsx";

interface ReportTableProps {
  readonly companyId: string;
  readonly report: PayrollReport;
  readonly sort: string | undefined;
  readonly onSort: (sort: string | undefined) => void;
}

const head = css({
  display: "inline-flex",
  alignItems: "center",
  gap: "1",
  fontWeight: "medium",
  cursor: "pointer",
  borderRadius: "control",
  _hover: { color: "text" },
});

const person = css({ whiteSpace: { md: "nowrap" } });

type Column = PayrollReport["columns"][number];
const isNumber = ({ kind }: Column): boolean => kind !== "text";

/** Ascending, descending, then the order of the report. */
const nextSort = (key: string, sort: string | undefined): string | undefined =>
  sort === key ? `-${key}` : sort === `-${key}` ? undefined : key;

function Head({ column, sort, onSort }: { column: Column } & Pick<ReportTableProps, "sort" | "onSort">) {
  const { key } = column;
  const direction = sort === key ? "ascending" : sort === `-${key}` ? "descending" : undefined;
  const Arrow = direction === "descending" ? ArrowDown : ArrowUp;
  return (
    <th scope="col" data-end={isNumber(column) || undefined} aria-sort={direction}>
      <button type="button" className={head} onClick={() => onSort(nextSort(key, sort))}>
        {column.head}
        {direction && <Arrow size={12} aria-hidden />}
      </button>
    </th>
  );
}

export function ReportTable({ companyId, report, sort, onSort }: ReportTableProps) {
  const { columns, items, totals, title } = report;
  const named = columns.findIndex(({ key }) => key === "name");
  return (
    <TableScroll label={title}>
      <PlainTable stacked hover small aria-label={title}>
        <thead>
          <tr>
            {columns.map((column) => (
              <Head key={column.key} column={column} sort={sort} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <tbody>
          {items.map(({ id, cells }, row) => (
            <tr key={`${id} ${row}`}>
              {columns.map((column, at) => {
                const value = cells[at] ?? null;
                const Cell = at === Math.max(0, named) ? "th" : "td";
                return (
                  <Cell
                    key={column.key}
                    {...(Cell === "th" && { scope: "row" })}
                    data-end={isNumber(column) || undefined}
                    data-label={column.head}
                  >
                    {at === named && id !== null ? (
                      <Link to={`/companies/${companyId}/employees/${id}` as string} className={person}>
                        {value}
                      </Link>
                    ) : (
                      <ReportValue kind={column.kind} value={value} />
                    )}
                  </Cell>
                );
              })}
            </tr>
          ))}
        </tbody>
        {totals && (
          <tfoot>
            <tr className={css({ fontWeight: "semibold" })}>
              {columns.map((column, at) => (
                <td key={column.key} data-end={isNumber(column) || undefined} data-label={column.head}>
                  {totals[at] === null ? "" : <ReportValue kind={column.kind} value={totals[at] ?? null} />}
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </PlainTable>
    </TableScroll>
  );
}
