/** Rows of a page that are only read, as a table on a card: their pages, and words for no rows, errors and waiting. */
import type { ReactNode } from "react";
import { Card } from "../kit/card.tsx";
import { Pager } from "../kit/data-table/pager.tsx";
import { PlainTable, TableScroll } from "../kit/plain-table.tsx";
import { Loading, Skeleton } from "../kit/skeleton.tsx";
import { EmptyState, ErrorState } from "../kit/states.tsx";

interface PlainColumn<Row> {
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** Numbers stand at the end, dates on one line. */
  readonly kind?: "number" | "date";
}

interface PagedTableProps<Row> {
  label: string;
  query: {
    readonly data:
      | { readonly items: readonly Row[]; readonly total: number; readonly page: number; readonly pageSize: number }
      | undefined;
    readonly error: unknown;
    readonly refetch: () => unknown;
  };
  /** The first one names the row. */
  columns: readonly PlainColumn<Row>[];
  keyOf: (row: Row) => string;
  empty: { readonly title: string; readonly text: string };
  onPage: (page: number) => void;
  /** Above the rows, whatever there is of them. */
  head?: ReactNode;
  /** Below the rows. */
  children?: ReactNode;
}

export function PagedTable<Row>({
  label,
  query: { data, error, refetch },
  columns,
  keyOf,
  empty,
  onPage,
  head,
  children,
}: PagedTableProps<Row>) {
  const marks = ({ kind }: PlainColumn<Row>) => ({
    ...(kind === "number" && { "data-end": true }),
    ...(kind === "date" && { "data-date": true }),
  });
  return (
    <Card overflow="hidden">
      {head}
      {data && data.total > 0 ? (
        <>
          <TableScroll label={label}>
            <PlainTable stacked aria-label={label}>
              <thead>
                <tr>
                  {columns.map((column) => (
                    <th key={column.header} scope="col" data-end={column.kind === "number" || undefined}>
                      {column.header}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {data.items.map((row) => (
                  <tr key={keyOf(row)}>
                    {columns.map((column, at) =>
                      at === 0 ? (
                        <th key={column.header} scope="row">
                          {column.cell(row)}
                        </th>
                      ) : (
                        <td key={column.header} data-label={column.header} {...marks(column)}>
                          {column.cell(row)}
                        </td>
                      ),
                    )}
                  </tr>
                ))}
              </tbody>
            </PlainTable>
          </TableScroll>
          <Pager page={data.page} pageSize={data.pageSize} total={data.total} onPage={onPage} />
          {children}
        </>
      ) : data ? (
        <EmptyState title={empty.title}>{empty.text}</EmptyState>
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <Loading>
          {[1, 2, 3, 4].map((line) => (
            <Skeleton key={line} h="6" mx="4" my="5" />
          ))}
        </Loading>
      )}
    </Card>
  );
}
