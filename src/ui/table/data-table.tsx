/** List rows as a table, or as cards in narrow windows. Texts are in the messages of `crud`. */
import { css } from "#generated/styles/css/index.js";
import { useId, useLayoutEffect, useMemo, useRef, useState } from "react";
import { useText } from "../messages/use-text.ts";
import { useMedia, wide } from "../kit/use-media.ts";
import { VisuallyHidden } from "../kit/visually-hidden.tsx";
import { Cards } from "./cards.tsx";
import type { RowControlProps } from "./column.ts";
import { linesOf, type BodyProps, type RowsProps, type TableProps } from "./rows.ts";
import { Table } from "./table.tsx";
import { roveHeads } from "./table-head.tsx";
import { useRows, type RowKeys } from "./use-rows.ts";

interface DataTableProps<Row> extends TableProps<Row> {
  keys?: RowKeys;
  /** The rows are outdated while newer ones load. */
  stale?: boolean;
}

export function DataTable<Row>({ keys = {}, stale = false, actions, body, ...rest }: DataTableProps<Row>) {
  const t = useText();
  const isWide = useMedia(wide);
  const { rows, idOf, selection, grouping, arranging } = rest;
  const lines = useMemo(() => linesOf(rows, idOf, grouping), [rows, idOf, grouping]);
  const [said, say] = useState("");
  const reveal: BodyProps["reveal"] = useRef(null);

  // Last selected row, where a Shift selection starts.
  const anchor = useRef<string>(undefined);
  const select = (id: string, selected: boolean, through: boolean): void => {
    const inOrder = lines.flatMap((line) => ("row" in line ? [line] : []));
    const at = inOrder.findIndex((line) => line.id === id);
    if (!selection || at < 0) return;
    const from = inOrder.findIndex((line) => line.id === anchor.current);
    const start = through && from >= 0 ? from : at;
    selection.set(
      inOrder.slice(Math.min(start, at), Math.max(start, at) + 1).map(({ row }) => row),
      selected,
    );
    if (!through || from < 0) anchor.current = id;
  };
  const byId = (id: string): Row | undefined => rows.find((row) => idOf(row) === id);
  const onSpace = (id: string, through: boolean): void => {
    const row = byId(id);
    if (!row) return;
    if (through && anchor.current === undefined && current !== undefined) anchor.current = current;
    select(id, through || !(selection?.has(row) ?? false), through);
  };
  const { container, current, onFocus, onKeyDown } = useRows(
    useMemo(() => lines.map(({ id }) => id), [lines]),
    keys,
    { onSelect: selection && onSpace, reveal },
  );
  const control = (id: string, name: string): RowControlProps => ({
    "data-row-control": name,
    tabIndex: id === current ? 0 : -1,
  });
  const hintId = useId();
  const selecting = (selection?.rows.length ?? 0) > 0;
  const [crowded, setCrowded] = useState(false);
  useLayoutEffect(() => {
    const scroller = container.current;
    setCrowded(selecting && scroller !== null && scroller.scrollHeight > scroller.clientHeight);
  }, [container, selecting]);
  const props: RowsProps<Row> = {
    ...rest,
    lines,
    hintId,
    control,
    actionsOf: actions && ((row) => actions(row, (name) => control(idOf(row), name))),
    onSelect: (row, selected, through) => select(idOf(row), selected, through),
  };
  return (
    <div
      ref={container as React.RefObject<HTMLDivElement>}
      className={css({
        opacity: stale ? 0.6 : 1,
        transition: "opacity",
        transitionDuration: "fast",
        minH: "0",
        minW: "0",
        overflow: isWide ? "auto" : undefined,
        pb: crowded ? "16" : "0",
        overscrollBehavior: "contain",
      })}
      onFocus={onFocus}
      onKeyDown={(event) => {
        roveHeads(event);
        onKeyDown(event);
      }}
      aria-busy={stale || undefined}
    >
      <VisuallyHidden id={hintId}>{t(arranging && isWide ? "crud.gridHint" : "crud.keysHint")}</VisuallyHidden>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      {isWide ? <Table {...props} {...{ body, reveal, say }} scroller={container} /> : <Cards {...props} />}
    </div>
  );
}
