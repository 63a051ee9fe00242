/** Page numbers around the current one. */
import { useState } from "react";
import { Result, Stack } from "#src/ui/gallery/example/stack.tsx";
import { Pagination } from "#src/ui/gallery/parts/pagination.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

const last = 12;
const size = 9;

export function Basic() {
  const t = useText();
  const [page, setPage] = useState(5);
  return (
    <Stack>
      <Pagination label={t("showcase-lists.pagination.products")} page={page} last={last} onPage={setPage} />
      <Result>
        {t("showcase-lists.pagination.range", { from: (page - 1) * size + 1, to: page * size, total: last * size })}
      </Result>
    </Stack>
  );
}
