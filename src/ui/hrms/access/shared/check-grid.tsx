/** Matrix of checkboxes with a single tab stop; arrow keys move, Space toggles. Narrow windows show cards. */
import { css } from "#generated/styles/css/index.js";
import { chakra } from "#generated/styles/jsx/index.js";
import { Check } from "lucide-react";
import { Fragment, useId, useRef, useState, type KeyboardEvent, type ReactNode } from "react";
import { Checkbox } from "../../../kit/checkbox.tsx";
import { CheckGridCards } from "./check-grid-cards.tsx";
import { useMedia, wide } from "../../../kit/use-media.ts";
import { VisuallyHidden } from "../../../kit/visually-hidden.tsx";

export interface GridRow {
  readonly id: string;
  readonly label: string;
  /** Beside the name, such as a class. */
  readonly note?: ReactNode;
}

export interface GridGroup {
  readonly id: string;
  readonly title: string;
  readonly note?: ReactNode;
  readonly rows: readonly GridRow[];
}

export interface GridColumn {
  readonly id: string;
  readonly label: string;
  readonly note?: ReactNode;
}

export interface GridCell {
  readonly checked: boolean;
  /** Differs from the saved state. */
  readonly changed?: boolean;
  /** Derived from elsewhere, so not editable here. */
  readonly fixed?: boolean;
}

export interface CheckGridProps {
  label: string;
  /** Header of the first column. */
  corner: string;
  groups: readonly GridGroup[];
  columns: readonly GridColumn[];
  /** Undefined if the combination does not exist. */
  cell: (row: string, column: string) => GridCell | undefined;
  /** Undefined for a read-only grid. */
  onToggle?: ((row: string, column: string, checked: boolean) => void) | undefined;
  /** Last column, such as a select for the whole row. */
  end?: { readonly label: string; readonly of: (row: string) => ReactNode };
  words: { readonly yes: string; readonly no: string; readonly changed: string };
  maxH?: string;
}

const Table = chakra("table", {
  base: {
    borderCollapse: "separate",
    borderSpacing: "0",
    minW: "full",
    "& :is(th, td)": { px: "3", h: "10", borderBottomWidth: "1px", borderColor: "border", textAlign: "start" },
    "& thead th": {
      position: "sticky",
      insetBlockStart: "0",
      zIndex: "2",
      bg: "surface",
      color: "text.muted",
      fontSize: "xs",
      fontWeight: "medium",
      verticalAlign: "bottom",
      py: "2",
    },
    "& :is(thead, tbody) th:first-of-type": {
      position: "sticky",
      insetInlineStart: "0",
      bg: "surface",
      zIndex: "1",
      minW: "14rem",
    },
    "& thead th:first-of-type": { zIndex: "3!" },
    "& [data-cell]": { textAlign: "center", minW: "4rem", px: "1.5" },
    "& tbody tr:hover > :is(th, td)": { bg: "hover" },
    "& tr[data-group] > *": { bg: "inset!", fontSize: "sm", h: "9" },
    "& [data-changed]": { bg: "warning.subtle!" },
  },
});

