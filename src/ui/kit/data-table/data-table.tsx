/** Rows of a list: a table, or cards in a narrow window. Texts come from the messages of `crud`. */
import { chakra } from "@chakra-ui/react";
import { useId, useLayoutEffect, useState } from "react";
import { useText } from "../../messages/use-text.ts";
import { useMedia, wide } from "../use-media.ts";
import { VisuallyHidden } from "../visually-hidden.tsx";
import { Cards } from "./cards.tsx";
import type { RowControlProps, RowsProps, TableProps } from "./rows.ts";
import { Table } from "./table.tsx";
import { useRows, type RowKeys } from "./use-rows.ts";

interface DataTableProps<Row> extends TableProps<Row> {
  /** Act on the row with the focus. */
  keys?: RowKeys;
  /** Older rows stand while newer ones are on their way. */
  stale?: boolean;
}

export function DataTable<Row>({ keys = {}, stale = false, actions, ...rest }: DataTableProps<Row>) {
  const t = useText();
  const isWide = useMedia(wide);
  const { rows, idOf } = rest;
  const { container, current, onFocus, onKeyDown } = useRows(rows.map(idOf), keys);
  const control = (row: Row, name: string): RowControlProps => ({ "data-row-control": name, tabIndex: idOf(row) === current ? 0 : -1 });
  const hintId = useId();
  const selecting = (rest.selection?.rows.length ?? 0) > 0;
  const [crowded, setCrowded] = useState(false);
  useLayoutEffect(() => {
    const scroller = container.current;
    setCrowded(selecting && scroller !== null && scroller.scrollHeight > scroller.clientHeight);
  }, [container, selecting]);
  const props: RowsProps<Row> = { ...rest, current, hintId, control, actionsOf: actions && ((row) => actions(row, (name) => control(row, name))) };
  return (
    <chakra.div
      ref={container as React.RefObject<HTMLDivElement>}
      onFocus={onFocus}
      onKeyDown={onKeyDown}
      aria-busy={stale || undefined}
      opacity={stale ? 0.6 : 1}
      transition="opacity"
      transitionDuration="fast"
      minH="0"
      minW="0"
      overflow={isWide ? "auto" : undefined}
      // Room to scroll the last rows out from under the selection bar.
      pb={crowded ? "16" : "0"}
      overscrollBehavior="contain"
    >
      <VisuallyHidden id={hintId}>{t("crud.keysHint")}</VisuallyHidden>
      {isWide ? <Table {...props} /> : <Cards {...props} />}
    </chakra.div>
  );
}
