/** Asks for a name and a format. */
import { useState } from "react";
import { Stack } from "#src/ui/gallery/example/stack.tsx";
import { ExportForm } from "#src/ui/gallery/parts/export-form.tsx";
import { StaffTable, cellsOf, headOf, staffColumns } from "#src/ui/gallery/parts/staff.tsx";
import { Employees } from "#src/ui/gallery/tables/employees.tsx";
import { Button } from "#src/ui/kit/button.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

export function Dialog() {
  const t = useText();
  const [open, setOpen] = useState(false);
  return (
    <Employees first={5}>
      {(rows) => (
        <Stack>
          <div>
            <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
              {t("showcase-data.export.open")}
            </Button>
          </div>
          <StaffTable rows={rows} />
          {open && (
            <ExportForm
              name="employees"
              header={headOf(t, staffColumns)}
              rows={rows.map((row) => cellsOf(row, staffColumns))}
              onClose={() => setOpen(false)}
            />
          )}
        </Stack>
      )}
    </Employees>
  );
}
