/** Exports all rows that match the filters, in one of two formats. */
import { Download, FileSpreadsheet, FileText } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../kit/button.tsx";
import { Menu } from "../kit/menu.tsx";
import { MenuItem } from "../kit/menu-items.tsx";
import { useText } from "../messages/use-text.ts";
import type { FileFormat } from "./use-list-file.ts";

interface ExportMenuProps {
  /** Row count of the export; undefined while the list loads. */
  total: number | undefined;
  busy: boolean;
  onSave: (format: FileFormat) => void;
  /** Further items. */
  children?: ReactNode;
}

export function ExportMenu({ total = 0, busy, onSave, children }: ExportMenuProps) {
  const t = useText();
  const item = { hint: t("crud.exportRows", { total }), disabled: total === 0 };
  return (
    <Menu
      align="end"
      trigger={(props) => (
        <Button {...props} loading={busy}>
          <Download size={16} aria-hidden />
          {t("crud.export")}
        </Button>
      )}
    >
      <MenuItem {...item} icon={<FileSpreadsheet size={16} aria-hidden />} onSelect={() => onSave("xlsx")}>
        {t("crud.exportXlsx")}
      </MenuItem>
      <MenuItem {...item} icon={<FileText size={16} aria-hidden />} onSelect={() => onSave("csv")}>
        {t("crud.exportCsv")}
      </MenuItem>
      {children}
    </Menu>
  );
}
