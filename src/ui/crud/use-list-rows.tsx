/** Actions of each list row: open, edit, history, archive, restore, delete. */
import { css } from "#generated/styles/css/index.js";
import { useNavigate } from "@tanstack/react-router";
import { Pencil } from "lucide-react";
import { useState, type ReactNode } from "react";
import { type Area, type Row } from "./area.ts";
import type { TableProps } from "../table/rows.ts";
import type { Selection } from "../table/use-selection.ts";
import { ButtonLink, Link } from "../kit/link.tsx";
import { useText } from "../messages/use-text.ts";
import { useMay } from "./abilities.ts";
import { editAt, recordAt } from "./addresses.ts";
import { DeleteDialog } from "./delete-dialog.tsx";
import { useLabels } from "./labels.ts";
import { RecordMenu } from "./record-menu.tsx";
import { useStatusActions } from "./status-actions.ts";

interface ListRows {
  readonly table: Pick<TableProps<Row>, "nameOf" | "lead" | "actions"> & {
    readonly keys: Readonly<Record<string, (row: Row) => void>>;
  };
  readonly dialog: ReactNode;
}

export function useListRows(
  area: Area,
  scope: Readonly<Record<string, string>>,
  base: string,
  selection: Selection<Row>,
): ListRows {
  const t = useText();
  const labels = useLabels(area);
  const may = useMay(area);
  const navigate = useNavigate();
  const [deleting, setDeleting] = useState<Row | null>(null);
  const { archive, restore } = useStatusActions(area, scope);
  const open = (to: string, tab?: string): void => void navigate({ to, search: tab === undefined ? {} : { tab } });
  const editable = (row: Row): boolean => row.status !== "archived" && area.fixed?.(row) !== true && may("update");

  return {
    table: {
      nameOf: (row) => labels.name(row),
      lead: (row, control) => (
        <Link
          {...control}
          to={recordAt(base, row.id)}
          className={css({
            fontWeight: "medium",
            color: "text",
            _hover: { color: "accent.text", textDecoration: "underline" },
          })}
        >
          {labels.name(row)}
        </Link>
      ),
      actions: (row, control) => (
        <span className={css({ display: "inline-flex" })}>
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
        </span>
      ),
      keys: {
        e: (row) => editable(row) && open(editAt(base, row.id)),
        Delete: (row) => may("delete") && setDeleting(row),
      },
    },
    dialog: deleting && (
      <DeleteDialog
        area={area}
        scope={scope}
        row={deleting}
        onDeleted={() => selection.set([deleting], false)}
        onArchive={(row) => void archive(row)}
        onClose={() => setDeleting(null)}
      />
    ),
  };
}
