/** Rows of several pages in one file. */
import { useState } from "react";
import { Stack } from "#src/ui/gallery/example/stack.tsx";
import { Pagination } from "#src/ui/gallery/parts/pagination.tsx";
import { Employees } from "#src/ui/gallery/tables/employees.tsx";
import { useText } from "#src/ui/messages/use-text.ts";
import { ExportBar } from "./export-bar.tsx";
import { PickTable } from "./pick-table.tsx";
import { usePicked } from "./use-picked.ts";

const size = 5;

export function Pages() {
  const t = useText();
  const picked = usePicked();
  const [page, setPage] = useState(1);
  return (
    <Employees first={20}>
      {(all) => (
        <Stack>
          <ExportBar rows={all.filter(({ id }) => picked.has(id))} />
          <PickTable forAll rows={all.slice((page - 1) * size, page * size)} picked={picked} />
          <Pagination
            label={t("showcase-data.employees")}
            page={page}
            last={Math.ceil(all.length / size)}
            onPage={setPage}
          />
        </Stack>
      )}
    </Employees>
  );
}
