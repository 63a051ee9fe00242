/** Reference to one of a short list of records, as a plain select. */
import { useQuery } from "@tanstack/react-query";
import { Select } from "../../kit/select.tsx";
import type { Reference } from "../spec.ts";

interface ShortReferenceSelectProps {
  name: string;
  reference: Reference;
  /** Path parameters of the other area's list. */
  path: Readonly<Record<string, string>>;
  /** The empty choice. */
  nothing: string;
  value: string | null;
  onChange: (value: string | null) => void;
  onBlur: () => void;
}

export function ShortReferenceSelect({
  name,
  reference,
  path,
  nothing,
  value,
  onChange,
  onBlur,
}: ShortReferenceSelectProps) {
  const { data } = useQuery(reference.options({ path }));
  return (
    <Select
      name={name}
      value={value ?? ""}
      onBlur={onBlur}
      onChange={({ target }) => onChange(target.value === "" ? null : target.value)}
    >
      <option value="">{nothing}</option>
      {data?.map(({ id, label }) => (
        <option key={id} value={id}>
          {label}
        </option>
      ))}
    </Select>
  );
}
