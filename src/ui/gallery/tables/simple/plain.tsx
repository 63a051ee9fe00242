/** Rows separated by hairlines. */
import { PlainTable } from "#src/ui/table/plain-table.tsx";
import { useText } from "#src/ui/messages/use-text.ts";
import { Employees } from "../employees.tsx";
import { Body, Head } from "./rows.tsx";

export function Plain() {
  const t = useText();
  return (
    <Employees first={5}>
      {(rows) => (
        <PlainTable aria-label={t("tables.simple.plain")}>
          <Head />
          <Body rows={rows} />
        </PlainTable>
      )}
    </Employees>
  );
}
