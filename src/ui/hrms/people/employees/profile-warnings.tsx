/** Warnings about an employee that need attention but block nothing. */
import type { Employee } from "#generated/hrms/schema.ts";
import { Alert } from "../../../kit/alert.tsx";
import { useFormat } from "../../../kit/format.tsx";
import { useText } from "../../../messages/use-text.ts";

export function ProfileWarnings({ warnings }: Pick<Employee, "warnings">) {
  const t = useText();
  const format = useFormat();
  return warnings.map(({ code, params }) => {
    const plain = Object.fromEntries(
      Object.entries(params).map(([name, value]) => [
        name,
        typeof value === "string" && /^\d{4}-\d{2}-\d{2}$/.test(value) ? format.date(value) : value,
      ]),
    );
    return (
      <Alert key={code} tone="warning">
        {t(`employees.warning.${code}`, { days: 0, date: "", units: "", ...plain })}
      </Alert>
    );
  });
}
