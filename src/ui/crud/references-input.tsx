/** A field that refers to several records of another area, each a chip in the field. */
import { useQuery } from "@tanstack/react-query";
import type { Reference } from "../areas/area.ts";
import { MultiSelect } from "../kit/combobox/multi-select.tsx";
import { referenceName, rememberName } from "./reference-names.ts";

interface ReferencesInputProps {
  label: string;
  reference: Reference;
  path: Readonly<Record<string, string>>;
  values: readonly string[];
  onChange: (values: readonly string[]) => void;
}

export function ReferencesInput({ label, reference, path, values, onChange }: ReferencesInputProps) {
  const { data, error, refetch } = useQuery(reference.options({ path }));
  for (const option of data ?? []) rememberName(option.id, option.label);
  return (
    <MultiSelect
      label={label}
      options={(data ?? []).map((option) => ({ value: option.id, label: option.label }))}
      values={values}
      labelOf={(id) => referenceName(id) ?? "…"}
      onChange={onChange}
      status={data ? undefined : error ? "failed" : "loading"}
      onRetry={() => void refetch()}
    />
  );
}
