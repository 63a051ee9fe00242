/** Rows tinted by status, which is also written out. */
import { PlainTable } from "#src/ui/table/plain-table.tsx";
import { useText } from "#src/ui/messages/use-text.ts";
import { StatusLabel } from "#src/ui/gallery/datatables/status.tsx";
import { Employees } from "../employees.tsx";

const tones: Readonly<Record<number, string>> = { 1: "success", 2: "info", 3: "warning", 4: "danger" };

export function Contextual() {
  const t = useText();
  return (
    <Employees>
      {(rows) => (
        <PlainTable aria-label={t("tables.simple.contextual")}>
          <thead>
            <tr>
              <th scope="col">{t("tables.name")}</th>
              <th scope="col">{t("tables.status")}</th>
            </tr>
          </thead>
          <tbody>
            {[1, 2, 3, 4, 5].flatMap((status) =>
              rows
                .filter((row) => row.status === status)
                .slice(0, 1)
                .map((row) => (
                  <tr key={row.id} data-tone={tones[status]}>
                    <th scope="row">{row.full_name}</th>
                    <td>
                      <StatusLabel status={status} />
                    </td>
                  </tr>
                )),
            )}
          </tbody>
        </PlainTable>
      )}
    </Employees>
  );
}
