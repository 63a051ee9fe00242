/** Grey rows in the layout of the table, or of the cards, while the first page is on its way. */
import { chakra } from "@chakra-ui/react";
import { Loading, Skeleton } from "../skeleton.tsx";
import { useMedia, wide } from "../use-media.ts";
import type { Column, Density } from "./column.ts";
import { TableBase } from "./table.tsx";

interface TableSkeletonProps<Row> {
  columns: readonly Column<Row>[];
  rows: number;
  density: Density;
  selectable: boolean;
}

export function TableSkeleton<Row>({ columns, rows, density, selectable }: TableSkeletonProps<Row>) {
  const isWide = useMedia(wide);
  const all = Array.from({ length: rows }, (_, index) => index);
  if (!isWide) {
    return (
      <Loading>
        {all.slice(0, 8).map((row) => (
          <chakra.div key={row} py="3" px="4" borderTopWidth={row > 0 ? "1px" : "0"} borderColor="border" display="grid" gap="2">
            <Skeleton w={`${52 - ((row * 7) % 20)}%`} />
            <Skeleton w="80%" />
          </chakra.div>
        ))}
      </Loading>
    );
  }
  return (
    <Loading>
      <TableBase density={density}>
        <thead>
          <tr>
            {selectable && <th data-select> </th>}
            {columns.map(({ id, header, align }, index) => (
              <th key={id} data-lead={index === 0 || undefined} data-end={align === "end" || undefined}>
                {header}
              </th>
            ))}
            <th data-actions> </th>
          </tr>
        </thead>
        <tbody>
          {all.map((row) => (
            <tr key={row}>
              {selectable && (
                <td data-select>
                  <Skeleton w="4" h="4" />
                </td>
              )}
              {columns.map(({ id, align }, index) => (
                <td key={id} data-lead={index === 0 || undefined}>
                  <Skeleton w={index === 0 ? `${12 - ((row * 5) % 7)}rem` : "4rem"} ms={align === "end" ? "auto" : undefined} />
                </td>
              ))}
              <td data-actions>
                <chakra.span display="inline-block" w="16" />
              </td>
            </tr>
          ))}
        </tbody>
      </TableBase>
    </Loading>
  );
}
