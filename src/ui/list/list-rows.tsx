/** List rows on a card, with paging and the empty, error and loading states. */
import { css } from "#generated/styles/css/index.js";
import type { ReactNode } from "react";
import { Card } from "../kit/card.tsx";
import { Pager } from "../table/pager.tsx";
import { Loading } from "../kit/skeleton.tsx";
import { ErrorState } from "../kit/states.tsx";
import type { ListAnswer } from "./use-list.ts";

interface ListRowsProps<Row> {
  label?: string;
  answer: ListAnswer<Row>;
  onPage: (page: number) => void;
  row: (row: Row) => ReactNode;
  waiting: ReactNode;
  empty: ReactNode;
  /** Above the rows. */
  head?: ReactNode;
}

export function ListRows<Row>({
  label,
  answer: { rows, total, page, pageSize, error, earlier, retry },
  onPage,
  row,
  waiting,
  empty,
  head,
}: ListRowsProps<Row>) {
  const content = () => {
    if (!rows) return error ? <ErrorState error={error} onRetry={retry} /> : <Loading>{waiting}</Loading>;
    if (rows.length === 0) return empty;
    return (
      <ul className={css({ opacity: earlier ? 0.6 : 1 })} aria-label={label} aria-busy={earlier || undefined}>
        {rows.map(row)}
      </ul>
    );
  };
  return (
    <Card className={css({ p: "0", overflow: "hidden" })}>
      {rows && rows.length > 0 && head}
      {content()}
      {total > pageSize && <Pager page={page} pageSize={pageSize} total={total} onPage={onPage} />}
    </Card>
  );
}
