/** A menu of formats. */
import { Download } from "lucide-react";
import { Stack } from "#src/ui/gallery/example/stack.tsx";
import { StaffTable, cellsOf, headOf, staffColumns } from "#src/ui/gallery/parts/staff.tsx";
import { sheetFormats, writeSheet } from "#src/ui/gallery/parts/write-sheet.ts";
import { Employees } from "#src/ui/gallery/tables/employees.tsx";
import { Button } from "#src/ui/kit/button.tsx";
import { downloadFile } from "#src/ui/kit/download.ts";
import { MenuItem } from "#src/ui/kit/menu-items.tsx";
import { Menu } from "#src/ui/kit/menu.tsx";
import { toast } from "#src/ui/kit/toast.ts";
import { useText } from "#src/ui/messages/use-text.ts";

export function Formats() {
  const t = useText();
  return (
    <Employees first={5}>
      {(rows) => (
        <Stack>
          <div>
            <Menu
              trigger={(props) => (
                <Button {...props}>
                  <Download size={16} aria-hidden />
                  {t("showcase-data.export.open")}
                </Button>
              )}
            >
              {sheetFormats.map((format) => (
                <MenuItem
                  key={format}
                  onSelect={() => {
                    const cells = rows.map((row) => cellsOf(row, staffColumns));
                    const { content, type } = writeSheet(format, headOf(t, staffColumns), cells);
                    downloadFile(`employees.${format}`, content, type);
                    toast({ text: t("showcase-data.export.saved", { file: `employees.${format}` }) });
                  }}
                >
                  {t(`showcase-data.export.format.${format}`)}
                </MenuItem>
              ))}
            </Menu>
          </div>
          <StaffTable rows={rows} />
        </Stack>
      )}
    </Employees>
  );
}
