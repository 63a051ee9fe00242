/** Actions of a record the account may perform: edit, history, archive or restore, delete. */
import { Archive, ArchiveRestore, Ellipsis, History, Pencil, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { nameOf, type Area, type Row } from "./area.ts";
import { Button, type ButtonProps } from "../kit/button.tsx";
import { Menu } from "../kit/menu.tsx";
import { MenuItem, MenuSeparator } from "../kit/menu-items.tsx";
import { useText } from "../messages/use-text.ts";
import { useMay } from "./abilities.ts";
import { useLabels } from "./labels.ts";

interface RecordMenuProps {
  area: Area;
  row: Row;
  /** Props of the button, such as its tab index within a row. */
  button?: Partial<ButtonProps>;
  onEdit?: () => void;
  onHistory?: () => void;
  onArchive: () => void;
  onRestore: () => void;
  onDelete: () => void;
}

export function RecordMenu({ area, row, button, onEdit, onHistory, onArchive, onRestore, onDelete }: RecordMenuProps) {
  const t = useText();
  const may = useMay(area);
  const labels = useLabels(area);
  const archived = row.status === "archived";
  const fixed = area.fixed?.(row) === true;
  const item = (icon: ReactNode, text: string, onSelect: () => void, danger = false) => (
    <MenuItem icon={icon} danger={danger} onSelect={onSelect}>
      {text}
    </MenuItem>
  );
  const edit =
    onEdit && !archived && !fixed && may("update") && item(<Pencil size={16} aria-hidden />, t("common.edit"), onEdit);
  const history = onHistory && may("history") && item(<History size={16} aria-hidden />, t("crud.history"), onHistory);
  const archive =
    !archived && !fixed && may("archive") && item(<Archive size={16} aria-hidden />, t("crud.archive"), onArchive);
  const restore =
    archived && may("restore") && item(<ArchiveRestore size={16} aria-hidden />, t("crud.restore"), onRestore);
  const remove =
    !fixed &&
    may("delete") &&
    item(<Trash2 size={16} aria-hidden />, labels.own("action.delete") ?? t("common.delete"), onDelete, true);
  if (!edit && !history && !archive && !restore && !remove) return null;
  const label = t("crud.actionsOf", { name: nameOf(area, row) });
  return (
    <Menu
      align="end"
      trigger={(props) => (
        <Button {...props} variant="ghost" square aria-label={label} data-tip={t("shell.more")} {...button}>
          <Ellipsis size={18} aria-hidden />
        </Button>
      )}
    >
      {edit}
      {history}
      {archive}
      {restore}
      {remove && (edit || history || archive || restore) && <MenuSeparator />}
      {remove}
    </Menu>
  );
}
