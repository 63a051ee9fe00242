/** Disabled until a row is chosen. */
import { Stack } from "#src/ui/gallery/example/stack.tsx";
import { Employees } from "#src/ui/gallery/tables/employees.tsx";
import { ExportBar } from "./export-bar.tsx";
import { PickTable } from "./pick-table.tsx";
import { usePicked } from "./use-picked.ts";

export function Basic() {
  const picked = usePicked();
  return (
    <Employees first={5}>
      {(rows) => (
        <Stack>
          <ExportBar rows={rows.filter(({ id }) => picked.has(id))} />
          <PickTable rows={rows} picked={picked} />
        </Stack>
      )}
    </Employees>
  );
}
