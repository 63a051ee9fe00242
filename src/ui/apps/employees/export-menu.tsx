/** Saves the list as shown, in one of two formats. */
import { Download, FileSpreadsheet, FileText } from "lucide-react";
import { Button } from "../../kit/button.tsx";
import { Menu } from "../../kit/menu.tsx";
import { MenuItem } from "../../kit/menu-items.tsx";
import { useText } from "../../messages/use-text.ts";

export function ExportMenu({ busy, onSave }: { busy: boolean; onSave: (format: "csv" | "xlsx") => void }) {
  const t = useText();
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
      <MenuItem icon={<FileSpreadsheet size={16} aria-hidden />} onSelect={() => onSave("xlsx")}>
        {t("employees.exportXlsx")}
      </MenuItem>
      <MenuItem icon={<FileText size={16} aria-hidden />} onSelect={() => onSave("csv")}>
        {t("employees.exportCsv")}
      </MenuItem>
    </Menu>
  );
}
