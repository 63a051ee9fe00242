/** A box for all rows in the header. */
import { Stack } from "#src/ui/gallery/example/stack.tsx";
import { Employees } from "#src/ui/gallery/tables/employees.tsx";
import { ExportBar } from "./export-bar.tsx";
import { PickTable } from "./pick-table.tsx";
import { usePicked } from "./use-picked.ts";

export function All() {
  const picked = usePicked();
  return (
    <Employees first={6}>
      {(rows) => (
        <Stack>
          <ExportBar rows={rows.filter(({ id }) => picked.has(id))} />
          <PickTable forAll rows={rows} picked={picked} />
        </Stack>
      )}
    </Employees>
  );
}
