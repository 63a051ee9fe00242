/** A figure of a payroll report, by its kind. */
import type { PayrollReport } from "#generated/hrms/schema.ts";
import { Money, useFormat } from "../../../kit/format.tsx";

type Kind = PayrollReport["columns"][number]["kind"];

export function ReportValue({ kind, value }: { readonly kind: Kind; readonly value: string | number | null }) {
  const format = useFormat();
  if (value === null || value === "") return "–";
  if (typeof value === "string") return value;
  if (kind === "money") return <Money cents={value} />;
  if (kind === "share") return format.number(value / 10_000, { style: "percent", maximumFractionDigits: 1 });
  return format.number(kind === "hours" ? value / 100 : value, { maximumFractionDigits: 2 });
}
