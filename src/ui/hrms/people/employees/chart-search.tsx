/** Searches employees by name to show them in the org chart. */
import { css } from "#generated/styles/css/index.js";
import { keepPreviousData } from "@tanstack/react-query";
import { useState } from "react";
import { useListEmployees } from "#generated/hrms/hooks/employees.ts";
import { presentStatuses } from "#src/domain/people/shared/vocabulary.ts";
import { Combobox } from "../../../kit/combobox/combobox.tsx";
import { useDebounced } from "../../../kit/use-debounced.ts";
import { useText } from "../../../messages/use-text.ts";

export function ChartSearch({ companyId, onFound }: { companyId: string; onFound: (id: string) => void }) {
  const t = useText();
  // Null until the field is used, so that nothing is fetched before.
  const [typed, setTyped] = useState<string | null>(null);
  const q = useDebounced(typed?.trim() ?? null);
  const found = useListEmployees(
    {
      path: { companyId },
      query: { ...(q !== null && q !== "" && { q }), status: [...presentStatuses], pageSize: 30 },
    },
    { enabled: q !== null, placeholderData: keepPreviousData },
  );
  return (
    <div className={css({ w: "18rem", maxW: "full" })} onFocus={() => setTyped(typed ?? "")}>
      <Combobox
        name="person"
        label={t("employees.findPerson")}
        placeholder={t("employees.findPerson")}
        options={(found.data?.items ?? []).map(({ id, fullName, designation }) => ({
          value: id,
          label: fullName,
          ...(designation !== null && { detail: designation }),
        }))}
        value={null}
        onChange={(id) => id !== null && onFound(id)}
        onQuery={setTyped}
        status={found.isError ? "failed" : found.data === undefined ? "loading" : undefined}
        onRetry={() => void found.refetch()}
      />
    </div>
  );
}
