/** Borders around every cell. */
import { PlainTable } from "#src/ui/table/plain-table.tsx";
import { useText } from "#src/ui/messages/use-text.ts";
import { Employees } from "../employees.tsx";
import { Body, Head } from "./rows.tsx";

export function Bordered() {
  const t = useText();
  return (
    <Employees first={5}>
      {(rows) => (
        <PlainTable bordered aria-label={t("tables.simple.bordered")}>
          <Head />
          <Body rows={rows} />
        </PlainTable>
      )}
    </Employees>
  );
}
