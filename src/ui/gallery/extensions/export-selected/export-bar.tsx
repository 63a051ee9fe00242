/** The number of chosen rows, and the button that exports them. */
import type { EmployeeRow } from "#generated/demo/schema.ts";
import { useState } from "react";
import { Result, Row } from "#src/ui/gallery/example/stack.tsx";
import { ExportForm } from "#src/ui/gallery/parts/export-form.tsx";
import { cellsOf, headOf, staffColumns } from "#src/ui/gallery/parts/staff.tsx";
import { Button } from "#src/ui/kit/button.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

export function ExportBar({ rows }: { rows: readonly EmployeeRow[] }) {
  const t = useText();
  const [open, setOpen] = useState(false);
  return (
    <Row>
      <Button aria-haspopup="dialog" disabled={rows.length === 0} onClick={() => setOpen(true)}>
        {t("showcase-data.export.open")}
      </Button>
      <Result>{t("showcase-data.selected.count", { count: rows.length })}</Result>
      {open && (
        <ExportForm
          name="selection"
          header={headOf(t, staffColumns)}
          rows={rows.map((row) => cellsOf(row, staffColumns))}
          onClose={() => setOpen(false)}
        />
      )}
    </Row>
  );
}
