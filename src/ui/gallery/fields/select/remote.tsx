/** Employees searched on the server. */
import { keepPreviousData } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useSearchEmployeeRows } from "#generated/demo/hooks/datatables.ts";
import { Combobox } from "#src/ui/kit/combobox/combobox.tsx";
import { Result, Stack } from "#src/ui/gallery/example/stack.tsx";
import { Field } from "#src/ui/kit/field.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

/** Debounces the text. */
function useDebounced(text: string, after = 250): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), after);
    return () => clearTimeout(timer);
  }, [text, after]);
  return settled;
}

export function Remote() {
  const t = useText();
  const [query, setQuery] = useState("");
  const [employee, setEmployee] = useState<{ id: string; name: string } | null>(null);
  const asked = useDebounced(query);
  const rows = useSearchEmployeeRows({ query: { q: asked, perPage: 20 } }, { placeholderData: keepPreviousData });
  const options =
    rows.data?.invoices.map(({ id, full_name: label, post }) => ({ value: String(id), label, detail: post })) ?? [];
  return (
    <Stack>
      <Field label={t("showcase-choices.select.employee")}>
        <Combobox
          label={t("showcase-choices.select.employee")}
          options={options}
          value={employee?.id ?? null}
          valueLabel={employee?.name}
          onChange={(id, option) => setEmployee(id !== null && option ? { id, name: option.label } : null)}
          onQuery={setQuery}
          status={rows.isError ? "failed" : rows.isFetching ? "loading" : undefined}
          onRetry={() => void rows.refetch()}
          clearable
        />
      </Field>
      <Result>
        {t("showcase.value", { value: employee ? `${employee.id}, ${employee.name}` : t("showcase.nothing") })}
      </Result>
    </Stack>
  );
}
