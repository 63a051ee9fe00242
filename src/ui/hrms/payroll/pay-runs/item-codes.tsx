/** Chooses allowances and deductions by their code. */
import { useListAllowances } from "#generated/hrms/hooks/allowances.ts";
import { useListDeductions } from "#generated/hrms/hooks/deductions.ts";
import type { ControlProps } from "../../../form/spec.ts";
import { MultiSelect } from "../../../kit/combobox/multi-select.tsx";

const query = { status: ["active" as const], pageSize: 100 };

export function ItemCodes({ label, value, scope: { companyId = "" }, onChange }: ControlProps) {
  const allowances = useListAllowances({ path: { companyId }, query });
  const deductions = useListDeductions({ path: { companyId }, query });
  const items = [...(allowances.data?.items ?? []), ...(deductions.data?.items ?? [])];
  const failed = allowances.error ?? deductions.error;
  const loading = allowances.isPending || deductions.isPending;
  return (
    <MultiSelect
      label={label}
      options={items.map(({ code, name }) => ({ value: code, label: `${name} (${code})` }))}
      values={(value ?? []) as readonly string[]}
      labelOf={(code) => items.find((item) => item.code === code)?.name ?? code}
      onChange={onChange}
      status={failed ? "failed" : loading ? "loading" : undefined}
      onRetry={() => void Promise.all([allowances.refetch(), deductions.refetch()])}
    />
  );
}
