/** Searches on the server, a moment after the last letter. */
import { keepPreviousData } from "@tanstack/react-query";
import { useState } from "react";
import { useSearchEmployeeRows } from "#generated/demo/hooks/datatables.ts";
import { Stack } from "#src/ui/gallery/example/stack.tsx";
import { Pagination } from "#src/ui/gallery/parts/pagination.tsx";
import { Input } from "#src/ui/kit/input.tsx";
import { useDebounced } from "#src/ui/kit/use-debounced.ts";
import { useText } from "#src/ui/messages/use-text.ts";
import { PageOfStaff } from "./page-of-staff.tsx";

const size = 5;

export function Searched() {
  const t = useText();
  const [text, setText] = useState("");
  const [page, setPage] = useState(1);
  const q = useDebounced(text.trim(), 250);
  const search = (next: string): void => {
    setText(next);
    setPage(1);
  };
  const { data, error, isPlaceholderData, refetch } = useSearchEmployeeRows(
    { query: { page, perPage: size, ...(q && { q }) } },
    { placeholderData: keepPreviousData },
  );
  return (
    <Stack>
      <Input
        type="search"
        aria-label={t("showcase.search")}
        placeholder={t("showcase.search")}
        value={text}
        onChange={({ target }) => search(target.value)}
      />
      <PageOfStaff
        rows={data?.invoices}
        size={size}
        error={error}
        earlier={isPlaceholderData}
        query={q}
        onRetry={() => void refetch()}
        onClear={() => search("")}
      />
      <Pagination
        label={t("showcase-data.paged.searched")}
        page={page}
        last={Math.max(1, Math.ceil((data?.total ?? 100) / size))}
        onPage={setPage}
      />
    </Stack>
  );
}
