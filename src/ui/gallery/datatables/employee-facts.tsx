/** All details of an employee. */
import { salaryOf, startOf, yearsOf } from "#src/domain/people/employee-rows.ts";
import type { EmployeeRow } from "#generated/demo/schema.ts";
import { useFormat } from "../../kit/format.tsx";
import { PropertyList } from "../../kit/property-list.tsx";
import { useText } from "../../messages/use-text.ts";
import { StatusLabel } from "./status.tsx";

export function EmployeeFacts({ row }: { row: EmployeeRow }) {
  const t = useText();
  const format = useFormat();
  return (
    <PropertyList
      properties={[
        { id: "post", label: t("tables.post"), value: row.post },
        { id: "email", label: t("tables.email"), value: row.email },
        { id: "city", label: t("tables.city"), value: row.city },
        { id: "start", label: t("tables.start"), value: format.date(startOf(row)) },
        { id: "salary", label: t("tables.salary"), value: format.money(salaryOf(row)) },
        { id: "age", label: t("tables.age"), value: row.age },
        { id: "experience", label: t("tables.experience"), value: t("tables.years", { years: yearsOf(row) }) },
        { id: "status", label: t("tables.status"), value: <StatusLabel status={row.status} /> },
      ]}
    />
  );
}