const moves: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Moves the focus to the next checkbox in a direction. */
function move(event: KeyboardEvent<HTMLElement>, columns: readonly GridColumn[]): void {
  const from = event.target instanceof HTMLElement ? event.target.dataset : {};
  if (from["row"] === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
  const boxes = [...event.currentTarget.querySelectorAll<HTMLInputElement>("input[data-row]")];
  const at = boxes.findIndex((box) => box === event.target);
  const inRow = boxes.filter((box) => box.dataset["row"] === from["row"]);
  const mirrored = getComputedStyle(event.currentTarget).direction === "rtl";
  const [rows, across] = moves[event.key] ?? [0, 0];
  const place = (box: HTMLInputElement): number => columns.findIndex(({ id }) => id === box.dataset["column"]);
  const inColumn = boxes.filter((box) => box.dataset["column"] === from["column"]);
  const next =
    event.key === "Home"
      ? inRow[0]
      : event.key === "End"
        ? inRow.at(-1)
        : across !== 0
          ? inRow[inRow.indexOf(boxes[at] as HTMLInputElement) + (mirrored ? -across : across)]
          : inColumn[inColumn.indexOf(boxes[at] as HTMLInputElement) + rows];
  if (!next || (rows === 0 && across === 0 && event.key !== "Home" && event.key !== "End") || place(next) < 0) return;
  event.preventDefault();
  next.focus();
}

const isBox = (state: GridCell | undefined): boolean => state !== undefined && !state.fixed;

export function CheckGrid(props: CheckGridProps) {
  return useMedia(wide) ? <WideGrid {...props} /> : <CheckGridCards {...props} />;
}

function WideGrid({
  label,
  corner,
  groups,
  columns,
  cell,
  onToggle,
  end,
  words,
  maxH = "calc(100dvh - 17rem)",
}: CheckGridProps) {
  const id = useId();
  const table = useRef<HTMLTableElement>(null);
  const [step, setStep] = useState<string | null>(null);
  const boxes = groups.flatMap(({ rows }) =>
    rows.flatMap((row) =>
      columns.filter((column) => isBox(cell(row.id, column.id))).map((column) => `${row.id} ${column.id}`),
    ),
  );
  // If a search removed the focused checkbox, the first one is the tab stop.
  const tabbed = step !== null && boxes.includes(step) ? step : boxes[0];
  const span = columns.length + (end ? 2 : 1);
  const box = (row: GridRow, column: GridColumn): ReactNode => {
    const state = cell(row.id, column.id);
    if (!state) return <td key={column.id} data-cell />;
    const name = `${row.label}: ${column.label}${state.changed ? `, ${words.changed}` : ""}`;
    return (
      <td key={column.id} data-cell data-changed={state.changed || undefined}>
        {onToggle && !state.fixed ? (
          <label className={css({ display: "inline-grid", placeItems: "center", boxSize: "8", cursor: "pointer" })}>
            <Checkbox
              aria-label={name}
              data-row={row.id}
              data-column={column.id}
              tabIndex={`${row.id} ${column.id}` === tabbed ? 0 : -1}
              checked={state.checked}
              onFocus={() => setStep(`${row.id} ${column.id}`)}
              onChange={(event) => onToggle(row.id, column.id, event.target.checked)}
            />
          </label>
        ) : state.checked ? (
          <span className={css({ display: "inline-grid", color: "accent.text" })}>
            <Check size={16} aria-hidden />
            <VisuallyHidden>{words.yes}</VisuallyHidden>
          </span>
        ) : (
          <span className={css({ color: "text.muted" })} aria-label={words.no} role="img">
            –
          </span>
        )}
      </td>
    );
  };
  return (
    <div
      className={css({ overflow: "auto", minH: "12rem", borderRadius: "card" })}
      style={{ maxHeight: maxH }}
      role="group"
      aria-label={label}
      tabIndex={onToggle ? undefined : 0}
    >
      <Table ref={table} aria-label={label} onKeyDown={(event) => move(event, columns)}>
        <thead>
          <tr>
            <th scope="col">{corner}</th>
            {columns.map((column) => (
              <th key={column.id} scope="col" data-cell>
                {column.label}
                {column.note}
              </th>
            ))}
            {end && <th scope="col">{end.label}</th>}
          </tr>
        </thead>
        <tbody>
          {groups.map((group) => (
            <Fragment key={group.id}>
              <tr data-group>
                <th scope="colgroup" id={`${id}-${group.id}`} colSpan={span}>
                  <span className={css({ display: "inline-flex", alignItems: "center", gap: "2" })}>
                    {group.title}
                    {group.note}
                  </span>
                </th>
              </tr>
              {group.rows.map((row) => (
                <tr key={row.id}>
                  <th className={css({ fontWeight: "normal!" })} scope="row">
                    <span className={css({ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: "2" })}>
                      {row.label}
                      {row.note}
                    </span>
                  </th>
                  {columns.map((column) => box(row, column))}
                  {end && <td>{end.of(row.id)}</td>}
                </tr>
              ))}
            </Fragment>
          ))}
        </tbody>
      </Table>
    </div>
  );
}
