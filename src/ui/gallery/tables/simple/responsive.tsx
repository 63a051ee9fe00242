/** Scrolls within its card on phones. */
import { salaryOf, startOf, yearsOf } from "#src/domain/people/employee-rows.ts";
import { Money, useFormat } from "#src/ui/kit/format.tsx";
import { PlainTable, TableScroll } from "#src/ui/table/plain-table.tsx";
import { useText } from "#src/ui/messages/use-text.ts";
import { Employees } from "../employees.tsx";

export function Responsive() {
  const t = useText();
  const format = useFormat();
  return (
    <TableScroll label={t("tables.simple.responsive")}>
      <Employees first={5}>
        {(rows) => (
          <PlainTable css={{ whiteSpace: "nowrap" }}>
            <thead>
              <tr>
                <th scope="col">{t("tables.name")}</th>
                <th scope="col">{t("tables.post")}</th>
                <th scope="col">{t("tables.email")}</th>
                <th scope="col">{t("tables.city")}</th>
                <th scope="col">{t("tables.start")}</th>
                <th scope="col" data-end>
                  {t("tables.experience")}
                </th>
                <th scope="col" data-end>
                  {t("tables.salary")}
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.id}>
                  <th scope="row">{row.full_name}</th>
                  <td>{row.post}</td>
                  <td>{row.email}</td>
                  <td>{row.city}</td>
                  <td>{format.date(startOf(row))}</td>
                  <td data-end>{t("tables.years", { years: yearsOf(row) })}</td>
                  <td data-end>
                    <Money cents={salaryOf(row)} />
                  </td>
                </tr>
              ))}
            </tbody>
          </PlainTable>
        )}
      </Employees>
    </TableScroll>
  );
}
