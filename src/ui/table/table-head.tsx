/** Table header: sorting and, if enabled, column menus, resizing and reordering. */
import { css } from "#generated/styles/css/index.js";
import { chakra } from "#generated/styles/jsx/index.js";
import { ArrowDown, ArrowUp, ChevronsUpDown } from "lucide-react";
import { useState, type DragEvent, type KeyboardEvent, type RefObject } from "react";
import { useText } from "../messages/use-text.ts";
import { Checkbox } from "../kit/checkbox.tsx";
import { rove } from "../kit/roving.ts";
import { VisuallyHidden } from "../kit/visually-hidden.tsx";
import { addSort, nextSort, sortMark, sortTerms } from "./column.ts";
import { ColumnMenu } from "./column-menu.tsx";
import type { PlacedColumn } from "./layout.ts";
import { ResizeHandle } from "./resize-handle.tsx";
import type { RowsProps } from "./rows.ts";
import { marksOf } from "./table-base.tsx";
import type { Head } from "./use-head.ts";

const SortButton = chakra("button", {
  base: {
    display: "inline-flex",
    verticalAlign: "middle",
    alignItems: "center",
    gap: "1",
    h: "6",
    mx: "-1",
    px: "1",
    borderRadius: "xs",
    fontWeight: "inherit",
    cursor: "pointer",
    "& > svg": { flexShrink: 0 },
    "& > span": { minW: "0", overflow: "hidden", textOverflow: "ellipsis" },
    "& .idle": { opacity: 0 },
    _hover: { color: "text", "& .idle": { opacity: 1 } },
    _focusVisible: { outlineOffset: "-1px", "& .idle": { opacity: 1 } },
  },
});

/** Overlays the free side of the header. */
const MenuPlace = chakra("span", {
  base: {
    position: "absolute",
    insetBlock: "1",
    bg: "surface",
    borderRadius: "control",
    fontSize: "md",
    fontWeight: "normal",
    opacity: 0,
    "th:is(:hover, :focus-within) > &": { opacity: 1 },
    "&:has([aria-expanded=true])": { opacity: 1 },
  },
  variants: { side: { start: { insetInlineStart: "0.5" }, end: { insetInlineEnd: "2" } } },
});

interface HeadCellProps<Row> {
  columns: readonly PlacedColumn<Row>[];
  at: number;
  sort: string | undefined;
  onSort: ((sort: string) => void) | undefined;
  multiSort: boolean;
  head: Head | undefined;
  table: RefObject<HTMLTableElement | null>;
  reachable: boolean;
  onReach: () => void;
}

const dragged = "application/x-column";

function useDrop(id: string, head: Head | undefined, lead: boolean) {
  const [side, setSide] = useState<"before" | "after">();
  if (!head) return { side: undefined, props: {} };
  const sideOf = (event: DragEvent<HTMLElement>): "before" | "after" => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const first = event.clientX < left + width / 2;
    return first === (getComputedStyle(event.currentTarget).direction === "ltr") && !lead ? "before" : "after";
  };
  return {
    side,
    props: {
      draggable: !lead,
      onDragStart: (event: DragEvent<HTMLElement>) => {
        event.dataTransfer.setData(dragged, id);
        event.dataTransfer.effectAllowed = "move";
      },
      onDragOver: (event: DragEvent<HTMLElement>) => {
        if (!event.dataTransfer.types.includes(dragged)) return;
        event.preventDefault();
        setSide(sideOf(event));
      },
      onDragLeave: () => setSide(undefined),
      onDrop: (event: DragEvent<HTMLElement>) => {
        event.preventDefault();
        setSide(undefined);
        head.drop(event.dataTransfer.getData(dragged), id, sideOf(event));
      },
    },
  };
}

