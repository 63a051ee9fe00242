/** Combobox for a record of another area, searched on the server. */
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useDeferredValue, useState } from "react";
import type { Reference } from "../spec.ts";
import { Combobox } from "../../kit/combobox/combobox.tsx";
import { matching } from "../../kit/combobox/option.ts";
import { useBuiltInName } from "../../messages/built-in-name.ts";
import { namedOptions } from "./named-options.ts";
import { referenceName, rememberName } from "../reference-names.ts";

interface ReferenceInputProps {
  name: string;
  label: string;
  reference: Reference;
  /** Path parameters of the other area's list. */
  path: Readonly<Record<string, string>>;
  value: string | null;
  required: boolean;
  onChange: (value: string | null) => void;
  onBlur: () => void;
}

export function ReferenceInput({
  name,
  label,
  reference,
  path,
  value,
  required,
  onChange,
  onBlur,
}: ReferenceInputProps) {
  const [query, setQuery] = useState("");
  const q = useDeferredValue(query.trim());
  const builtIn = useBuiltInName();
  // The server only searches stored names; translated ones are few and searched here.
  const { named } = reference;
  const shown = (label: string): string => (named ? builtIn(named, label) : label);
  const { data, error, refetch } = useQuery({
    ...reference.options({ path, query: q === "" || named ? {} : { q } }),
    placeholderData: keepPreviousData,
  });
  for (const option of data ?? []) rememberName(option.id, option.label);
  const options = namedOptions(data ?? [], named, builtIn, reference.first);
  return (
    <Combobox
      name={name}
      label={label}
      options={named ? matching(options, q) : options}
      value={value}
      valueLabel={value === null ? undefined : shown(referenceName(value) ?? "") || undefined}
      onChange={onChange}
      onQuery={setQuery}
      clearable={!required}
      status={data ? undefined : error ? "failed" : "loading"}
      onRetry={() => void refetch()}
      onBlur={onBlur}
    />
  );
}
