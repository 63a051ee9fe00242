/** Skeleton of table or cards. */
import { css } from "#generated/styles/css/index.js";
import { Loading, Skeleton } from "../kit/skeleton.tsx";
import { useMedia, wide } from "../kit/use-media.ts";
import type { Density } from "./column.ts";
import type { PlacedColumn } from "./layout.ts";
import { ColumnGroup, marksOf, TableBase, widthsOf } from "./table-base.tsx";

interface TableSkeletonProps<Row> {
  columns: readonly PlacedColumn<Row>[];
  rows: number;
  density: Density;
  selectable: boolean;
  actions?: boolean;
}

export function TableSkeleton<Row>({ columns, rows, density, selectable, actions = true }: TableSkeletonProps<Row>) {
  const isWide = useMedia(wide);
  const all = Array.from({ length: rows }, (_, index) => index);
  if (!isWide) {
    return (
      <Loading>
        {all.slice(0, 8).map((row) => (
          <div
            key={row}
            className={css({
              py: "3",
              px: "4",
              borderTopWidth: row > 0 ? "1px" : "0",
              borderColor: "border",
              display: "grid",
              gap: "2",
            })}
          >
            <Skeleton style={{ width: `${52 - ((row * 7) % 20)}%` }} />
            <Skeleton css={{ w: "80%" }} />
          </div>
        ))}
      </Loading>
    );
  }
  const { fixed, style } = widthsOf(columns, selectable, actions);
  return (
    <Loading>
      <TableBase density={density} fixed={fixed} style={style}>
        {fixed && <ColumnGroup columns={columns} selectable={selectable} actions={actions} />}
        <thead>
          <tr>
            {selectable && <th data-select> </th>}
            {columns.map(({ id, header }, at) => (
              <th key={id} {...marksOf(columns, at)}>
                {header}
              </th>
            ))}
            {actions && <th data-actions> </th>}
          </tr>
        </thead>
        <tbody>
          {all.map((row) => (
            <tr key={row}>
              {selectable && (
                <td data-select>
                  <Skeleton css={{ w: "4", h: "4" }} />
                </td>
              )}
              {columns.map(({ id, align }, at) => (
                <td key={id} {...marksOf(columns, at)}>
                  <Skeleton
                    style={{ width: at === 0 ? `${12 - ((row * 5) % 7)}rem` : "4rem" }}
                    css={{ ms: align === "end" ? "auto" : undefined }}
                  />
                </td>
              ))}
              {actions && (
                <td data-actions>
                  <span className={css({ display: "inline-block", w: "16" })} />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </TableBase>
    </Loading>
  );
}
