/** The menu of the product's lists, with a further format. */
import { FileType } from "lucide-react";
import type { EmployeeRow } from "#generated/demo/schema.ts";
import { Stack } from "#src/ui/gallery/example/stack.tsx";
import { StaffTable, cellsOf, headOf, staffColumns } from "#src/ui/gallery/parts/staff.tsx";
import { writeSheet, type SheetFormat } from "#src/ui/gallery/parts/write-sheet.ts";
import { Employees } from "#src/ui/gallery/tables/employees.tsx";
import { downloadFile } from "#src/ui/kit/download.ts";
import { MenuItem } from "#src/ui/kit/menu-items.tsx";
import { toast } from "#src/ui/kit/toast.ts";
import { ExportMenu } from "#src/ui/list/export-menu.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

export function Formats() {
  const t = useText();
  const save = (rows: readonly EmployeeRow[], format: SheetFormat): void => {
    const cells = rows.map((row) => cellsOf(row, staffColumns));
    const { content, type } = writeSheet(format, headOf(t, staffColumns), cells);
    downloadFile(`employees.${format}`, content, type);
    toast({ text: t("showcase-data.export.saved", { file: `employees.${format}` }) });
  };
  return (
    <Employees first={5}>
      {(rows) => (
        <Stack>
          <div>
            <ExportMenu total={rows.length} busy={false} onSave={(format) => save(rows, format)}>
              <MenuItem icon={<FileType size={16} aria-hidden />} onSelect={() => save(rows, "txt")}>
                {t("showcase-data.export.format.txt")}
              </MenuItem>
            </ExportMenu>
          </div>
          <StaffTable rows={rows} />
        </Stack>
      )}
    </Employees>
  );
}
