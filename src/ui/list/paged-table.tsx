/** Read-only paged table on a card, with empty, error and loading states. */
import { css } from "#generated/styles/css/index.js";
import type { ReactNode } from "react";
import { Card } from "../kit/card.tsx";
import { ColumnTable, type TableColumn } from "../table/column-table.tsx";
import { Pager } from "../table/pager.tsx";
import { Loading, Skeleton } from "../kit/skeleton.tsx";
import { EmptyState, ErrorState } from "../kit/states.tsx";

interface PagedTableProps<Row> {
  label: string;
  query: {
    readonly data:
      | { readonly items: readonly Row[]; readonly total: number; readonly page: number; readonly pageSize: number }
      | undefined;
    readonly error: unknown;
    readonly refetch: () => unknown;
  };
  /** The first column is the row header. */
  columns: readonly TableColumn<Row>[];
  keyOf: (row: Row) => string;
  empty: { readonly title: string; readonly text: string };
  onPage: (page: number) => void;
  /** Above the rows, also when there are none. */
  head?: ReactNode;
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
  return (
    <Card className={css({ overflow: "hidden" })}>
      {head}
      {data && data.total > 0 ? (
        <>
          <ColumnTable label={label} rows={data.items} columns={columns} keyOf={keyOf} />
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
            <Skeleton key={line} css={{ h: "6", mx: "4", my: "5" }} />
          ))}
        </Loading>
      )}
    </Card>
  );
}
