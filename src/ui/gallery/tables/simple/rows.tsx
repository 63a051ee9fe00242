/** Header and rows shared by most examples. */
import type { EmployeeRow } from "#generated/demo/schema.ts";
import { salaryOf } from "#src/domain/people/employee-rows.ts";
import { Money } from "#src/ui/kit/format.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

export function Head() {
  const t = useText();
  return (
    <thead>
      <tr>
        <th scope="col">{t("tables.name")}</th>
        <th scope="col">{t("tables.post")}</th>
        <th scope="col" data-end>
          {t("tables.salary")}
        </th>
      </tr>
    </thead>
  );
}

export function Body({ rows }: { rows: readonly EmployeeRow[] }) {
  return (
    <tbody>
      {rows.map((row) => (
        <tr key={row.id}>
          <th scope="row">{row.full_name}</th>
          <td>{row.post}</td>
          <td data-end>
            <Money cents={salaryOf(row)} />
          </td>
        </tr>
      ))}
    </tbody>
  );
}
