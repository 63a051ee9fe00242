/** Five rows per page, with page numbers. */
import { keepPreviousData } from "@tanstack/react-query";
import { useState } from "react";
import { useSearchEmployeeRows } from "#generated/demo/hooks/datatables.ts";
import { Stack } from "#src/ui/gallery/example/stack.tsx";
import { Pagination } from "#src/ui/gallery/parts/pagination.tsx";
import { useText } from "#src/ui/messages/use-text.ts";
import { PageOfStaff } from "./page-of-staff.tsx";

const size = 5;

export function Numbered() {
  const t = useText();
  const [page, setPage] = useState(1);
  const { data, error, isPlaceholderData, refetch } = useSearchEmployeeRows(
    { query: { page, perPage: size } },
    { placeholderData: keepPreviousData },
  );
  return (
    <Stack>
      <PageOfStaff
        rows={data?.invoices}
        size={size}
        error={error}
        earlier={isPlaceholderData}
        onRetry={() => void refetch()}
      />
      <Pagination
        label={t("showcase-data.employees")}
        page={page}
        last={Math.ceil((data?.total ?? 100) / size)}
        onPage={setPage}
      />
    </Stack>
  );
}