function HeadCell<Row>({ columns, at, sort, onSort, multiSort, head, table, reachable, onReach }: HeadCellProps<Row>) {
  const column = columns[at] as PlacedColumn<Row>;
  const { id, header, sortBy, align } = column;
  const { side, props } = useDrop(id, head, at === 0);
  const mark = sortBy === undefined ? undefined : sortMark(sort, sortBy);
  const sortable = sortBy !== undefined && onSort !== undefined;
  const several = sortTerms(sort).length > 1;
  const Icon = !mark ? ChevronsUpDown : mark.descending ? ArrowDown : ArrowUp;
  const ariaSort = !sortable ? undefined : !mark ? "none" : mark.descending ? "descending" : "ascending";
  const shadow = side && `inset ${side === "before" ? "" : "-"}2px 0 0 var(--hr-accent)`;
  const { style, ...marks } = marksOf(columns, at);
  return (
    <th
      scope="col"
      aria-label={head && header}
      aria-sort={ariaSort}
      {...marks}
      {...props}
      style={{ ...style, ...(shadow && { boxShadow: shadow }) }}
    >
      {sortable ? (
        <SortButton
          type="button"
          data-head-control="sort"
          tabIndex={!head || reachable ? 0 : -1}
          onFocus={onReach}
          css={{ color: mark ? "text" : undefined, flexDirection: align === "end" ? "row-reverse" : undefined }}
          onClick={(event) => onSort(multiSort && event.shiftKey ? addSort(sort, sortBy) : nextSort(sort, sortBy))}
        >
          <span title={header}>{header}</span>
          <Icon size={14} className={mark ? undefined : "idle"} aria-hidden />
          {mark && several && (
            <span className={css({ fontSize: "xs", fontVariantNumeric: "tabular-nums" })} aria-hidden>
              {mark.place}
            </span>
          )}
        </SortButton>
      ) : (
        <span data-content>{header}</span>
      )}
      {head && (
        <>
          <MenuPlace side={align === "end" ? "start" : "end"}>
            <ColumnMenu
              {...{ column, columns, head, sort, onSort, multiSort }}
              table={() => table.current}
              reachable={reachable && !sortable}
              onReach={onReach}
            />
          </MenuPlace>
          <ResizeHandle id={id} header={header} head={head} />
        </>
      )}
    </th>
  );
}

/** All header controls share one tab stop; arrow keys move between them. */
export function roveHeads(event: KeyboardEvent<HTMLElement>): void {
  const control = (event.target as HTMLElement).dataset["headControl"];
  if (event.defaultPrevented || control === undefined || control === "width") return;
  const heads = [
    ...event.currentTarget.querySelectorAll<HTMLElement>("[data-head-control]:not([data-head-control=width])"),
  ];
  // If columns are not customisable, each header is its own tab stop.
  if (heads.some(({ tabIndex }) => tabIndex < 0)) rove(event, heads);
}

function Groups<Row>({
  columns,
  before,
  after,
}: {
  columns: readonly PlacedColumn<Row>[];
  before: boolean;
  after: boolean;
}) {
  const runs = columns.reduce<{ id: string; name: string; span: number }[]>((all, { id, group = "" }) => {
    const last = all.at(-1);
    return last?.name === group
      ? [...all.slice(0, -1), { ...last, span: last.span + 1 }]
      : [...all, { id, name: group, span: 1 }];
  }, []);
  return (
    <tr>
      {before && <td data-select />}
      {runs.map(({ id, name, span }) =>
        name === "" ? (
          <td key={id} colSpan={span} />
        ) : (
          <th key={id} data-over scope="colgroup" colSpan={span}>
            {name}
          </th>
        ),
      )}
      {after && <td data-actions />}
    </tr>
  );
}

type TableHeadProps<Row> = Pick<RowsProps<Row>, "columns" | "rows" | "selection" | "sort" | "onSort" | "multiSort"> & {
  head: Head | undefined;
  table: RefObject<HTMLTableElement | null>;
  hasActions: boolean;
};

export function TableHead<Row>({
  columns,
  rows,
  selection,
  sort,
  onSort,
  multiSort = false,
  head,
  table,
  hasActions,
}: TableHeadProps<Row>) {
  const t = useText();
  const [reached, setReached] = useState<string>();
  const selectedHere = selection ? rows.filter(selection.has).length : 0;
  const current = columns.find(({ id }) => id === reached)?.id ?? columns[0]?.id;
  return (
    <thead>
      {columns.some(({ group }) => group !== undefined) && (
        <Groups columns={columns} before={selection !== undefined} after={hasActions} />
      )}
      <tr>
        {selection && (
          <th scope="col" data-select>
            <Checkbox
              aria-label={t("crud.selectAll")}
              checked={rows.length > 0 && selectedHere === rows.length}
              indeterminate={selectedHere > 0 && selectedHere < rows.length}
              onChange={(event) => selection.set(rows, event.target.checked)}
              className={css({ display: "grid" })}
            />
          </th>
        )}
        {columns.map(({ id }, at) => (
          <HeadCell
            key={id}
            {...{ columns, at, sort, onSort, multiSort, head, table }}
            reachable={id === current}
            onReach={() => setReached(id)}
          />
        ))}
        {hasActions && (
          <th scope="col" data-actions>
            <VisuallyHidden>{t("crud.actions")}</VisuallyHidden>
          </th>
        )}
      </tr>
    </thead>
  );
}
