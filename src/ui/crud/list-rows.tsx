/** The rows of an area's list with what can be done to each: open, edit, history, archive, restore, delete. */
import { chakra } from "@chakra-ui/react";
import { useNavigate } from "@tanstack/react-router";
import { Pencil } from "lucide-react";
import { useState } from "react";
import { type Area, type Row } from "./area.ts";
import type { Density } from "../kit/data-table/column.ts";
import { DataTable } from "../kit/data-table/data-table.tsx";
import type { PlacedColumn } from "../kit/data-table/layout.ts";
import type { RowControlProps } from "../kit/data-table/column.ts";
import type { Arranging } from "../kit/data-table/rows.ts";
import type { Selection } from "../kit/data-table/use-selection.ts";
import { ButtonLink, Link } from "../kit/link.tsx";
import { useText } from "../messages/use-text.ts";
import { useMay } from "./abilities.ts";
import { editAt, recordAt } from "./addresses.ts";
import { DeleteDialog } from "./delete-dialog.tsx";
import { useLabels } from "./labels.ts";
import { RecordMenu } from "./record-menu.tsx";
import { useStatusActions } from "./status-actions.ts";

interface ListRowsProps {
  area: Area;
  scope: Readonly<Record<string, string>>;
  base: string;
  rows: readonly Row[];
  columns: readonly PlacedColumn<Row>[];
  /** None where nothing can be done with several rows. */
  selection: Selection<Row> | undefined;
  sort: string | undefined;
  onSort: (sort: string) => void;
  density: Density;
  arranging: Arranging;
  stale: boolean;
}

const idOf = (row: Row): string => row.id;

export function ListRows({ area, scope, base, rows, selection, ...table }: ListRowsProps) {
  const t = useText();
  const labels = useLabels(area);
  const may = useMay(area);
  const navigate = useNavigate();
  const [deleting, setDeleting] = useState<Row | null>(null);
  const { archive, restore } = useStatusActions(area, scope);
  const open = (to: string, tab?: string): void => void navigate({ to, search: tab === undefined ? {} : { tab } });
  const editable = (row: Row): boolean => row.status !== "archived" && area.fixed?.(row) !== true && may("update");
  const withRow = (act: (row: Row) => void) => (id: string) => {
    const row = rows.find((each) => each.id === id);
    if (row) act(row);
  };

  const actions = (row: Row, control: (name: string) => RowControlProps) => (
    <chakra.span display="inline-flex">
      {editable(row) && (
        <ButtonLink
          {...control("edit")}
          to={editAt(base, row.id)}
          variant="ghost"
          size="sm"
          square
          aria-label={t("crud.editOf", { name: labels.name(row) })}
          data-tip={t("common.edit")}
          data-quiet
        >
          <Pencil size={16} aria-hidden />
        </ButtonLink>
      )}
      <RecordMenu
        area={area}
        row={row}
        button={{ ...control("menu"), size: "sm" }}
        onEdit={() => open(editAt(base, row.id))}
        onHistory={() => open(recordAt(base, row.id), "history")}
        onArchive={() => void archive(row)}
        onRestore={() => void restore(row)}
        onDelete={() => setDeleting(row)}
      />
    </chakra.span>
  );

  return (
    <>
      <DataTable
        {...table}
        label={labels.text("title")}
        rows={rows}
        idOf={idOf}
        nameOf={(row) => labels.name(row)}
        lead={(row, control) => (
          <Link
            {...control}
            to={recordAt(base, row.id)}
            fontWeight="medium"
            color="text"
            _hover={{ color: "accent.text", textDecoration: "underline" }}
          >
            {labels.name(row)}
          </Link>
        )}
        actions={actions}
        selection={selection}
        keys={{
          x: withRow((row) => selection?.set([row], !selection.has(row))),
          e: withRow((row) => editable(row) && open(editAt(base, row.id))),
          Delete: withRow((row) => may("delete") && setDeleting(row)),
        }}
      />
      {deleting && (
        <DeleteDialog
          area={area}
          scope={scope}
          row={deleting}
          onDeleted={() => selection?.set([deleting], false)}
          onArchive={(row) => void archive(row)}
          onClose={() => setDeleting(null)}
        />
      )}
    </>
  );
}
