/** The file has the columns that are shown. */
import { useState } from "react";
import { Row, Stack } from "#src/ui/gallery/example/stack.tsx";
import { ExportForm } from "#src/ui/gallery/parts/export-form.tsx";
import { StaffTable, cellsOf, headOf, staffColumns, type StaffColumn } from "#src/ui/gallery/parts/staff.tsx";
import { Employees } from "#src/ui/gallery/tables/employees.tsx";
import { Button } from "#src/ui/kit/button.tsx";
import { LabelledCheckbox } from "#src/ui/kit/checkbox.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

export function Columns() {
  const t = useText();
  const [shown, setShown] = useState<ReadonlySet<StaffColumn>>(new Set(["full_name", "post", "salary"]));
  const [open, setOpen] = useState(false);
  const columns = staffColumns.filter((column) => shown.has(column));
  return (
    <Employees first={4}>
      {(rows) => (
        <Stack>
          <Row role="group" aria-label={t("showcase-data.export.shownColumns")}>
            {staffColumns.map((column) => (
              <LabelledCheckbox
                key={column}
                checked={shown.has(column)}
                // One column stays.
                disabled={shown.size === 1 && shown.has(column)}
                onChange={({ target }) => {
                  const next = new Set(shown);
                  if (target.checked) next.add(column);
                  else next.delete(column);
                  setShown(next);
                }}
              >
                {headOf(t, [column])}
              </LabelledCheckbox>
            ))}
          </Row>
          <div>
            <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
              {t("showcase-data.export.open")}
            </Button>
          </div>
          <StaffTable rows={rows} fields={columns} />
          {open && (
            <ExportForm
              name="employees"
              header={headOf(t, columns)}
              rows={rows.map((row) => cellsOf(row, columns))}
              onClose={() => setOpen(false)}
            />
          )}
        </Stack>
      )}
    </Employees>
  );
}
