/** Many pages, with a field to jump to one. */
import { useState } from "react";
import { Row, Stack } from "#src/ui/kit/example/stack.tsx";
import { PageJump } from "#src/ui/kit/page-jump.tsx";
import { Pagination } from "#src/ui/kit/pagination.tsx";
import { Segmented } from "#src/ui/kit/segmented.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

const last = 240;
const widths = ["0", "1", "2"] as const;

export function Jump() {
  const t = useText();
  const [page, setPage] = useState(120);
  const [around, setAround] = useState<(typeof widths)[number]>("2");
  return (
    <Stack>
      <Row>
        <Segmented<(typeof widths)[number]>
          label={t("showcase-lists.pagination.around")}
          value={around}
          onChange={setAround}
          options={widths.map((value) => ({
            value,
            label: t("showcase-lists.pagination.neighbours", { count: Number(value) }),
          }))}
        />
      </Row>
      <Pagination
        label={t("showcase-lists.pagination.events")}
        page={page}
        last={last}
        around={Number(around)}
        onPage={setPage}
      />
      <PageJump last={last} onPage={setPage} />
    </Stack>
  );
}
