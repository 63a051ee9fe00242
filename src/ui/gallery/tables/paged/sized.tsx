/** A choice of sizes. */
import { keepPreviousData } from "@tanstack/react-query";
import { useState } from "react";
import { useSearchEmployeeRows } from "#generated/demo/hooks/datatables.ts";
import { Stack } from "#src/ui/gallery/example/stack.tsx";
import { Pager } from "#src/ui/table/pager.tsx";
import { useText } from "#src/ui/messages/use-text.ts";
import { PageOfStaff } from "./page-of-staff.tsx";

const first = 10;

export function Sized() {
  const t = useText();
  const [page, setPage] = useState(1);
  const [size, setSize] = useState(first);
  const { data, error, isPlaceholderData, refetch } = useSearchEmployeeRows(
    { query: { page, perPage: size } },
    { placeholderData: keepPreviousData },
  );
  return (
    <Stack>
      <PageOfStaff
        rows={data?.invoices}
        size={Math.min(size, first)}
        error={error}
        earlier={isPlaceholderData}
        onRetry={() => void refetch()}
      />
      <Pager
        of={t("showcase-data.paged.sized")}
        page={page}
        pageSize={size}
        total={data?.total ?? 0}
        onPage={setPage}
        onPageSize={(next) => {
          setPage(Math.floor(((page - 1) * size) / next) + 1);
          setSize(next);
        }}
      />
    </Stack>
  );
}
