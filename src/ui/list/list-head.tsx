/** Header row of a list whose rows are not a table: names the columns and sorts by them. Narrow windows stack the cells and have a select instead. */
import { css } from "#generated/styles/css/index.js";
import { ArrowDown, ArrowUp } from "lucide-react";
import { useText } from "../messages/use-text.ts";
import type { AddressedList } from "./use-list.ts";

export interface HeadColumn {
  readonly id: string;
  readonly label: string;
}

interface ListHeadProps {
  readonly list: AddressedList;
  readonly columns: readonly HeadColumn[];
  /** The class with the columns' widths, shared with the rows. */
  readonly className: string;
}

function SortButton({ list, column: { id, label } }: { list: AddressedList; column: HeadColumn }) {
  const t = useText();
  const current = list.state.sort ?? list.contract.sort?.initial;
  const direction = current === id ? "asc" : current === `-${id}` ? "desc" : undefined;
  const next = direction === "asc" ? `-${id}` : id;
  const Arrow = direction === "desc" ? ArrowDown : ArrowUp;
  return (
    <button
      type="button"
      className={css({
        display: "inline-flex",
        alignItems: "center",
        gap: "1",
        minH: "6",
        fontWeight: "medium",
        cursor: "pointer",
        textAlign: "start",
        _hover: { color: "text" },
      })}
      aria-pressed={direction !== undefined}
      aria-label={t("common.sortBy", { column: label })}
      onClick={() => list.change({ sort: next === list.contract.sort?.initial ? undefined : next }, true)}
    >
      {label}
      {direction && <Arrow size={14} aria-hidden />}
    </button>
  );
}

export function ListHead({ list, columns, className }: ListHeadProps) {
  const sortable: readonly string[] = list.contract.sort?.fields ?? [];
  return (
    <div
      className={`${className} ${css({ hideBelow: "md", px: "5", py: "2", color: "text.muted", fontSize: "sm", lineHeight: "sm", borderBottomWidth: "1px", borderColor: "border" })}`}
    >
      {columns.map((column) =>
        sortable.includes(column.id) ? (
          <SortButton key={column.id} list={list} column={column} />
        ) : (
          <span
            key={column.id}
            className={css({ display: "inline-flex", alignItems: "center", minH: "6", fontWeight: "medium" })}
          >
            {column.label}
          </span>
        ),
      )}
    </div>
  );
}
