/** Rows as a table with sticky header, one link per row and row actions. */
import { useRef, type ComponentType, type RefObject } from "react";
import type { BodyProps, RowsProps } from "./rows.ts";
import { ColumnGroup, rowHeights, TableBase, widthsOf } from "./table-base.tsx";
import { TableHead } from "./table-head.tsx";
import { GroupButton, TableRow } from "./table-row.tsx";
import { useHead } from "./use-head.ts";
import { usePins } from "./use-pins.ts";

interface TableOptions<Row> extends RowsProps<Row> {
  body: ComponentType<BodyProps> | undefined;
  scroller: RefObject<HTMLElement | null>;
  reveal: BodyProps["reveal"];
  say: (text: string) => void;
}

export function Table<Row>(props: TableOptions<Row>) {
  const {
    label,
    columns,
    lines,
    selection,
    density = "normal",
    hintId,
    control,
    actionsOf,
    grouping,
    arranging,
    body: Body,
    scroller,
    reveal,
    say,
  } = props;
  const table = useRef<HTMLTableElement>(null);
  const hasActions = actionsOf !== undefined;
  const head = useHead({ table, columns, arranging, say });
  const { fixed, style } = widthsOf(columns, selection !== undefined, hasActions);
  usePins(
    table,
    columns.some(({ pin }, at) => at > 0 && pin !== undefined),
    columns.map(({ id, pin = "" }) => id + pin).join(" "),
  );
  const span = columns.length + (selection ? 1 : 0) + (hasActions ? 1 : 0);
  const line = (at: number) => {
    const each = lines[at];
    if (!each) return null;
    if ("row" in each) return <TableRow key={each.id} {...props} id={each.id} row={each.row} index={Body && at + 2} />;
    return (
      <tr key={each.id} data-row={each.id} aria-rowindex={Body && at + 2}>
        <th scope="rowgroup" colSpan={span}>
          {grouping && <GroupButton line={each} grouping={grouping} control={control(each.id, "link")} />}
        </th>
      </tr>
    );
  };
  return (
    <TableBase
      ref={table}
      density={density}
      fixed={fixed}
      style={style}
      aria-label={label}
      aria-describedby={hintId}
      aria-rowcount={Body && lines.length + 1}
    >
      {fixed && <ColumnGroup columns={columns} selectable={selection !== undefined} actions={hasActions} />}
      <TableHead {...props} head={head} table={table} hasActions={hasActions} />
      {Body ? (
        <Body count={lines.length} rowHeight={rowHeights[density]} scroller={scroller} reveal={reveal} line={line} />
      ) : (
        <tbody>{lines.map((_, at) => line(at))}</tbody>
      )}
    </TableBase>
  );
}
