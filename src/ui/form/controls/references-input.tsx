/** Reference to several records, each shown as a chip. */
import { useQuery } from "@tanstack/react-query";
import type { Reference } from "../spec.ts";
import { MultiSelect } from "../../kit/combobox/multi-select.tsx";
import { useBuiltInName } from "../../messages/built-in-name.ts";
import { namedOptions } from "./named-options.ts";
import { referenceName, rememberName } from "../reference-names.ts";

interface ReferencesInputProps {
  label: string;
  reference: Reference;
  path: Readonly<Record<string, string>>;
  values: readonly string[];
  onChange: (values: readonly string[]) => void;
}

export function ReferencesInput({ label, reference, path, values, onChange }: ReferencesInputProps) {
  const builtIn = useBuiltInName();
  const shown = (name: string): string => (reference.named ? builtIn(reference.named, name) : name);
  const { data, error, refetch } = useQuery(reference.options({ path }));
  for (const option of data ?? []) rememberName(option.id, option.label);
  return (
    <MultiSelect
      label={label}
      options={namedOptions(data ?? [], reference.named, builtIn)}
      values={values}
      labelOf={(id) => shown(referenceName(id) ?? "…")}
      onChange={onChange}
      status={data ? undefined : error ? "failed" : "loading"}
      onRetry={() => void refetch()}
    />
  );
}
